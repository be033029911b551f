"""You take `hits[0]`, and there may be more hits or none. Each of them has a window, and each has
a section.
"""


# 05.5
def missed_by_sections(facts, hits, look_up, sections, window=1):
    """The facts that the windows of the hits hold, and none of their sections."""
    near = " ".join(child.text for child in look_up(hits[0].child, window))
    whole = sections[hits[0].child.parent_id].text
    return [fact for fact in facts if fact in near and fact not in whole]
