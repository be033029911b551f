"""You cut the name at its last dot. It suits these names and fails on a child called `first
words`; find the child and read its `parent_id`.
"""


# 01.3
def recorded_parent(child_id, children):
    return child_id.rsplit(".", 1)[0]
