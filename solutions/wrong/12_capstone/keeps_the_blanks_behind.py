"""Your paragraphs may end in blanks: what is before them is gone, what is behind is not. Take the
blanks at the end off too, and let `end` come before them.
"""


# 12.1
def split(sections):
    """The paragraphs of the sections as children, in reading order."""
    children, ordinals = [], Counter()
    for section in sections:
        found = re.finditer(r"\S.*(?:\n.*\S.*)*", section.text)
        for number, match in enumerate(found, 1):
            text = match[0]
            start, end = match.start(), match.start() + len(text)
            document = section.document_id
            ordinals[document] += 1
            name = f"{section.id}.{number}"
            children.append(Child(name, section.id, document, ordinals[document], start, end, text))
    return children
