"""Your ordinals run on from one document into the next. A new document begins at 1."""


# 12.1
def split(sections):
    """The paragraphs of the sections as children, in reading order."""
    children, ordinals = [], Counter()
    for section in sections:
        found = re.finditer(r"\S.*(?:\n.*\S.*)*", section.text)
        for number, match in enumerate(found, 1):
            text = match[0].rstrip()
            start, end = match.start(), match.start() + len(text)
            document = section.document_id
            name = f"{section.id}.{number}"
            children.append(Child(name, section.id, document, len(children) + 1, start, end, text))
    return children
