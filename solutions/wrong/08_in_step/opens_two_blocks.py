"""Each of your two `with db:` blocks is a transaction of its own, and between them the document is
gone. Put both statements into one block.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    with db:
        db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
    with db:
        db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
