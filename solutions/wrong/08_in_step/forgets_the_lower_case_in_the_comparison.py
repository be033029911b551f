"""You compare the headings in lower case nowhere but in the id. Two headings that differ in
capitals alone give the same id: compare the ids.
"""


# 08.2
def section_ids(document_id, headings):
    """The ids of a document's sections, from its id and their headings."""
    ids = []
    seen = []
    for heading in headings:
        words = re.findall(r"\w+", heading)
        section_id = f"{document_id}#{'-'.join(words).lower()}"
        if words in seen:
            raise ValueError(f"two headings give the id {section_id}; reword one of them")
        seen.append(words)
        ids.append(section_id)
    return ids
