"""Every child is an orphan for you. Perhaps you look for its own id among the parents, where
`parent_id` belongs; or you look for a text among rows. A row is a tuple: its value is `row[0]`.
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
    without_parent = "SELECT id FROM children WHERE id NOT IN (SELECT id FROM parents)"
    orphans = sorted(child_id for (child_id,) in db.execute(without_parent))
    return orphans, gaps_of(db)
