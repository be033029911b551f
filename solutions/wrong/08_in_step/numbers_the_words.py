"""The words are there, and the number before them still changes when a section is put in at the
beginning. Leave it out.
"""


# 08.2
def section_ids(document_id, headings):
    """The ids of a document's sections, from its id and their headings."""
    ids = []
    for number, heading in enumerate(headings, 1):
        words = re.findall(r"\w+", heading.lower())
        ids.append(f"{document_id}#{number}-{'-'.join(words)}")
    return ids
