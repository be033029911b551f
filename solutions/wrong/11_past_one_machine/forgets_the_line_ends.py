"""You write the lines without an end, and they become one. Write `f"{line}\n"`."""


# 11.4
def write_shard(path, lines):
    """Write the lines into the file `path`, wholly or not at all."""
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            for line in lines:
                file.write(line)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
