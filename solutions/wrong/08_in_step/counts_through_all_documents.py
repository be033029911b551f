"""You count the positions of all documents together. Each document begins at 1 again: gather them
by document.
"""


# 08.5
def orphans_of(db):
    sql = "SELECT id FROM children WHERE parent_id NOT IN (SELECT id FROM parents) ORDER BY id"
    return [child_id for (child_id,) in db.execute(sql)]


def audit(db):
    """The ids of the orphans, and of the documents with gaps: two sorted lists."""
    rows = db.execute("SELECT document_id, position FROM children ORDER BY document_id, position")
    gaps = []
    for place, (document_id, position) in enumerate(rows, 1):
        if position != place and document_id not in gaps:
            gaps.append(document_id)
    return orphans_of(db), gaps
