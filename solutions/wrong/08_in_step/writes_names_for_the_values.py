"""In `VALUES` you name columns, and a row that comes in has none to look at. Write a `?` for each
of its values.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    with db:
        db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
        db.executemany("INSERT INTO children VALUES (document_id, position, text)", children)
