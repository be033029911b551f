"""You look an id up in a dictionary that does not hold it. `.get(child_id)` gives `None` there,
where square brackets raise an error.
"""


# 01.3
def recorded_parent(child_id, children):
    return {child.id: child.parent_id for child in children}[child_id]
