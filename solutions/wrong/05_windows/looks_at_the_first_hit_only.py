"""You look at the first hit only. Each of the hits has a window, and each has a section."""


# 05.5
def missed_by_sections(facts, hits, look_up, sections, window=1):
    """The facts that the windows of the hits hold, and none of their sections."""
    missed = []
    for hit in hits:
        near = [child.text for child in look_up(hit.child, window)]
        section = sections[hit.child.parent_id].text
        for fact in facts:
            if any(fact in text for text in near) and fact not in section:
                missed.append(fact)
        return missed
    return missed
