"""`LIKE` with a `%` finds every id that begins so, and D10 went out with D1. Compare with `=`."""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    with db:
        db.execute("DELETE FROM children WHERE document_id LIKE ?", (document_id + "%",))
        db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
