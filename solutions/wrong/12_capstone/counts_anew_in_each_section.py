"""Your ordinals begin anew in each section. They run on through the sections of one document, so
that neighbours differ by 1.
"""


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
            children.append(Child(name, section.id, document, number, start, end, text))
    return children
