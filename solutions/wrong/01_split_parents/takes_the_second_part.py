"""You return what stands after the dot, the child's number. Lists count from 0, so the first
part is at `[0]`.
"""


# 01.1
def parent_of(chunk_id):
    return chunk_id.split(".")[1]
