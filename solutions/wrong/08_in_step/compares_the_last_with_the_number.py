"""You compare the last position with how many there are. Of 0 and 2 there are two, and of 1, 1 and
3 there are three: compare all of them, sorted, with 1, 2, 3 and so on.
"""


# 08.5
def orphans_of(db):
    sql = "SELECT id FROM children WHERE parent_id NOT IN (SELECT id FROM parents) ORDER BY id"
    return [child_id for (child_id,) in db.execute(sql)]


def audit(db):
    """The ids of the orphans, and of the documents with gaps: two sorted lists."""
    sql = "SELECT document_id FROM children GROUP BY document_id HAVING MAX(position) <> COUNT(*)"
    return orphans_of(db), sorted(row[0] for row in db.execute(sql))
