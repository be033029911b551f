"""The second number of your pairs is the length of the run. Asked for is where it stops: the start
of the next one.
"""


# 11.1
def runs(count, shards):
    """Where each shard's run of `count` documents starts and stops."""
    size, longer = divmod(count, shards)
    found, start = [], 0
    for number in range(shards):
        found.append((start, size + (number < longer)))
        start += size + (number < longer)
    return found
