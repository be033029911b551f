"""The facts are right and stand in the order of the children in the windows. Walk through `facts`
outside, and ask for the children inside.
"""


# 05.5
def missed_by_sections(facts, hits, look_up, sections, window=1):
    """The facts that the windows of the hits hold, and none of their sections."""
    whole = [sections[hit.child.parent_id].text for hit in hits]
    missed = []
    for hit in hits:
        for child in look_up(hit.child, window):
            for fact in facts:
                lacking = not any(fact in text for text in whole)
                if fact in child.text and lacking and fact not in missed:
                    missed.append(fact)
    return missed
