"""Both lists hold rows, and a row is a tuple, also where it has one column. Its value is `row[0]`:
`[row[0] for row in ...]`.
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
    without_parent = "SELECT id FROM children WHERE parent_id NOT IN (SELECT id FROM parents)"
    gaps = [(name,) for name in gaps_of(db)]
    return sorted(db.execute(without_parent).fetchall()), gaps
