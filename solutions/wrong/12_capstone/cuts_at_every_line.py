"""You cut at every line, so that the steps of a list are children of their own. A single line end
does not part anything.
"""


# 12.1
def split(sections):
    """The paragraphs of the sections as children, in reading order."""
    children, ordinals = [], Counter()
    for section in sections:
        found = re.finditer(r"\S.*", section.text)
        for number, match in enumerate(found, 1):
            text = match[0].rstrip()
            start, end = match.start(), match.start() + len(text)
            document = section.document_id
            ordinals[document] += 1
            name = f"{section.id}.{number}"
            children.append(Child(name, section.id, document, ordinals[document], start, end, text))
    return children
