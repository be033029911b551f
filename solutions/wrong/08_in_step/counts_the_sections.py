"""You number the sections, and with one more at the beginning every number means another section.
Make the id from the words of the heading.
"""


# 08.2
def section_ids(document_id, headings):
    """The ids of a document's sections, from its id and their headings."""
    return [f"{document_id}#{number}" for number, _ in enumerate(headings, 1)]
