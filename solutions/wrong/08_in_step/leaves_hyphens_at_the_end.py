"""You put a hyphen for every sign, so a heading that ends in a question mark gets one at its end.
Find the words, and join them: hyphens then stand between words only.
"""


# 08.2
def section_ids(document_id, headings):
    """The ids of a document's sections, from its id and their headings."""
    ids = []
    for heading in headings:
        words = re.sub(r"\W+", "-", heading.lower())
        section_id = f"{document_id}#{words}"
        if section_id in ids:
            raise ValueError(f"two headings give the id {section_id}; reword one of them")
        ids.append(section_id)
    return ids
