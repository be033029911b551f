"""`assert` raises an `AssertionError`, and Python leaves it out altogether when it is started with
`-O`. Raise a `ValueError`.
"""


# 08.2
def section_ids(document_id, headings):
    """The ids of a document's sections, from its id and their headings."""
    ids = []
    for heading in headings:
        words = re.findall(r"\w+", heading.lower())
        section_id = f"{document_id}#{'-'.join(words)}"
        assert section_id not in ids, f"two headings give the id {section_id}"
        ids.append(section_id)
    return ids
