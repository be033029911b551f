"""Lesson 10: the sections of a page, from its tags and words as they come."""

from __future__ import annotations

from lessonkit.folder.long import size
from lessonkit.folder.outline import Heading, Outline, under, words
from lessonkit.folder.pieces import Piece, joined, section, whole
from lessonkit.folder.prose import Prose
from lessonkit.folder.rows import Rows
from lessonkit.folder.section import Section
from lessonkit.folder.verbatim import Verbatim

_HEADINGS = frozenset(["h1", "h2", "h3", "h4", "h5", "h6"])
_BLOCKS = frozenset(
    "address article blockquote body caption center dd details dialog dir div dl dt fieldset"
    " figcaption figure form header hgroup hr html legend li main menu ol optgroup option p"
    " section summary table tbody td tfoot th thead tr ul".split()
)
_LISTS = frozenset(["ul", "ol", "dl", "menu", "dir"])
_SHORT_LIST = 60  # words: up to here a list is searched as one
_LONG_HEADING = 40  # words: this is no heading, but prose in large letters


class Page:
    """What has been read of a page so far: `sections`, and the `title` its first `<h1>` gives."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.title = ""
        self.sections: list[Section] = []
        self._outline: Outline = ()
        self._pieces: list[Piece] = []
        self._open: Prose | Rows | Verbatim = Prose()
        self._level = 0  # of the heading that is open, if one is
        self._in_term = False  # in a `<dt>`
        self._term = 0  # the length of what is open when it was a term to be explained
        self._lists: list[int] = []  # for each open list, the piece that it begins with

    def add(self, text: str, line: int) -> None:
        """Take in words that stand in the file from `line` on."""
        self._open.add(text, line)

    def start(self, name: str, *, is_layout: bool = False) -> None:
        """Take in the beginning of an element; a table may set out a page and hold no data."""
        if name in _HEADINGS:
            self._begin(Prose(), int(name[1]))
        elif name == "pre":
            self._begin(Verbatim())
        elif name == "table" and not is_layout:
            self._begin(Rows())
        elif isinstance(self._open, Rows) and name in ("td", "th"):
            self._open.cell(is_header=name == "th")
        elif isinstance(self._open, Rows) and name in ("tr", "caption"):
            self._open.row()
        elif name == "br":
            self._open.end_line()
        elif name == "dd" and self._in_term:
            self._end_term()
        elif name in _BLOCKS:
            self._end_block()
            self._in_term = name == "dt"
        if name in _LISTS:
            self._lists.append(len(self._pieces))

    def end(self, name: str) -> None:
        """Take in the end of an element."""
        if name in _HEADINGS or name in ("pre", "table"):
            self._begin(Prose())
        elif name == "dt" and self._in_term:
            self._end_term()
        elif name in _BLOCKS:
            self._end_block()
        if name in _LISTS:
            self._end_list(self._lists.pop())

    def close(self) -> None:
        """Take in the end of the page."""
        self._begin(Prose())
        self._end_section()

    def _end_term(self) -> None:
        """End the line of a term: what explains it goes below, in the same block."""
        self._open.end_line()
        self._term, self._in_term = len(self._open), False

    def _end_block(self) -> None:
        """End what is open, unless it goes on: a table, code, a heading, or a term explained."""
        if not isinstance(self._open, Prose):
            self._open.end_line()
        elif len(self._open) and len(self._open) != self._term:
            self._begin(Prose())

    def _begin(self, new: Prose | Rows | Verbatim, level: int = 0) -> None:
        """Put what is open where it belongs, and open something new."""
        piece, was = self._open.taken(), self._level
        self._open, self._level, self._term = new, level, 0
        if piece and was and size(piece.text) <= _LONG_HEADING:
            self._end_section()
            heading = Heading(was, " ".join(piece.text.split()), (piece.lines[0].line,))
            self._outline = under(self._outline, heading)
            if was == 1:
                self.title = self.title or heading.text
        elif piece:
            self._pieces.append(piece)

    def _end_list(self, first: int) -> None:
        """Make one block of the outermost list if it is short."""
        self._end_block()
        pieces = self._pieces[first:]
        if not self._lists and len(pieces) > 1 and sum(size(p.text) for p in pieces) <= _SHORT_LIST:
            self._pieces[first:] = [whole(joined(pieces, "\n"))]

    def _end_section(self) -> None:
        """Add what stands below the last heading to the sections, if anything does."""
        if self._pieces:
            self.sections.append(section(words(self._outline), self._pieces))
        self._pieces, self._lists = [], [0 for _ in self._lists]
