"""You cut the parent's id out of the child's id. An id may look different: the column `parent_id`
has it.
"""


# 08.5
def positions_of(db):
    positions = {}
    for document_id, position in db.execute("SELECT document_id, position FROM children"):
        positions.setdefault(document_id, []).append(position)
    return dict(sorted(positions.items()))


def runs_on(found):
    return sorted(found) == list(range(1, len(found) + 1))


def gaps_of(db):
    return [name for name, found in positions_of(db).items() if not runs_on(found)]


def audit(db):
    """The ids of the orphans, and of the documents with gaps: two sorted lists."""
    parents = [parent_id.split("#")[0] for (parent_id,) in db.execute("SELECT id FROM parents")]
    ids = sorted(child_id for (child_id,) in db.execute("SELECT id FROM children"))
    return [child_id for child_id in ids if child_id.split(".")[0] not in parents], gaps_of(db)
