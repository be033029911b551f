"""You deal the documents out like cards. Then the shards hold no runs, and a tie between two
shards no longer goes to the earlier document.
"""


# 11.1
def runs(count, shards):
    """Where each shard's run of `count` documents starts and stops."""
    return [list(range(number, count, shards)) for number in range(shards)]
