"""Submissions aimed at the grader itself: at its patience, its memory, its disk, its parsers."""

import io
import json
import zipfile

from hostile_files import RIGHT, ZIP, zipped
from hostile_forged import SPEAKS
from hostile_output import shows
from hostile_submission import ENDLESS, FAILED, FILE, PASSED, WRONG, answers, first, raw
from tiny_exercise import answered, code

STILL = "Still running after"
# Messages that nobody will read, as fast as they can be sent.
MANY_MESSAGES = (
    SPEAKS
    + """
body = bytes(7_900_000)
while True:
    kernel.iopub_socket.send_multipart([b"x", b"<IDS|MSG>", b"", body, b"", b"", b""])
"""
)
# It dies as soon as it has a child, so that whoever looks for it finds it gone.
COMET = """
import os, time
end = time.monotonic() + 6
if os.fork() == 0:
    os.setsid()
    while time.monotonic() < end:
        if os.fork():
            os._exit(0)
    os._exit(0)
"""
FILLS_WHAT_IS_SHARED = """
import os, time
place = os.environ["IPYTHONDIR"]
for number in range(3):
    with open(f"{place}/fill{number}", "wb") as file:
        os.posix_fallocate(file.fileno(), 0, 200_000_000)
time.sleep(1000)
"""


def scratch(source: str, **tasks: str) -> bytes:
    """A notebook with one more cell, which is no answer."""
    made = answered(**tasks)
    made["cells"].append(code(source))
    return json.dumps(made).encode()


def zips_of_zips(wide: int, deep: int) -> bytes:
    """A small zip that holds `wide` zips, each of which does, and so on `deep` times."""
    packed = zipped(**{FILE: RIGHT})
    for _ in range(deep):
        packed = zipped(**{f"{number}.zip": packed for number in range(wide)})
    return packed


def crowded() -> bytes:
    """A zip of nineteen thousand files, half of them called notebooks."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for number in range(9_500):
            archive.writestr(zipfile.ZipInfo(f"{number}.ipynb"), "")
            archive.writestr(zipfile.ZipInfo(f"{number}.txt"), "")
    return made.getvalue()


PARSED = [
    answers("a number without end", "its parsers: a set of a number too long to print", WRONG,
            t1=shows("{0x" + "f" * 9000 + "}")),
    answers("figures in an error", "its patience: a text on which patterns go back and forth",
            FAILED, "ValueError: <Figure", t1=first("raise ValueError('<Figure size ' * 70_000)")),
    answers("figures in output", "its patience: a text on which patterns go back and forth",
            WRONG, t1=shows("<Figure size ").replace("'<Figure size '", "'<Figure size ' * 7_000")),
    answers("colours in output", "its patience: escape sequences that do not end", WRONG,
            t1=shows("x").replace("'x'", "'\\x1b[' + '1;' * 40_000 + '\\x1b[' * 9_000")),
    answers("sets in output", "its patience: sets that do not end", WRONG,
            t1=shows("x").replace("'x'", "'{' * 40_000 + '{1,' * 10_000 + '}' * 9_000")),
    answers("numbers in output", "its patience: numbers of numpy that do not end", WRONG,
            t1=shows("x").replace("'x'", "'np.float64(' * 8_000")),
    answers("lines taken back", "its patience: carriage returns", WRONG,
            t1=shows("x").replace("'x'", "'x\\r' * 40_000 + '\\r' * 9_000")),
    answers("frames without end", "its parsers: numbers of lines in an error's words", FAILED,
            "ValueError: Cell In[", t1=first("raise ValueError('Cell In[' + '9' * 5000 + '], line '"
                                             " + '9' * 5000)")),
    answers("a name too long", "its patience: an undefined name of a megabyte", FAILED,
            t1=first("raise NameError(f\"name '{'a' * 900_000}' is not defined\")")),
    raw("blank lines", "its patience: a scratch cell of nothing but line ends", FAILED,
        scratch("\n" * 400_000 + "x", t1="# 03.1\nmissing\n"), "name 'missing' is not defined"),
    raw("blanks", "its patience: a line of nothing but blanks", PASSED,
        scratch("#" + " " * 2_000_000 + "x\n" + " " * 2_000_000)),
    answers("a chain of signs", "its parsers: an answer nested by its operators",
            "error|Python stopped, error|not run, passed|not run",
            t1="# 03.1\nx = " + "not " * 9_000 + "1\n", t2="# 03.2\n1 / 0\n"),
    answers("a chain of names", "its parsers: an answer nested by its attributes",
            "error|Python stopped, error|not run, passed|not run",
            t1="# 03.1\nx = (1)" + ".real" * 2_500 + "\n", t2="# 03.2\n1 / 0\n"),
    answers("a chain of choices", "its parsers: an answer nested by elif",
            "error|Python stopped, error|not run, passed|not run",
            t1="# 03.1\nif 1: pass\n" + "elif 1: pass\n" * 1_200, t2="# 03.2\n1 / 0\n"),
    answers("a long answer", "its patience: an answer of many letters",
            PASSED, t1=first("x = '''" + "x" * 300_000 + "'''")),
]  # fmt: skip

CROWDED = [
    answers("messages without end", "its memory: messages sent faster than they are read", ENDLESS,
            STILL, t1=first(MANY_MESSAGES)),
    answers("comet", "detached children: one that is gone when it is found", PASSED, "", None,
            t1=first(COMET)),
    answers("fills what is shared", "its disk: many files below the limit of one",
            "error, not run, not run", "wrote more than 512 MB of files",
            t1=first(FILLS_WHAT_IS_SHARED)),
]  # fmt: skip
CROWDED_FILES = [
    raw("zips of zips", "its patience: zips that hold zips", "unreadable",
        lambda: zips_of_zips(60, 3), "holds too much", file=ZIP),
    raw("zip of a crowd", "its patience: a zip of very many files", "unreadable", crowded,
        "holds too much", file=ZIP),
]  # fmt: skip
