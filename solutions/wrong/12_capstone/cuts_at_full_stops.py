"""You cut at full stops, so `e.g.` and `0.5` are cut in two. Here a child is a paragraph: empty
lines part it from the next.
"""


# 12.1
def split(sections):
    """The paragraphs of the sections as children, in reading order."""
    children, ordinals = [], Counter()
    for section in sections:
        found = re.finditer(r"[^.\s][^.]*\.", section.text)
        for number, match in enumerate(found, 1):
            text = match[0].rstrip()
            start, end = match.start(), match.start() + len(text)
            document = section.document_id
            ordinals[document] += 1
            name = f"{section.id}.{number}"
            children.append(Child(name, section.id, document, ordinals[document], start, end, text))
    return children
