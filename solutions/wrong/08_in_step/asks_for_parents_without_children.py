"""You look for parents that have no child. An orphan is a child that has no parent: go through
`children`.
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
    lonely = "SELECT id FROM parents WHERE id NOT IN (SELECT parent_id FROM children)"
    orphans = sorted(parent_id for (parent_id,) in db.execute(lonely))
    return orphans, gaps_of(db)
