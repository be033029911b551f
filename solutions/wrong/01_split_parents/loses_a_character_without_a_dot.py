"""`find` gives -1 when there is no dot, and `[:-1]` cuts off the last character. Look at what
becomes of `D50`.
"""


# 01.1
def parent_of(chunk_id):
    return chunk_id[: chunk_id.find(".")]
