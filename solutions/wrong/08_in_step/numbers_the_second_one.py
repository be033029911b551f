"""You put a number behind the second of two equal headings. Once the first is taken out, the
second becomes the first and has its id: an old citation shows another section, and nobody notices.
Raise a `ValueError`.
"""


# 08.2
def section_ids(document_id, headings):
    """The ids of a document's sections, from its id and their headings."""
    ids = []
    for heading in headings:
        words = re.findall(r"\w+", heading.lower())
        section_id = f"{document_id}#{'-'.join(words)}"
        number = 2
        new = section_id
        while new in ids:
            new = f"{section_id}-{number}"
            number += 1
        ids.append(new)
    return ids
