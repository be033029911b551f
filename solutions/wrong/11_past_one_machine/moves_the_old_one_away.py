"""You give the old file another name until the new one is whole. Until then a reader finds
nothing. `replace` takes the place of the old file by itself.
"""


# 11.4
def write_shard(path, lines):
    """Write the lines into the file `path`, wholly or not at all."""
    old = path.with_name(f"{path.name}.old")
    part = path.with_name(f"{path.name}.part")
    if path.exists():
        path.replace(old)
    try:
        with part.open("w", encoding="utf-8") as file:
            for line in lines:
                file.write(f"{line}\n")
        part.replace(path)
        old.unlink(missing_ok=True)
    finally:
        part.unlink(missing_ok=True)
        if old.exists():
            old.replace(path)
