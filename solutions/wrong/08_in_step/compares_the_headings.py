"""You compare the headings, and `C` and `C++` are different headings with the same id. Make the id
first, and compare that.
"""


# 08.2
def section_ids(document_id, headings):
    """The ids of a document's sections, from its id and their headings."""
    ids = []
    for place, heading in enumerate(headings):
        words = re.findall(r"\w+", heading.lower())
        section_id = f"{document_id}#{'-'.join(words)}"
        if heading in headings[:place]:
            raise ValueError(f"two headings give the id {section_id}; reword one of them")
        ids.append(section_id)
    return ids
