"""You compare the distance from the first position to the last with how many there are. A document
that begins at 2 has lost its first child, and 1, 1 and 3 have the right distance: compare all of
them with 1, 2, 3 and so on.
"""


# 08.5
def orphans_of(db):
    sql = "SELECT id FROM children WHERE parent_id NOT IN (SELECT id FROM parents) ORDER BY id"
    return [child_id for (child_id,) in db.execute(sql)]


def audit(db):
    """The ids of the orphans, and of the documents with gaps: two sorted lists."""
    sql = (
        "SELECT document_id FROM children GROUP BY document_id "
        "HAVING MAX(position) - MIN(position) + 1 <> COUNT(*)"
    )
    return orphans_of(db), sorted(row[0] for row in db.execute(sql))
