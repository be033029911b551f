"""You write another file and never give it the shard's name. When it is whole,
`part.replace(path)`.
"""


# 11.4
def write_shard(path, lines):
    """Write the lines into the file `path`, wholly or not at all."""
    part = path.with_name(f"{path.name}.part")
    with part.open("w", encoding="utf-8") as file:
        for line in lines:
            file.write(f"{line}\n")
