"""You return all facts that no section holds, those too that no window reaches. A fact counts only
when it stands in a window.
"""


# 05.5
def missed_by_sections(facts, hits, look_up, sections, window=1):
    """The facts that the windows of the hits hold, and none of their sections."""
    whole = [sections[hit.child.parent_id].text for hit in hits]
    return [fact for fact in facts if not any(fact in text for text in whole)]
