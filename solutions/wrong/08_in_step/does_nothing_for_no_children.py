"""Without new children you return at once, and the old ones stay. An edition without text is one
too: the old rows go.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    if not children:
        return
    with db:
        db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
        db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
