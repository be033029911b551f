"""You keep the letters from a to z and numbers. The letters of most languages get lost: `\\w`
knows them all.
"""


# 08.2
def section_ids(document_id, headings):
    """The ids of a document's sections, from its id and their headings."""
    ids = []
    for heading in headings:
        words = re.findall(r"[a-z0-9]+", heading.lower())
        section_id = f"{document_id}#{'-'.join(words)}"
        if section_id in ids:
            raise ValueError(f"two headings give the id {section_id}; reword one of them")
        ids.append(section_id)
    return ids
