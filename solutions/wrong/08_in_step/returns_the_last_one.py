"""You return one id, that of the last heading. Put each into a list, and return the list."""


# 08.2
def section_ids(document_id, headings):
    """The ids of a document's sections, from its id and their headings."""
    ids = []
    section_id = ""
    for heading in headings:
        words = re.findall(r"\w+", heading.lower())
        section_id = f"{document_id}#{'-'.join(words)}"
        if section_id in ids:
            raise ValueError(f"two headings give the id {section_id}; reword one of them")
        ids.append(section_id)
    return section_id
