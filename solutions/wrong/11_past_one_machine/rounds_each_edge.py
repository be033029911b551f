"""You round each edge to the nearest document. The runs hold every document once, but the longer
ones do not come first.
"""


# 11.1
def runs(count, shards):
    """Where each shard's run of `count` documents starts and stops."""
    edges = [round(count * number / shards) for number in range(shards + 1)]
    return [(edges[number], edges[number + 1]) for number in range(shards)]
