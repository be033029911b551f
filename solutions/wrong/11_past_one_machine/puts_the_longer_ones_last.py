"""The runs are right but for their order: the longer ones come first here, and you have them at
the end.
"""


# 11.1
def runs(count, shards):
    """Where each shard's run of `count` documents starts and stops."""
    size, longer = divmod(count, shards)
    found, start = [], 0
    for number in range(shards):
        stop = start + size + (number >= shards - longer)
        found.append((start, stop))
        start = stop
    return found
