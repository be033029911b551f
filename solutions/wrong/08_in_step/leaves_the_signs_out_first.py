"""You take the signs out before you look for words, so two words with a sign between them grow
together. `re.findall(r"\\w+", ...)` keeps them apart.
"""


# 08.2
def section_ids(document_id, headings):
    """The ids of a document's sections, from its id and their headings."""
    ids = []
    for heading in headings:
        plain = re.sub(r"[^\w ]", "", heading.lower())
        section_id = f"{document_id}#{'-'.join(plain.split())}"
        if section_id in ids:
            raise ValueError(f"two headings give the id {section_id}; reword one of them")
        ids.append(section_id)
    return ids
