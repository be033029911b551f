"""You never commit, so with the crash all of it is undone, also what went well. Put both
statements into a `with db:` block.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
    db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
