"""You give each shard the same number and forget what is left over: the last documents are in no
run, and nobody will ever find them.
"""


# 11.1
def runs(count, shards):
    """Where each shard's run of `count` documents starts and stops."""
    size = count // shards
    return [(number * size, (number + 1) * size) for number in range(shards)]
