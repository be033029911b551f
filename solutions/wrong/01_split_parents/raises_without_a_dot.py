"""Your function raises an error when there is no dot. A name without a dot should come back
whole.
"""


# 01.1
def parent_of(chunk_id):
    return chunk_id[: chunk_id.index(".")]
