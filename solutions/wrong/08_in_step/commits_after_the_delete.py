"""You commit after the deletion, and that is a whole transaction of its own. When the insertion
fails the old version is gone for good: commit once, at the end.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
    db.commit()
    db.executemany("INSERT INTO children VALUES (?, ?, ?)", children)
    db.commit()
