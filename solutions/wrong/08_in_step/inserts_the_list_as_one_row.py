"""`execute` inserts one row, and you gave it the whole list. `executemany` runs the statement once
for each row.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    with db:
        db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
        db.execute("INSERT INTO children VALUES (?, ?, ?)", children)
