"""You insert first, and the positions are still taken by the old rows. Delete first: inside one
transaction nobody sees the moment between.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    with db:
        db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
        db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
