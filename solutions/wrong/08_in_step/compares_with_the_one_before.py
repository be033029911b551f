"""You compare each id with the one before it, and the two may stand far apart. Ask for all ids so
far: `if section_id in ids`.
"""


# 08.2
def section_ids(document_id, headings):
    """The ids of a document's sections, from its id and their headings."""
    ids = []
    for heading in headings:
        words = re.findall(r"\w+", heading.lower())
        section_id = f"{document_id}#{'-'.join(words)}"
        if ids and section_id == ids[-1]:
            raise ValueError(f"two headings give the id {section_id}; reword one of them")
        ids.append(section_id)
    return ids
