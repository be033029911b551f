"""Your sentence holds all the ids, or several, and whoever reads it still has to find out which one
stands twice. Name the id that collides, and no other.
"""


# 08.2
def section_ids(document_id, headings):
    """The ids of a document's sections, from its id and their headings."""
    ids = []
    for heading in headings:
        words = re.findall(r"\w+", heading.lower())
        ids.append(f"{document_id}#{'-'.join(words)}")
    if len(set(ids)) < len(ids):
        raise ValueError(str(ids))
    return ids
