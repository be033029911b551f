"""Lesson 10: an answer written out: for a reader, or as JSON for a program."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence

from lessonkit.folder.answer import Also, Answer, Quote, Source
from lessonkit.folder.section import Line
from lessonkit.records import Span
from lessonkit.terms import count_words
from lessonkit.trace import show_score

NOTHING = "Nothing was found: no file has a word of the question."
TOO_SMALL = "Something was found, but no piece of it fits into so few words."

# Shown as pictures of themselves: a terminal obeys them, wherever they come from.
CONTROLS = {n: 0x2400 + n for n in range(32) if n not in b"\t\n"}
CONTROLS |= dict.fromkeys(range(127, 160), "\ufffd")

_SHOWN = 3  # other places of a quote; JSON has them all

Part = tuple[int, int]
Mark = Callable[[str], str]  # how a terminal shows the words of a hit


def as_text(answer: Answer, *, mark: Mark = str, columns: int = 0) -> str:
    """Return the passages with their places, `>` before each line that holds a hit's words.

    `mark` is given the words themselves. Lines are wrapped to `columns`, if that is not 0.
    """
    parts = [
        "\n".join(_source(number, source, mark, columns))
        for number, source in enumerate(answer.sources, 1)
    ]
    said = [answer.note] if answer.note else []
    return "\n\n".join([*said, *parts]) or (TOO_SMALL if answer.trace.decisions else NOTHING)


def as_data(answer: Answer) -> dict[str, object]:
    """Return the answer as plain dicts and lists: what `--json` prints."""
    return {
        "question": answer.question,
        "note": answer.note or None,
        "passages": [_source_data(source) for source in answer.sources],
        "trace": [
            {
                "hit": decision.hit.child.id,
                "score": _rounded(decision.hit.score),
                "outcome": decision.outcome,
                "words": decision.words,
                "why": decision.why,
            }
            for decision in answer.trace.decisions
        ],
    }


def _source(number: int, source: Source, mark: Mark, columns: int) -> Iterator[str]:
    score = show_score(source.passage.score)
    yield f"[{number}] {source.place}  {source.headings}  (score {score})".translate(CONTROLS)
    wide = max(len(gutter) for gutter, *_ in _lines(source))
    before = None
    for gutter, text, marked, span in _lines(source):
        if before not in (None, span):
            yield " " * (wide + 4) + "..."
        before = span
        yield from _wrapped(gutter.rjust(wide), text, marked, mark, columns)
    for quote in source.quotes:
        yield from _beside(quote, " " * (wide + 4))


def _lines(source: Source) -> Iterator[tuple[str, str, list[Part], Span]]:
    """Yield each line: its number in the file, its text, and the parts of it that are a hit's."""
    for span in source.passage.spans:
        hits = [(q.citation.start, q.citation.end) for q in source.quotes if _is_in(q, span)]
        offset = span.start
        for text in span.text.translate(CONTROLS).split("\n"):
            line = source.line_at(span, offset)
            yield _gutter(line) if text.strip() else "", text, _inside(hits, offset, text), span
            offset += len(text) + 1


def _gutter(line: Line) -> str:
    return f"{line.cell}:{line.line}" if line.cell else str(line.line)


def _is_in(quote: Quote, span: Span) -> bool:
    cited = quote.citation
    return cited.parent_id == span.parent_id and span.start <= cited.start < span.end


def _wrapped(
    gutter: str, text: str, marked: Sequence[Part], mark: Mark, columns: int
) -> Iterator[str]:
    """Yield a line of the file in as many lines as it needs, each with its mark."""
    sign = ">" if marked else " "
    room = max(columns - len(gutter) - 4, 20) if columns else max(len(text), 1)
    offset = 0
    for piece in textwrap.wrap(text, room, **_AS_IT_IS) or [""]:
        yield f"{sign} {gutter}  {_marked(piece, _inside(marked, offset, piece), mark)}".rstrip()
        gutter, offset = " " * len(gutter), offset + len(piece)


_AS_IT_IS = {"drop_whitespace": False, "replace_whitespace": False, "expand_tabs": False}


def _inside(parts: Sequence[Part], offset: int, text: str) -> list[Part]:
    """Return what of some parts lies in a text that begins at `offset`, counted from there."""
    cut = [(max(first - offset, 0), min(last - offset, len(text))) for first, last in parts]
    return sorted((first, last) for first, last in cut if first < last)


def _marked(text: str, parts: Sequence[Part], mark: Mark) -> str:
    shown, end = "", 0
    for first, last in parts:
        shown += text[end:first] + mark(text[first:last])
        end = last
    return shown + text[end:]


def _beside(quote: Quote, indent: str) -> Iterator[str]:
    """Yield what a quote needs beside its text: the header of its table, and its twins."""
    if quote.header:
        yield f"{indent}in the table under: {' > '.join(quote.header)}".translate(CONTROLS)
    for also in quote.also[:_SHOWN]:
        yield f"{indent}also {also.place}{_difference(also)}".translate(CONTROLS)
    if more := len(quote.also[_SHOWN:]):
        yield f"{indent}and in {more} more place{'s' if more > 1 else ''}"


def _difference(also: Also) -> str:
    if not also.differs:
        return ", word for word"
    pairs = (_pair(had, has) for had, has in also.differs)
    return f", with {', '.join(pairs)}"


def _pair(had: str, has: str) -> str:
    had, has = textwrap.shorten(had, 60), textwrap.shorten(has, 60)
    if not had:
        return f'"{has}" added'
    return f'"{has}" for "{had}"' if has else f'"{had}" left out'


def _source_data(source: Source) -> dict[str, object]:
    passage = source.passage
    first, last = passage.spans[0], passage.spans[-1]
    begins, ends = source.line_at(first, first.start), source.line_at(last, last.end)
    return {
        "file": source.place.file,
        "headings": source.headings,
        "kind": passage.kind,
        "lines": [begins.line, ends.line],
        "cells": [begins.cell, ends.cell] if begins.cell else None,
        "words": count_words(passage.text),
        "score": _rounded(passage.score),
        "text": passage.text,
        "quotes": [_quote_data(quote) for quote in source.quotes],
    }


def _quote_data(quote: Quote) -> dict[str, object]:
    return {
        "line": quote.place.line,
        "cell": quote.place.cell or None,
        "section": quote.citation.parent_id,
        "start": quote.citation.start,
        "end": quote.citation.end,
        "text": quote.citation.quote,
        "header": list(quote.header),
        "score": _rounded(quote.score),
        "also": [
            {
                "file": also.place.file,
                "line": also.place.line,
                "cell": also.place.cell or None,
                "differs": [list(pair) for pair in also.differs],
            }
            for also in quote.also
        ],
    }


def _rounded(score: float) -> float:
    return round(score, 6)
