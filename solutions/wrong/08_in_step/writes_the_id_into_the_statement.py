"""You write the id into the statement, and a quote in an id then ends the text too early; an id
could even bring a statement of its own along. Write `?`, and give the value beside it.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    with db:
        db.execute(f"DELETE FROM children WHERE document_id = '{document_id}'")
        db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
