"""You gather all lines first and then write under the shard's own name. The power can go while it
is written just as well.
"""


# 11.4
def write_shard(path, lines):
    """Write the lines into the file `path`, wholly or not at all."""
    text = "".join(f"{line}\n" for line in lines)
    path.write_text(text, encoding="utf-8")
