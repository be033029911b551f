"""Your `replace` stands where it is done in every case, also after an error. So half a file gets
the shard's name. It belongs behind the `with`, inside the `try`.
"""


# 11.4
def write_shard(path, lines):
    """Write the lines into the file `path`, wholly or not at all."""
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            for line in lines:
                file.write(f"{line}\n")
    finally:
        part.replace(path)
