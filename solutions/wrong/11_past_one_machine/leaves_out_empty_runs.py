"""Where there are more shards than documents you return fewer pairs than there are shards. An
empty run is a run: its start is its stop.
"""


# 11.1
def runs(count, shards):
    """Where each shard's run of `count` documents starts and stops."""
    size, longer = divmod(count, shards)
    found, start = [], 0
    for number in range(shards):
        stop = start + size + (number < longer)
        if stop > start:
            found.append((start, stop))
        start = stop
    return found
