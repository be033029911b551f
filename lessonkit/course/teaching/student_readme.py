"""The README as it stands in a copy for students: it names what is there, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Collection

_LINK = r"\[[^\]]*\]\(([^)#:]+)\)"
_SENTENCE_WITH_LINK = re.compile(rf" ?[^.|\n]*{_LINK}\.")
_FOLDERS = re.compile(r"`([\w./]+)/`")
_FOR_TEACHERS = re.compile(r"^## Teach it\n.*?(?=^## )", re.MULTILINE | re.DOTALL)
FILLED_IN, CHECKED = "to fill in, and filled in", "to fill in, and what they are checked with"


def student_readme(text: str, files: Collection[str]) -> str:
    """Return the README without what is for teachers, or leads to what is not among `files`.

    >>> print(student_readme("| [00](a.md) | A |\\n| [01](b.md) | B |", ["a.md"]))
    | [00](a.md) | A |
    >>> student_readme("It runs. To change it, read [this](CHANGE.md).", ["a.md"])
    'It runs.'
    """
    text = _FOR_TEACHERS.sub("", text)
    kept = [line for line in text.split("\n") if not _leads_nowhere(line, files)]
    whole = "\n".join(kept).replace(FILLED_IN, CHECKED)
    return _SENTENCE_WITH_LINK.sub(lambda found: found[0] if found[1] in files else "", whole)


def _leads_nowhere(line: str, files: Collection[str]) -> bool:
    """Whether a row of a table is about a file or folders that are not there."""
    if not line.startswith("|"):
        return False
    links, folders = re.findall(_LINK, line), _FOLDERS.findall(line)
    there = [any(name.startswith(f"{folder}/") for name in files) for folder in folders]
    return any(link not in files for link in links) or (bool(there) and not any(there))
