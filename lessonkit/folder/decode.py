"""Lesson 10: the bytes of a file as text, or in a few words why they are none."""

from __future__ import annotations

import codecs
import re

from lessonkit.folder.section import UnreadableError

# UTF-32 first: its mark begins with that of UTF-16.
_MARKS = [
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
]
# What no text holds: the control characters but tab, new line, form feed, return and escape.
_CONTROLS = bytes(n for n in range(32) if n not in b"\t\n\f\r\x1b")
_FEW = 0.02  # of all bytes; in random ones a tenth are controls
# The old encodings that browsers know, and no others: Python has some that are no encodings.
_DECLARABLE = re.compile(
    r"windows-(?:125\d|874)|iso-8859-\d+|koi8-[ru]|macintosh|ibm866|gbk|gb2312|gb18030|big5"
    r"|euc-jp|euc-kr|shift[_-]jis|iso-2022-jp|us-ascii|latin-?1",
    re.IGNORECASE,
)
_AS_BROWSERS_READ = {"iso-8859-1": "cp1252", "us-ascii": "cp1252", "latin1": "cp1252"}


def decode(raw: bytes, kind: str = "text") -> str:
    r"""Return a file's bytes as text, with `\n` at the end of each line, whatever ended it before.

    A byte order mark is believed, all else has to be UTF-8; HTML that is not may name its encoding.
    Raises `UnreadableError` with the reason.

    >>> decode(b"one\r\ntwo")
    'one\ntwo'
    """
    text = _as_text(raw, kind)
    if "\0" in text:
        raise UnreadableError("binary, not text")
    if not text.strip():
        raise UnreadableError("empty")
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _as_text(raw: bytes, kind: str) -> str:
    for mark, encoding in _MARKS:
        if raw.startswith(mark):
            said = encoding.removesuffix("-sig").upper()
            return _strictly(raw, encoding, f"not the {said} that it begins as")
    if b"\0" in raw or len(raw) - len(raw.translate(None, _CONTROLS)) > _FEW * len(raw):
        raise UnreadableError("binary, not text")
    try:
        return raw.decode()
    except UnicodeDecodeError:
        if declared := _declared(raw) if kind == "html" else "":
            return _strictly(raw, declared, f"not the {declared} that it says it is")
        why = "not UTF-8 (looks like cp1252 or another old encoding): save it as UTF-8"
        raise UnreadableError(why) from None


def _strictly(raw: bytes, encoding: str, why_not: str) -> str:
    try:
        return raw.decode(encoding)
    except (UnicodeDecodeError, LookupError):  # Python does not know all that pages name
        raise UnreadableError(why_not) from None


def _declared(raw: bytes) -> str:
    """Return the encoding that a page names in its first lines, if it is one that we honour."""
    from bs4.dammit import EncodingDetector

    name = EncodingDetector.find_declared_encoding(raw, is_html=True) or ""
    return _AS_BROWSERS_READ.get(name, name) if _DECLARABLE.fullmatch(name) else ""
