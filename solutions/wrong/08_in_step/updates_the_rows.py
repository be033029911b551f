"""You change the rows that are there. A new version may have more rows than the old, or fewer:
delete the old ones, and insert the new.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    with db:
        for _, position, text in children:
            db.execute(
                "UPDATE children SET text = ? WHERE document_id = ? AND position = ?",
                (text, document_id, position),
            )
