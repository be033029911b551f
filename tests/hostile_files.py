"""Submissions whose file is no notebook, or hardly one, or lies in an odd archive."""

import io
import json
import os
import zipfile
from pathlib import Path

from hostile_submission import FILE, PASSED, UNREADABLE, Hostile, laid, raw
from tiny_exercise import answered, cell_of


def text(made: object) -> str:
    """A notebook as JSON."""
    return json.dumps(made, ensure_ascii=False)


def changed(**keys: object) -> bytes:
    """The right notebook, with other values for some of its outermost keys."""
    return text(answered() | keys).encode()


def with_answer(**keys: object) -> bytes:
    """The right notebook whose first answer cell has other values for some keys."""
    made = answered()
    cell_of(made, "answer", "03.1").update(keys)
    return text(made).encode()


RIGHT = text(answered())
KERNEL = {"lessonkit": {"lesson": "03_tiny", "version": 1}}
R = KERNEL | {"kernelspec": {"name": "ir", "language": "R"}, "language_info": {"name": "R"}}
CONDA = KERNEL | {"kernelspec": {"name": "conda-env-x-py", "language": "python"}}
CONFLICT = RIGHT.replace('"cells"', '\n<<<<<<< HEAD\n"cells"\n=======\n>>>>>>> theirs\n', 1)


def many() -> bytes:
    """The right notebook, and a hundred thousand cells after it."""
    more = [{"cell_type": "code", "source": "x = 1\n" * 20}] * 100_000
    return changed(cells=answered()["cells"] + more)


def huge() -> bytes:
    """The right notebook in 60 MB."""
    return changed(metadata=KERNEL | {"x": "x" * 60_000_000})


BROKEN = [
    raw("byte order mark", "BOM", PASSED, b"\xef\xbb\xbf" + RIGHT.encode(), "byte order mark"),
    raw("UTF-16", "UTF-16", PASSED, RIGHT.encode("utf-16"), "UTF-16"),
    raw("cp1252", "cp1252", PASSED, RIGHT.replace("03.1 Drop", "Ü03.1 Drop").encode("cp1252"),
        "Windows-1252"),
    raw("merge conflict", "merge-conflict markers", UNREADABLE, CONFLICT.encode(),
        "merge conflict"),
    raw("web page", "an HTML page saved as .ipynb", UNREADABLE, b"<!DOCTYPE html><p>Hello",
        "is a web page"),
    raw("cut off", "truncated JSON", UNREADABLE, RIGHT[:-300].encode(), "was not saved whole"),
    raw("empty", "0 bytes", UNREADABLE, b"", "is empty (0 bytes)"),
    raw("blank", "nothing but blanks", UNREADABLE, b" \n" * 9, "is empty (18 bytes)"),
    raw("zeros", "a file of NUL", UNREADABLE, bytes(4096), "is not a notebook"),
    raw("noise", "bytes of no meaning", UNREADABLE, bytes(range(256)) * 9, "is not a notebook"),
    raw("no cells", "no cells", UNREADABLE, changed(cells=[]), "has no cells"),
    raw("cells are a word", "cells of a wrong type", UNREADABLE, changed(cells="all"),
        "no list of cells"),
    raw("a list", "JSON that is no notebook", UNREADABLE, b"[1, 2]", "no list of cells"),
    raw("a number", "JSON that is no notebook", UNREADABLE, b"NaN", "no list of cells"),
    raw("another kernel", "another language's kernel", UNREADABLE, changed(metadata=R),
        "the language R"),
    raw("a missing kernel", "a missing kernelspec", PASSED, changed(metadata=CONDA),
        "conda-env-x-py"),
    raw("no metadata", "metadata of a wrong type", PASSED, changed(metadata=[])),
    raw("format 3", "format 3", UNREADABLE, changed(cells=None, nbformat=3, worksheets=[]),
        "old format 3"),
    raw("format of a word", "format of a wrong type", PASSED, changed(nbformat="four")),
    raw("odd cells", "cells of wrong types", PASSED,
        changed(cells=[5, None, [], "x", {}, {"cell_type": 5}, *answered()["cells"]])),
    raw("source is a number", "a source of a wrong type",
        "not attempted, passed, passed", with_answer(source=5)),
    raw("source is lists", "a source of a wrong type",
        "not attempted, passed, passed", with_answer(source=[["x"], 5])),
    raw("metadata is a list", "a cell's metadata of a wrong type", PASSED,
        with_answer(metadata=["x"])),
    raw("half a letter", "lone surrogates in a source", "error|passed, passed, passed",
        json.dumps(answered(t1="# 03.1\nx = '\ud800'\ndef unique_parents(ids):\n"
                   "    return list(dict.fromkeys(i.split('.')[0] for i in ids))\n")).encode()),
    raw("NUL in a source", "a source that Python cannot read", "error, passed, passed",
        with_answer(source="# 03.1\nx = 'a\0b'\n"), "null byte"),
    raw("deep", "deep nesting", UNREADABLE, b"[" * 100_000 + b"]" * 100_000, "nested too deeply"),
    raw("deep source", "an answer too deep for the parser",
        "error|Python stopped, passed|not run, passed|not run",
        with_answer(source="# 03.1\nx = " + "(" * 5000 + ")" * 5000)),
    raw("long number", "a number that JSON does not end", UNREADABLE,
        b'{"cells": ' + b"9" * 100_000 + b"}", "is not a notebook"),
    raw("twice the same key", "a key given twice", PASSED,
        RIGHT.replace('{"cells"', '{"cells": [], "cells"', 1).encode()),
    raw("many cells", "a hundred thousand cells", UNREADABLE, many, "more than 10,000 cells"),
    raw("many parts", "objects without end", UNREADABLE,
        lambda: b'{"cells": [' + b"{}," * 6_000_000 + b"{}]}", "more than 500,000 parts"),
    raw("huge file", "a huge file of 60 MB", UNREADABLE, huge, "MB"),
    raw("line ends", "line ends of another system", PASSED,
        with_answer(source=answered()["cells"][0]["source"] and
                    cell_of(answered(), "answer", "03.1")["source"].replace("\n", "\r\n"))),
    raw("copy of a copy", "a renamed copy", PASSED, RIGHT.encode(), file="Copy of 03 (1).ipynb"),
    raw("another word", "a name that says nothing", PASSED, RIGHT.encode(), file="final!!.ipynb"),
    raw("deep down", "folders within folders", PASSED, RIGHT.encode(), file=f"a/b/c/d/{FILE}"),
    raw("capitals", "an ending in capitals", PASSED, RIGHT.encode(), file="03_TINY.IPYNB"),
]  # fmt: skip


@laid("a folder", "a directory of the name of a notebook", UNREADABLE, "is a folder")
def a_folder(place: Path) -> None:
    """A folder that ends in .ipynb."""
    (place / FILE).mkdir()


@laid("a link elsewhere", "a symlink to a file outside", UNREADABLE, "link")
def a_link(place: Path) -> None:
    """A link to a file that is no work of the student."""
    (place / FILE).symlink_to("/etc/passwd")


@laid("a link to a neighbour", "a symlink to another submission", UNREADABLE, "link")
def a_neighbour(place: Path) -> None:
    """A link to the work of somebody else."""
    (place / FILE).symlink_to(f"../twice the same key/{FILE}")


@laid("a link to itself", "a symlink to itself", UNREADABLE, "link")
def a_loop(place: Path) -> None:
    """A link that never arrives."""
    (place / FILE).symlink_to(FILE)


@laid("a link around", "a folder that holds itself", PASSED)
def a_circle(place: Path) -> None:
    """The right notebook, and a link to the folder above."""
    (place / FILE).write_text(RIGHT, encoding="utf-8")
    (place / "again").symlink_to("..")


@laid("locked", "unreadable permissions", "passed|unreadable, passed|unreadable, passed|unreadable")
def locked(place: Path) -> None:
    """A file that its reader may not read, unless the reader is root."""
    (place / FILE).write_text(RIGHT, encoding="utf-8")
    (place / FILE).chmod(0)


@laid("a pipe", "a named pipe", UNREADABLE, "is no ordinary file")
def a_pipe(place: Path) -> None:
    """A pipe, which who reads it waits for."""
    os.mkfifo(place / FILE)


def zipped(**files: str | bytes) -> bytes:
    """A zip of the files named, always the same bytes."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def bomb() -> bytes:
    """A zip of a megabyte that holds a gigabyte."""
    made = io.BytesIO()
    entry = zipfile.ZipInfo(FILE)
    entry.compress_type = zipfile.ZIP_DEFLATED
    with (
        zipfile.ZipFile(made, "w") as archive,
        archive.open(entry, "w", force_zip64=True) as file,
    ):
        for _ in range(1000):
            file.write(bytes(1_000_000))
    return made.getvalue()


def encrypted() -> bytes:
    """A zip whose file is marked as encrypted."""
    packed = bytearray(zipped(**{FILE: RIGHT}))
    packed[6] |= 1  # the flag in the file's own header, and that in the directory
    packed[packed.index(b"PK\x01\x02") + 8] |= 1
    return bytes(packed)


def old_names() -> bytes:
    """A zip whose names are in the letters of DOS."""
    packed = zipped(**{"Z--rich/" + FILE: RIGHT})
    return packed.replace(b"Z--rich", "Zürich".encode("cp437") + b"x")


ZIP = "submission.zip"
ARCHIVES = [
    raw("zip", "a zip of one notebook", PASSED, zipped(**{FILE: RIGHT}), file=ZIP),
    raw("zip with rubbish", "__MACOSX, .DS_Store and .ipynb_checkpoints in a zip", PASSED,
        zipped(**{FILE: RIGHT, f"__MACOSX/._{FILE}": b"\0\5\x16\7", ".DS_Store": b"x",
                  f".ipynb_checkpoints/{FILE}": "{}"}), file=ZIP),
    raw("zip in a zip", "a zip in a zip", PASSED,
        zipped(**{"inner.zip": zipped(**{FILE: RIGHT})}), file=ZIP),
    raw("zip of folders", "a zip with folders in it", PASSED,
        zipped(**{f"a/b/{FILE}": RIGHT}), file=ZIP),
    raw("zip of old names", "names in cp437", PASSED, old_names(), file=ZIP),
    raw("zip that climbs", "zip slip", PASSED, zipped(
        **{"../../../hostile-slip.ipynb": RIGHT, "/tmp/hostile-slip.ipynb": RIGHT}), file=ZIP),
    raw("zip of bombs", "a zip bomb", UNREADABLE, bomb, "more than 20 MB", file=ZIP),
    raw("zip under a key", "an encrypted zip", UNREADABLE, encrypted(), "with a password",
        file=ZIP),
    raw("zip cut off", "a broken zip", "unreadable", zipped(**{FILE: RIGHT})[:-40],
        "not a whole zip", file=ZIP),
    raw("zip of nothing", "an empty zip", "", zipped(), file=ZIP),
    raw("zip that is text", "no zip at all", "unreadable", b"hello", "not a whole zip", file=ZIP),
]  # fmt: skip


FILES: list[Hostile] = [
    *BROKEN, a_folder, a_link, a_neighbour, a_loop, a_circle, locked, a_pipe,
]  # fmt: skip
