"""You compare the sum of the positions with that of 1, 2, 3 and so on. 1, 1 and 4 have that sum
too, and so have 2, 2 and 2: compare all of them, sorted, one by one.
"""


# 08.5
def orphans_of(db):
    sql = "SELECT id FROM children WHERE parent_id NOT IN (SELECT id FROM parents) ORDER BY id"
    return [child_id for (child_id,) in db.execute(sql)]


def audit(db):
    """The ids of the orphans, and of the documents with gaps: two sorted lists."""
    sql = (
        "SELECT document_id FROM children GROUP BY document_id "
        "HAVING SUM(position) <> COUNT(*) * (COUNT(*) + 1) / 2"
    )
    return orphans_of(db), sorted(row[0] for row in db.execute(sql))
