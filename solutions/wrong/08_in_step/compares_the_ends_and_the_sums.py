"""The first position, the last, their number and their sum are right for 1, 1, 4 and 4 too. Compare
all of them, sorted, one by one.
"""


# 08.5
def orphans_of(db):
    sql = "SELECT id FROM children WHERE parent_id NOT IN (SELECT id FROM parents) ORDER BY id"
    return [child_id for (child_id,) in db.execute(sql)]


def audit(db):
    """The ids of the orphans, and of the documents with gaps: two sorted lists."""
    sql = (
        "SELECT document_id FROM children GROUP BY document_id "
        "HAVING MIN(position) <> 1 OR MAX(position) <> COUNT(*) "
        "OR SUM(position) <> COUNT(*) * (COUNT(*) + 1) / 2"
    )
    return orphans_of(db), sorted(row[0] for row in db.execute(sql))
