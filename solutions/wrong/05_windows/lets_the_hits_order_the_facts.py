"""The facts are right and stand in the order of the hits. Walk through `facts` outside, and ask
for the hits inside.
"""


# 05.5
def missed_by_sections(facts, hits, look_up, sections, window=1):
    """The facts that the windows of the hits hold, and none of their sections."""
    whole = [sections[hit.child.parent_id].text for hit in hits]
    missed = []
    for hit in hits:
        near = [child.text for child in look_up(hit.child, window)]
        for fact in facts:
            held = any(fact in text for text in near) and not any(fact in text for text in whole)
            if held and fact not in missed:
                missed.append(fact)
    return missed
