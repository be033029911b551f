"""Your error does not name the id. Whoever has to reword a heading, among a hundred, must know
which: put the id that collides into the sentence.
"""


# 08.2
def section_ids(document_id, headings):
    """The ids of a document's sections, from its id and their headings."""
    ids = []
    for heading in headings:
        words = re.findall(r"\w+", heading.lower())
        section_id = f"{document_id}#{'-'.join(words)}"
        if section_id in ids:
            raise ValueError("two headings give the same id")
        ids.append(section_id)
    return ids
