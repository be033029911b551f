"""You look for each paragraph from the beginning of the text, so one that comes twice gets the
place of the first. Remember where the last one ended.
"""


# 12.1
def split(sections):
    """The paragraphs of the sections as children, in reading order."""
    children, ordinals = [], Counter()
    for section in sections:
        pieces = re.split(r"\n\s*\n", section.text)
        texts = [piece.strip() for piece in pieces if piece.strip()]
        for number, text in enumerate(texts, 1):
            start, document = section.text.find(text), section.document_id
            ordinals[document] += 1
            end = start + len(text)
            name = f"{section.id}.{number}"
            children.append(Child(name, section.id, document, ordinals[document], start, end, text))
    return children
