"""An empty piece is no child. Where there are several empty lines, or nothing at all, leave it out."""


# 12.1
def split(sections):
    """The paragraphs of the sections as children, in reading order."""
    children, ordinals = [], Counter()
    for section in sections:
        place = number = 0
        for piece in re.split(r"\n[ \t]*\n", section.text):
            text = piece.strip()
            if text is not None:
                number += 1
                start, document = section.text.index(text, place), section.document_id
                ordinals[document] += 1
                end = start + len(text)
                name = f"{section.id}.{number}"
                children.append(
                    Child(name, section.id, document, ordinals[document], start, end, text)
                )
            place = start
    return children
