"""Your `stop` is the last document of the run. A slice ends before its stop, so the last document
of every run is lost.
"""


# 11.1
def runs(count, shards):
    """Where each shard's run of `count` documents starts and stops."""
    size, longer = divmod(count, shards)
    found, start = [], 0
    for number in range(shards):
        stop = start + size + (number < longer)
        found.append((start, stop - 1))
        start = stop
    return found
