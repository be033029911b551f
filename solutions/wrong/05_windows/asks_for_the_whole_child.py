"""`fact in texts` asks whether a text of the list *is* the fact. A fact is a part of a text: ask
each text by itself, `any(fact in text for text in texts)`.
"""


# 05.5
def missed_by_sections(facts, hits, look_up, sections, window=1):
    """The facts that the windows of the hits hold, and none of their sections."""
    near = [child.text for hit in hits for child in look_up(hit.child, window)]
    whole = [sections[hit.child.parent_id].text for hit in hits]
    return [fact for fact in facts if fact in near and fact not in whole]
