"""You compare the window of a hit with the section of that hit alone. The sections of *all* hits
are sent: none of them may hold the fact.
"""


# 05.5
def missed_by_sections(facts, hits, look_up, sections, window=1):
    """The facts that the windows of the hits hold, and none of their sections."""
    missed = []
    for fact in facts:
        for hit in hits:
            near = any(fact in child.text for child in look_up(hit.child, window))
            if near and fact not in sections[hit.child.parent_id].text and fact not in missed:
                missed.append(fact)
    return missed
