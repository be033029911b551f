"""What is said and asked aloud: lines that the text of a lesson gives by itself.

A section that has a note `Say:` is left as it is. Else the line is, of these, the first that
there is, and it stands with the piece that it is taken from:

- the facts of "Myth and fact", each after its myth, which is asked;
- the last sentence in bold;
- what reads the last output back;
- how the prose ends, where nothing is run.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from lessonkit.course.teaching.prose import items
from lessonkit.course.teaching.sections import PREDICT, Note, Piece, Section

MYTH, FACT = "**Myth.**", "**Fact.**"
ON_THE_SLIDE = ("Words you'll meet", "Done when you can")  # nothing more is to be said
FEWEST = 8  # words of a line that says something by itself
_NO_PROSE = ("|", "- ", "* ", "1. ", "```", ">", "#")
_SENTENCE = re.compile(r".+?[.?!][*_)]*(?=\s|$)", re.DOTALL)
_BOLD = re.compile(r"\*\*([^*]+[.!])\*\*")

Prose = Sequence[tuple[int, str]]  # blocks of prose, each with the number of its piece
Lines = list[tuple[int, Note]]


def spoken(sections: Sequence[Section]) -> tuple[Section, ...]:
    """Return the sections, each piece with all that is said and asked there as its notes."""
    return tuple(section if section.at_home else _spoken(section) for section in sections)


def _spoken(section: Section) -> Section:
    has_one = any(note.label == "Say" for piece in section.pieces for note in piece.notes)
    lines = [] if has_one else _lines(section)
    pieces = [
        replace(
            piece, notes=(*_asked(piece), *(n for at, n in lines if at == number), *piece.notes)
        )
        for number, piece in enumerate(section.pieces)
    ]
    return replace(section, pieces=tuple(pieces))


def _asked(piece: Piece) -> list[Note]:
    asked = [] if piece.code else items(piece.source)
    if piece.prediction:
        asked.append(piece.prediction.replace(PREDICT, ""))
    return [_note("Ask", one) for one in asked]


def _note(label: str, text: str) -> Note:
    text = " ".join(text.split())
    return Note(label, text[:1].upper() + text[1:])


def _lines(section: Section) -> Lines:
    """Return what to say in a section; nothing where it is a list, a table or questions."""
    asks = any(items(piece.source) for piece in section.pieces if not piece.code)
    if asks or section.title in ON_THE_SLIDE:
        return []
    prose = [(n, block) for n, piece in enumerate(section.pieces) for block in _prose(piece)]
    return next((found for rule in RULES if (found := rule(section, prose))), [])


def _prose(piece: Piece) -> list[str]:
    blocks = [] if piece.code else piece.blocks
    said = [one for one in blocks if not one.lstrip().startswith(_NO_PROSE)]
    return [one for one in said if not one.rstrip("*").endswith(":")]


def _facts(section: Section, prose: Prose) -> Lines:
    found: Lines = []
    for n, block in prose:
        if block.startswith(MYTH):
            found.append((n, _note("Ask", f"True or not? {block.removeprefix(MYTH)}")))
        elif block.startswith(FACT):
            found.append((n, _note("Say", block.removeprefix(FACT))))
    return found


def _bold(section: Section, prose: Prose) -> Lines:
    found = [(n, text) for n, block in prose for text in _BOLD.findall(block)]
    return [(n, _note("Say", text)) for n, text in found if len(text.split()) >= 5][-1:]


def _read_back(section: Section, prose: Prose) -> Lines:
    ran = [n for n, piece in enumerate(section.pieces) if piece.outputs]
    last = [(n, one) for n, one in prose if ran and n > ran[-1]][:1]
    earlier = [(n, one) for n, one in prose if ran and n > ran[0]][-1:]
    return [(n, _note("Say", _enough(_sentences(one)))) for n, one in last or earlier]


def _ends(section: Section, prose: Prose) -> Lines:
    return [(n, _note("Say", _enough(_sentences(one), -1))) for n, one in prose[-1:]]


def _sentences(block: str) -> list[str]:
    return [one.strip() for one in _SENTENCE.findall(block)] or [block]


def _enough(sentences: list[str], step: int = 1) -> str:
    """Return whole sentences from the start, or with -1 the end, of FEWEST words or more."""
    taken: list[str] = []
    for one in sentences[::step]:
        taken.append(one)
        if len(" ".join(taken).split()) >= FEWEST:
            break
    return " ".join(taken[::step])


RULES: tuple[Callable[[Section, Prose], Lines], ...] = (_facts, _bold, _read_back, _ends)


def answers_to_tries(section: Section) -> list[str]:
    """Return the paragraphs that read back the lesson's own runs of "Try it yourself"."""
    ran = [n for n, piece in enumerate(section.pieces) if piece.outputs]
    asks = any(items(piece.source) for piece in section.pieces if not piece.code)
    after = section.pieces[ran[-1] + 1 :] if ran and asks else ()
    return [block for piece in after for block in _prose(piece)]
