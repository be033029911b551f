"""You write under the shard's own name. Whoever looks meanwhile finds half of it, and when the
power goes, half is all that stays. Write under another name first.
"""


# 11.4
def write_shard(path, lines):
    """Write the lines into the file `path`, wholly or not at all."""
    with path.open("w", encoding="utf-8") as file:
        for line in lines:
            file.write(f"{line}\n")
