"""`groupby` groups what stands side by side, and the rows of a document need not: it comes in
several pieces, and each looks like a gap. Sort the rows first, or gather them in a dictionary.
"""


# 08.5
def orphans_of(db):
    sql = "SELECT id FROM children WHERE parent_id NOT IN (SELECT id FROM parents) ORDER BY id"
    return [child_id for (child_id,) in db.execute(sql)]


def runs_on(found):
    return sorted(found) == list(range(1, len(found) + 1))


def audit(db):
    """The ids of the orphans, and of the documents with gaps: two sorted lists."""
    from itertools import groupby

    rows = db.execute("SELECT document_id, position FROM children")
    gaps = []
    for document_id, group in groupby(rows, key=lambda row: row[0]):
        found = [position for _, position in group]
        if not runs_on(found):
            gaps.append(document_id)
    return orphans_of(db), sorted(gaps)
