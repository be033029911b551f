"""Your text ends where it should, and `end` comes after the blanks behind it. The end is the start
plus the length of the text.
"""


# 12.1
def split(sections):
    """The paragraphs of the sections as children, in reading order."""
    children, ordinals = [], Counter()
    for section in sections:
        found = re.finditer(r"\S.*(?:\n.*\S.*)*", section.text)
        for number, match in enumerate(found, 1):
            text = match[0].rstrip()
            start, end = match.start(), match.end()
            document = section.document_id
            ordinals[document] += 1
            name = f"{section.id}.{number}"
            children.append(Child(name, section.id, document, ordinals[document], start, end, text))
    return children
