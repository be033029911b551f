"""You count from 0. The first child of a section is number 1, and its ordinal in the document is 1
too.
"""


# 12.1
def split(sections):
    """The paragraphs of the sections as children, in reading order."""
    children, ordinals = [], Counter()
    for section in sections:
        found = re.finditer(r"\S.*(?:\n.*\S.*)*", section.text)
        for number, match in enumerate(found):
            text = match[0].rstrip()
            start, end = match.start(), match.start() + len(text)
            document = section.document_id
            name = f"{section.id}.{number}"
            children.append(Child(name, section.id, document, ordinals[document], start, end, text))
            ordinals[document] += 1
    return children
