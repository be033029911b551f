"""You compare with the children of the section that lie in the window. The *whole* section is
sent, so take `sections[hit.child.parent_id].text`.
"""


# 05.5
def missed_by_sections(facts, hits, look_up, sections, window=1):
    """The facts that the windows of the hits hold, and none of their sections."""
    near, whole = [], []
    for hit in hits:
        for child in look_up(hit.child, window):
            inside = child.parent_id == hit.child.parent_id
            (whole if inside else near).append(child.text)
    return [
        fact
        for fact in facts
        if any(fact in text for text in near) and not any(fact in text for text in whole)
    ]
