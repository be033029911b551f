"""A file's name for each student that every system can hold, and no two the same."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable

_LONGEST = 48  # characters; with four bytes each it is still below the 255 that systems allow
_SIGNS = frozenset(" .()'+,=&-_")  # besides letters, their marks, and numbers
_RESERVED = re.compile(r"(?:con|prn|aux|nul|conin|conout|(?:com|lpt)[0-9¹²³])(?: *\..*)?", re.I)
_OURS = re.compile(r".*-[0-9a-f]{12}", re.I)  # nobody's name may look like one that we made


def file_names(students: Iterable[str]) -> dict[str, str]:
    """Return for each student the name of a file, without its ending.

    It is the student's own name where every system can hold it and no other student's is the
    same but for capitals. Else it is what can be held of it, and a number made from the name.

    >>> file_names(["Bob", "a/b", "Nul"])
    {'Bob': 'Bob', 'a/b': 'a_b-c14cddc033f6', 'Nul': '_Nul-e54bdb057489'}
    """
    kept = {student: _held(student) for student in students}
    how_often = Counter(map(_folded, kept.values()))
    return {
        student: name
        if name == _composed(student)
        and how_often[_folded(name)] == 1
        and not _OURS.fullmatch(name)
        else f"{name}-{hashlib.sha256(student.encode('utf-8', 'surrogatepass')).hexdigest()[:12]}"
        for student, name in kept.items()
    }


def _held(student: str) -> str:
    """What every system can hold of the name."""
    signs = "".join(sign if _is_safe(sign) else "_" for sign in _composed(student))
    name = signs[:_LONGEST].strip(" .-") or "student"
    return f"_{name}" if _RESERVED.fullmatch(name) else name


def _is_safe(sign: str) -> bool:
    return sign.isalnum() or sign in _SIGNS or unicodedata.category(sign).startswith("M")


def _composed(name: str) -> str:
    return unicodedata.normalize("NFC", name)


def _folded(name: str) -> str:
    """What is the same for a system that pays no heed to capitals."""
    return unicodedata.normalize("NFKC", name).casefold()
