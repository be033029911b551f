"""You compare each position with the one before it, so the first is never looked at. It has to be
1.
"""


# 08.5
def orphans_of(db):
    sql = "SELECT id FROM children WHERE parent_id NOT IN (SELECT id FROM parents) ORDER BY id"
    return [child_id for (child_id,) in db.execute(sql)]


def positions_of(db):
    positions = {}
    for document_id, position in db.execute("SELECT document_id, position FROM children"):
        positions.setdefault(document_id, []).append(position)
    return dict(sorted(positions.items()))


def audit(db):
    """The ids of the orphans, and of the documents with gaps: two sorted lists."""
    gaps = []
    for document_id, found in positions_of(db).items():
        found.sort()
        if any(after - before != 1 for before, after in zip(found, found[1:])):
            gaps.append(document_id)
    return orphans_of(db), gaps
