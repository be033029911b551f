"""You roll back for an `IntegrityError` alone. After any other error, for instance where a row has a
value too few, your transaction stays open, with the deletion in it. `with db:` rolls back whatever
comes.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    try:
        db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
        db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
        db.commit()
    except sqlite3.IntegrityError:
        db.rollback()
        raise
