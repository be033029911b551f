"""Your runs hold every document once and differ by one at most, which is what matters. Here the
longer ones come first, so that there is one answer to compare with.
"""


# 11.1
def runs(count, shards):
    """Where each shard's run of `count` documents starts and stops."""
    edges = [count * number // shards for number in range(shards + 1)]
    return [(edges[number], edges[number + 1]) for number in range(shards)]
