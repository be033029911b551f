"""You join the children with empty lines, and where two of them meet a fact appears that neither
holds. Ask each child by itself.
"""


# 05.5
def missed_by_sections(facts, hits, look_up, sections, window=1):
    """The facts that the windows of the hits hold, and none of their sections."""
    near = "\n\n".join(child.text for hit in hits for child in look_up(hit.child, window))
    whole = "\n\n".join(sections[hit.child.parent_id].text for hit in hits)
    return [fact for fact in facts if fact in near and fact not in whole]
