"""Each of your statements counts at once, and others see the document empty and half full. So it
is when you commit after each, and with `isolation_level = None`, which begins no transaction. Put
all of them into one `with db:` block.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    db.isolation_level = None
    with db:
        db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
        for child in children:
            db.execute("INSERT INTO children VALUES (?, ?, ?)", child)
