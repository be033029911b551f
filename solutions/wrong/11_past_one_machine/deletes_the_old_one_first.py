"""You delete the old file before the new one is whole. Until then a reader finds nothing, and
after an error nobody has either. `replace` takes the place of the old file by itself.
"""


# 11.4
def write_shard(path, lines):
    """Write the lines into the file `path`, wholly or not at all."""
    path.unlink(missing_ok=True)
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            for line in lines:
                file.write(f"{line}\n")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
