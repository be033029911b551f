"""`INSERT OR IGNORE` passes over a row that does not fit, without a word. A child is lost, and the
caller is not told: use a plain `INSERT`.
"""


# 08.4
def replace_document(db, document_id, children):
    """Put `children` in the place of the document's rows, in one transaction."""
    with db:
        db.execute("DELETE FROM children WHERE document_id = ?", (document_id,))
        db.executemany("INSERT OR IGNORE INTO children VALUES (?, ?, ?)", children)
