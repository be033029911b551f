"""You count only children that have a parent, so an orphan looks like a gap. It still has its
position: look at all children.
"""


# 08.5
def orphans_of(db):
    sql = "SELECT id FROM children WHERE parent_id NOT IN (SELECT id FROM parents) ORDER BY id"
    return [child_id for (child_id,) in db.execute(sql)]


def runs_on(found):
    return sorted(found) == list(range(1, len(found) + 1))


def audit(db):
    """The ids of the orphans, and of the documents with gaps: two sorted lists."""
    positions = {}
    for document_id, position in db.execute(
        "SELECT document_id, position FROM children WHERE parent_id IN (SELECT id FROM parents)"
    ):
        positions.setdefault(document_id, []).append(position)
    gaps = [name for name in sorted(positions) if not runs_on(positions[name])]
    return orphans_of(db), gaps
