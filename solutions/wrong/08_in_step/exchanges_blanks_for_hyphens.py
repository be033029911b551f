"""You put hyphens for blanks, and the other signs stay in. `re.findall(r"\\w+", ...)` finds the
words alone.
"""


# 08.2
def section_ids(document_id, headings):
    """The ids of a document's sections, from its id and their headings."""
    ids = []
    for heading in headings:
        section_id = f"{document_id}#{heading.lower().replace(' ', '-')}"
        if section_id in ids:
            raise ValueError(f"two headings give the id {section_id}; reword one of them")
        ids.append(section_id)
    return ids
