"""You write another file, and then copy its text into the shard. While you copy, half of it stands
under the shard's name. `replace` gives the finished file its name in one step.
"""


# 11.4
def write_shard(path, lines):
    """Write the lines into the file `path`, wholly or not at all."""
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            for line in lines:
                file.write(f"{line}\n")
        path.write_text(part.read_text(encoding="utf-8"), encoding="utf-8")
    finally:
        part.unlink(missing_ok=True)
