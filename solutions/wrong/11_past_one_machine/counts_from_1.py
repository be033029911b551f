"""You count documents from 1. A slice counts from 0, so the first document is in no run."""


# 11.1
def runs(count, shards):
    """Where each shard's run of `count` documents starts and stops."""
    size, longer = divmod(count, shards)
    found, start = [], 1
    for number in range(shards):
        stop = start + size + (number < longer)
        found.append((start, stop))
        start = stop
    return found
