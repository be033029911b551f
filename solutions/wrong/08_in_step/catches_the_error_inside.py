"""You catch the error inside the block, so the block ends well and commits the half that was done;
and the caller hears nothing. Let the error go on.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    with db:
        try:
            db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
            db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
        except sqlite3.IntegrityError:
            pass
