"""You catch the error and say nothing. The caller takes the shard for built. Let the error go on:
a `finally` clears up and catches nothing.
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
    except Exception:
        part.unlink(missing_ok=True)
