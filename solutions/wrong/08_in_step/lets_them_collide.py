"""Two sections have the same id, and you give it to both. One of them could never be cited: raise
a `ValueError` that names the id.
"""


# 08.2
def section_ids(document_id, headings):
    """The ids of a document's sections, from its id and their headings."""
    ids = []
    for heading in headings:
        words = re.findall(r"\w+", heading.lower())
        ids.append(f"{document_id}#{'-'.join(words)}")
    return ids
