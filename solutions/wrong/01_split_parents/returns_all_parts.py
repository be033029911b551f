"""You return the list of all the parts. The parent's name is one of them: the first."""


# 01.1
def parent_of(chunk_id):
    return chunk_id.split(".")
