"""Two things: where there are no lines you write one that is empty, and after an error your part
stays in the folder. Write each line with its end, and delete the part in a `finally`.
"""


# 11.4
def write_shard(path, lines):
    """Write the lines into the file `path`, wholly or not at all."""
    part = path.with_name(f"{path.name}.part")
    with part.open("w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    part.replace(path)
