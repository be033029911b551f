"""You clear up after an `Exception`. Whoever presses Ctrl-C raises a `KeyboardInterrupt`, which is
none, and the half-written file stays. A `finally` is done in every case.
"""


# 11.4
def write_shard(path, lines):
    """Write the lines into the file `path`, wholly or not at all."""
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            for line in lines:
                file.write(f"{line}\n")
    except Exception:
        part.unlink()
        raise
    part.replace(path)
