"""You return how long each run is. Asked for is where it starts and where it stops."""


# 11.1
def runs(count, shards):
    """Where each shard's run of `count` documents starts and stops."""
    size, longer = divmod(count, shards)
    return [size + (number < longer) for number in range(shards)]
