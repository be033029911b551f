"""You ask each hit by itself, so its window is compared with its own section alone, and the facts
come in the order of the hits. Gather all windows and all sections first.
"""


# 05.5
def missed_by_sections(facts, hits, look_up, sections, window=1):
    """The facts that the windows of the hits hold, and none of their sections."""
    missed = []
    for hit in hits:
        section = sections[hit.child.parent_id].text
        for child in look_up(hit.child, window):
            missed += [fact for fact in facts if fact in child.text and fact not in section]
    return missed
