"""You delete the old file, and then give the new one its name. For a moment no file is there.
`part.replace(path)` takes the place of the old one in one step.
"""


# 11.4
def write_shard(path, lines):
    """Write the lines into the file `path`, wholly or not at all."""
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            for line in lines:
                file.write(f"{line}\n")
        path.unlink(missing_ok=True)
        part.rename(path)
    finally:
        part.unlink(missing_ok=True)
