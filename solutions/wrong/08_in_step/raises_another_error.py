"""You raise an error of your own, and the caller waits for the one that the table gave. `raise`
alone, without a name, lets it go on as it is.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    try:
        with db:
            db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
            db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
    except sqlite3.IntegrityError as error:
        raise ValueError("a position occurs twice") from error
