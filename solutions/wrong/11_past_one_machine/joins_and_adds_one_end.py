"""You put line ends between the lines and one behind the last. Where there are no lines, that one
is written too, and the file has an empty line.
"""


# 11.4
def write_shard(path, lines):
    """Write the lines into the file `path`, wholly or not at all."""
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
