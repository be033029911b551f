"""`db` is a connection already, and cannot be connected to. Use it as it is."""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    with sqlite3.connect(db) as connection:
        connection.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
        connection.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
