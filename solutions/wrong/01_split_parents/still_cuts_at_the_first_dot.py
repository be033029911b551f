"""You still cut the parent out of the name, and `children` is never looked at. The record says
it without a guess: find the child, then read `parent_id`.
"""


# 01.3
def recorded_parent(child_id, children):
    return child_id.split(".")[0]
