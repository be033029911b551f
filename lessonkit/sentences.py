"""Lesson 1: where a sentence ends, by a rule small enough to read.

A stop (`.`, `!`, `?` and their like) ends a sentence unless what stands around it says
otherwise: `3.14`, `e.g.`, `No. 5`, the `1.` in front of a step. Lines matter too: a blank line
ends a sentence, and so does a line that begins a list item, a heading, a quote, a table row or
a block of code. The end of a line of prose does not. No rule this small is always right. It
loses nothing, though, and it reads the text once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lessonkit.fences import fence_after

# Abbreviations, without their last stop. These never end a sentence, in whatever case.
_NEVER_END = frozenset(
    "a.k.a aka approx ca cf e.g eg excl fig figs i.e ie incl resp viz vs".split()
)
# Nor do these before a name: `Dr. Smith`, `St. Mary`; but `Market St. Then` and `10 ms. Then` end.
_TITLES = frozenset("Dr Mr Mrs Ms Mt Mx Prof Rev St Univ".split())
# These may, but not before a small letter or a number: `etc. Then`, but `etc. and` and `No. 5`.
_MAY_END = frozenset(
    "al apr aug ch co corp dec dept eq etc feb inc jan jr jul jun ltd mar no nos nov oct p pg ph.d"
    " pp sec sep sept sr vol".split()
)
_LONGEST = 10  # characters before a stop: enough to tell all of these from longer words

# After a title or an initial, these begin a sentence: `Plan B. Then` ends, `J. Smith` goes on.
_STARTERS = frozenset(
    "All An And As At Both But Each For From He How I If In It No On Or Our She So That The Then"
    " There These They This To Use We What When With You Your".split()
)

_STOP = re.compile(
    r"""
    (?P<marks>
        (?P<full> [。！？｡।॥؟۔።፧፨။។։]+ | [!?]+ (?=[\u3040-\u9fff]) )  # no white space needed
      | (?<! :\s1 ) [.!?…‼⁇⁈⁉]+  # but not `Do this: 1. Open the lid.`
    )
    (?P<closers>  # closing quotes, brackets and notes [1] belong to the sentence
        (?: [ \u00a0\u202f] (?= [»"”)\]] (?: [\s,.;] | \Z ) ) )?  # « Oui ! »
        ["'”’»›)\]}」』）》】*_`]* (?: [“‘«] (?= \s | \Z ) )?
        (?: [ ]{0,2} \[\d{1,3}\] )*
    )
    """,
    re.X,
)
_OPENING = "\"'“‘„‚«‹»›([{「『（《【*_`"
_AHEAD = re.compile(rf"\s+(?P<run>[{re.escape(_OPENING)}]*(?P<word>[\w.…]*)\S*)")
_LAST_WORD = re.compile(r"[^\s—–]*\Z")
_INITIALS = re.compile(r"[^\W\d_](?:\.[^\W\d_])*")  # J, J.R.R, a.m
_SPACE = re.compile(r"\s*")
# What stands before a sentence and belongs to it: bullets, `##` or `>`, then `1.`, `2.3.`, `a)`.
_MARKER = re.compile(r"[-*+•>#.\s]*(?:(?:\d{1,3}(?:\.\d{1,3})*|[^\W\d_])[.)](?=\s))?")

_LINE = re.compile(
    r"""
    (?P<heading> \#{1,6} \s+\S )
  | (?P<item>    (?: [-*+•] | \.\. | (?: \d{1,3} | \# ) [.)] ) \s+\S )
  | (?P<quote>   > )
  | (?P<row>     \| )
  | (?P<rule>    [=*^"~-]{3,}\s*\Z )  # the line under a heading
  | (?P<fence>   ```[^`]*\Z | ~~~ )  # ~~~ alone is a rule
    """,
    re.X,
)
_BEGIN_A_BLOCK = frozenset(["blank", "heading", "item", "quote", "row", "fence"])
_END_A_BLOCK = frozenset(["blank", "heading", "row", "rule", "fence end"])
_STAY_WHOLE = frozenset(["row", "fence", "code", "fence end"])


def sentence_spans(text: str) -> Iterator[tuple[int, int]]:
    """Yield the (start, end) of each sentence of `text`, in order; none for a blank text.

    No span is empty or has white space at its ends, and between two spans there is nothing
    but white space. A list marker belongs to its sentence. A table row is one span, and so is
    a fenced block of code as far as its next blank line.

    >>> text = "Use a cache, e.g. Redis. It is fast."
    >>> [text[start:end] for start, end in sentence_spans(text)]
    ['Use a cache, e.g. Redis.', 'It is fast.']
    """
    for block_start, end, whole in _blocks(text):
        start = block_start
        while start < end:
            stop = end if whole else _sentence_end(text, start, end)
            yield start, stop
            start = _SPACE.match(text, stop, end).end()


def _blocks(text: str) -> Iterator[tuple[int, int, bool]]:
    """Yield the (start, end, whole) of each run of lines that one sentence may cross."""
    start = place = 0
    first = before = "blank"
    fence = ""
    for line in text.splitlines(keepends=True):
        kind = _line_kind(line.lstrip(), fence)
        if kind in _BEGIN_A_BLOCK or before in _END_A_BLOCK:
            yield *_trimmed(text, start, place), first in _STAY_WHOLE
            start, first = place, kind
        if kind in ("fence", "fence end"):
            fence = fence_after(line.lstrip(), fence)
        place += len(line)
        before = kind
    yield *_trimmed(text, start, place), first in _STAY_WHOLE


def _line_kind(line: str, fence: str) -> str:
    """Return what kind of line this is; `fence` is the mark of the open block of code, if any."""
    if not line:
        return "blank"
    if fence:
        return "code" if fence_after(line, fence) else "fence end"
    match = _LINE.match(line)
    return match.lastgroup if match else "prose"


def _trimmed(text: str, start: int, end: int) -> tuple[int, int]:
    """Return the span without white space at its ends: (n, n) where nothing else is in it."""
    piece = text[start:end].rstrip()
    end = start + len(piece)
    return end - len(piece.lstrip()), end


def _sentence_end(text: str, start: int, end: int) -> int:
    """Return where the sentence that begins at `start` ends, at the latest at `end`."""
    # We look for a stop behind the marker, so `1.` is never a sentence.
    for stop in _STOP.finditer(text, _MARKER.match(text, start, end).end(), end):
        if stop.end() == end or _ends(text, stop):
            return stop.end()
    return end


def _ends(text: str, stop: re.Match[str]) -> bool:
    """Return whether a sentence ends at `stop`, by what stands around it."""
    marks, closers, behind = stop["marks"], stop["closers"], stop.end()
    if stop["full"]:
        return not (closers and text[behind].isalpha())  # 「行く。」と言った。
    if not text[behind].isspace():
        return False  # 3.14, file.py, python.org
    ahead = _AHEAD.match(text, behind)
    if not ahead["run"].strip(".…,;:)]}\"'"):
        return False  # no sentence begins so: Wait . . . Then go.
    word = _word_before(text, stop.start())
    if closers and word and not word.lstrip(_OPENING):
        return False  # "?" speaks of a stop
    if marks == "." and not _full_stop_ends(word.lstrip(_OPENING) or word, ahead["word"]):
        return False
    if word and not closers and marks.strip("!?") in ("", "."):
        return True  # of these we are sure; behind others a small letter goes on: "Stop!" he said.
    return not ahead["word"][:1].islower()


def _word_before(text: str, place: int) -> str:
    """Return the word that ends at `place`, or the last characters of a long one."""
    return _LAST_WORD.search(text[max(0, place - _LONGEST) : place])[0]


def _full_stop_ends(word: str, following: str) -> bool:
    """Return whether a full stop between these two words ends a sentence."""
    small, initials = word.lower(), _INITIALS.fullmatch(word)
    if small in _NEVER_END:
        return False
    if word in _TITLES or (initials and word.isupper()):
        return following in _STARTERS
    if initials or not word or small in _MAY_END:
        return not (following[:1].islower() or following[:1].isdigit())
    return True
