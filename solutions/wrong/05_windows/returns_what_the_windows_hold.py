"""You return all facts that the windows hold. Those that a section holds as well were not missed by
it.
"""


# 05.5
def missed_by_sections(facts, hits, look_up, sections, window=1):
    """The facts that the windows of the hits hold, and none of their sections."""
    near = [child.text for hit in hits for child in look_up(hit.child, window)]
    return [fact for fact in facts if any(fact in text for text in near)]
