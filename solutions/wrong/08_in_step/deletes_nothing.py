"""The old rows are still there, so already the first new one finds its position taken. Delete the
document's rows first.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    with db:
        db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
