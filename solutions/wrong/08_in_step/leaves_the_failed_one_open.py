"""When the insertion fails your transaction stays open, with half of the work in it, and the next
commit of the program makes that half last. Undo it: `with db:` does so by itself.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
    db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
    db.commit()
