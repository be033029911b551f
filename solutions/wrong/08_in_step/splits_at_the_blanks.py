"""`split` cuts at blanks alone, and the other signs stay in the words. `re.findall(r"\\w+", ...)`
finds the words without them.
"""


# 08.2
def section_ids(document_id, headings):
    """The ids of a document's sections, from its id and their headings."""
    ids = []
    for heading in headings:
        section_id = f"{document_id}#{'-'.join(heading.lower().split())}"
        if section_id in ids:
            raise ValueError(f"two headings give the id {section_id}; reword one of them")
        ids.append(section_id)
    return ids
