"""Without a dot you cut off the last character: `find` gives -1 there, and `[:-1]` leaves the
last one out. Look at what becomes of `D50`.
"""


# 01.1
def parent_of(chunk_id):
    return chunk_id[: chunk_id.find(".")]
