"""Your list is always empty. If you compare with the sections of *all* children in the windows,
nothing can be missed: only the sections of the **hits** are sent.
"""


# 05.5
def missed_by_sections(facts, hits, look_up, sections, window=1):
    """The facts that the windows of the hits hold, and none of their sections."""
    near = [child.text for hit in hits for child in look_up(hit.child, window)]
    whole = [sections[child.parent_id].text for hit in hits for child in look_up(hit.child, window)]
    return [
        fact
        for fact in facts
        if any(fact in text for text in near) and not any(fact in text for text in whole)
    ]
