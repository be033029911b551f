"""Opened with `"a"`, a file keeps what it had, and the new lines come behind the old."""


# 11.4
def write_shard(path, lines):
    """Write the lines into the file `path`, wholly or not at all."""
    part = path.with_name(f"{path.name}.part")
    try:
        if path.exists():
            part.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
        with part.open("a", encoding="utf-8") as file:
            for line in lines:
                file.write(f"{line}\n")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
