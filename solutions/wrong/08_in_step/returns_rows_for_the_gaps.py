"""Your gaps are rows, and a row is a tuple, also where it has one column. Its value is `row[0]`; or
write `for (document_id,) in db.execute(...)`.
"""


# 08.5
def audit(db):
    """The ids of the orphans, and of the documents with gaps: two sorted lists."""
    sql = "SELECT id FROM children WHERE parent_id NOT IN (SELECT id FROM parents) ORDER BY id"
    orphans = [row[0] for row in db.execute(sql)]
    gaps = []
    for row in db.execute("SELECT DISTINCT document_id FROM children ORDER BY document_id"):
        positions = db.execute("SELECT position FROM children WHERE document_id = ?", row)
        found = sorted(position for (position,) in positions)
        if found != list(range(1, len(found) + 1)):
            gaps.append(row)
    return orphans, gaps
