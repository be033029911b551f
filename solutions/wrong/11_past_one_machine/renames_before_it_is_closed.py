"""You give the file its name inside the `with`. What you wrote last is not in it yet; that happens
when the `with` ends. The `replace` belongs behind it.
"""


# 11.4
def write_shard(path, lines):
    """Write the lines into the file `path`, wholly or not at all."""
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            for line in lines:
                file.write(f"{line}\n")
            part.replace(path)
    finally:
        part.unlink(missing_ok=True)
