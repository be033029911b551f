"""You put the ordinal into the id. The id has the child's number in its section, the ordinal is its
place in the document.
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
            ordinals[document] += 1
            name = f"{section.id}.{ordinals[document]}"
            children.append(Child(name, section.id, document, ordinals[document], start, end, text))
    return children
