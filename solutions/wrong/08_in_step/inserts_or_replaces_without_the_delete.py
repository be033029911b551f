"""`INSERT OR REPLACE` in the place of the deletion: where the new version is shorter the end of
the old one stays, and a position that occurs twice goes unseen. Delete first, then use a plain
`INSERT`.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    with db:
        db.executemany("INSERT OR REPLACE INTO children VALUES (?, ?, ?)", children)
