"""One document too many gets a run that is one longer: compare the number of the shard, which
begins at 0, with `<` and not with `<=`.
"""


# 11.1
def runs(count, shards):
    """Where each shard's run of `count` documents starts and stops."""
    size, longer = divmod(count, shards)
    found, start = [], 0
    for number in range(shards):
        stop = start + size + (number <= longer)
        found.append((start, stop))
        start = stop
    return found
