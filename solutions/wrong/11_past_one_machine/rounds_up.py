"""You round the length up for every run, so the last ones are much shorter, or empty. Only as many
runs are one longer as there are documents left over.
"""


# 11.1
def runs(count, shards):
    """Where each shard's run of `count` documents starts and stops."""
    size = -(-count // shards)
    return [
        (min(number * size, count), min((number + 1) * size, count)) for number in range(shards)
    ]
