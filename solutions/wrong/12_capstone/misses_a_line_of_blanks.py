"""You cut at two line ends in a row. A line with nothing but blanks in it is empty too, and you
miss it.
"""


# 12.1
def split(sections):
    """The paragraphs of the sections as children, in reading order."""
    children, ordinals = [], Counter()
    for section in sections:
        place = number = 0
        for piece in section.text.split("\n\n"):
            text = piece.strip()
            if text:
                number += 1
                start, document = section.text.index(text, place), section.document_id
                ordinals[document] += 1
                end = start + len(text)
                name = f"{section.id}.{number}"
                children.append(
                    Child(name, section.id, document, ordinals[document], start, end, text)
                )
            place += len(piece) + 2
    return children
