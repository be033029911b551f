"""The last run gets all that is left over. With 11 documents in 6 shards it is six times as long
as the others; give one each to the first runs.
"""


# 11.1
def runs(count, shards):
    """Where each shard's run of `count` documents starts and stops."""
    size = count // shards
    edges = [number * size for number in range(shards)] + [count]
    return [(edges[number], edges[number + 1]) for number in range(shards)]
