"""The document's id is missing. Many documents have a section on prices: put the document's id and
a `#` before the words.
"""


# 08.2
def section_ids(document_id, headings):
    """The ids of a document's sections, from its id and their headings."""
    ids = []
    for heading in headings:
        section_id = "-".join(re.findall(r"\w+", heading.lower()))
        if section_id in ids:
            raise ValueError(f"two headings give the id {document_id}#{section_id}; reword one")
        ids.append(section_id)
    return ids
