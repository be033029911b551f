"""You end the transaction after the deletion, and what follows is a second one: between the two
the document is gone, and when the insertion fails it stays gone. Put both statements into one
`with db:` block, without a commit between.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    with db:
        db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
    with db:
        db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
