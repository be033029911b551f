"""The small drawings of lessons 0 to 5: SVG by the standard library, each with its text."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

_INK, _MATCH, _PAPER = "#1a1a1a", "#ffd966", "#ffffff"
_WIDTH, _LINE, _PAD = 720, 22, 14
# What XML 1.0 cannot hold, not even escaped: control characters and halves of a character.
_NOT_XML = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing and the sentence that says the same without it.

    A notebook shows the SVG; where that is not possible, or there is none, it shows the text.
    """

    svg: str
    text: str

    def _repr_mimebundle_(self, include=None, exclude=None) -> dict[str, str]:
        shown = {"image/svg+xml": self.svg, "text/plain": self.text}
        return shown if self.svg else {"text/plain": self.text}


@dataclass(frozen=True, slots=True)
class Row:
    """One parent in a drawing: its name, its children's, and which matched and were sent."""

    name: str
    children: Sequence[str]
    matched: Sequence[str] = ()
    sent: Sequence[str] = ()


def xml_text(text: str) -> str:
    """Return `text` as it stands in an SVG: what it cannot hold is shown as U+FFFD.

    >>> xml_text("a < b\\x00") == "a &lt; b\\ufffd"
    True
    """
    return escape(_NOT_XML.sub("\ufffd", text))


def strips(rows: Sequence[Row], text: str) -> Picture:
    """Return a picture of parents cut into children, one strip a row.

    A child that matched is filled and says `match`; what is sent is underlined and says `read`.

    >>> strips([Row("D1", ["D1.1", "D1.2"], matched=["D1.2"])], "D1.2 matches").text
    'D1.2 matches'
    """
    height = 76 if any(row.sent for row in rows) else 54
    parts = [part for n, row in enumerate(rows) for part in _strip(row, _PAD + n * height)]
    return _picture(parts, 2 * _PAD + len(rows) * height, text)


def bars(values: Mapping[str, float], text: str) -> Picture:
    """Return a picture with one bar for each value, its number beside it. Values are >= 0."""
    left = 24 + 8 * max(map(len, values), default=0)
    widest = max(values.values(), default=0) or 1
    parts = []
    for n, (name, value) in enumerate(values.items()):
        y = _PAD + n * (_LINE + 8)
        width = round((_WIDTH - left - 90) * value / widest)
        parts += [
            _text(left - 8, y + 16, name, anchor="end"),
            _box(left, y, max(width, 1), _LINE, _MATCH),
            _text(left + max(width, 1) + 8, y + 16, f"{value:g}"),
        ]
    return _picture(parts, 2 * _PAD + len(values) * (_LINE + 8), text)


def lines(curves: Mapping[str, Mapping[int, float]], across: str, text: str) -> Picture:
    """Return a picture of curves over whole numbers, each with its own dash and its name.

    `curves` maps a name to {x: y}, y from 0 up; `across` says what x is. Both axes are to scale.
    """
    xs = sorted({x for curve in curves.values() for x in curve})
    top = max((y for curve in curves.values() for y in curve.values()), default=0) or 1
    wide = (xs[-1] - xs[0] if xs else 0) or 1
    place = {x: 60 + round(420 * (x - xs[0]) / wide) for x in xs}
    parts = [_line(60, 200, 500, 200), _line(60, 20, 60, 200), _text(280, 240, across, "middle")]
    parts += [_text(place[x], 218, str(x), "middle") for x in xs]
    parts += [_text(52, 205 - round(180 * y / top), f"{y:g}", "end") for y in (0, top)]
    for n, (name, curve) in enumerate(curves.items()):
        dash, key = ("", "7 4", "2 3")[n % 3], 40 + n * 24
        points = [(place[x], 200 - round(180 * y / top)) for x, y in sorted(curve.items())]
        parts += [_curve(points, dash), *(_dot(x, y) for x, y in points)]
        parts += [_curve([(530, key), (570, key)], dash), _text(578, key + 5, name)]
    return _picture(parts, 256, text)


def _strip(row: Row, y: int) -> list[str]:
    left, gap = 150, 6
    width = max((_WIDTH - left - _PAD) // max(len(row.children), 1), gap + 1)
    parts = [_text(_PAD, y + 26, row.name)]
    for n, child in enumerate(row.children):
        x, matched, sent = left + n * width, child in row.matched, child in row.sent
        parts += [
            _box(x, y, width - gap, 40, _MATCH if matched else _PAPER, 3 if matched else 1),
            _text(x + (width - gap) // 2, y + (18 if matched else 25), child, "middle"),
        ]
        if matched:
            parts.append(_text(x + (width - gap) // 2, y + 34, "match", "middle", 12))
        if sent:
            parts.append(_line(x, y + 47, x + width - gap, y + 47, 4))
            parts.append(_text(x + (width - gap) // 2, y + 63, "read", "middle", 12))
    return parts


def _picture(parts: Sequence[str], height: int, text: str) -> Picture:
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" '
        f'height="{height}" role="img" font-family="sans-serif" font-size="14" fill="{_INK}">'
        f"<title>{xml_text(text)}</title>{_box(0, 0, _WIDTH, height, _PAPER, 0)}"
        f"{''.join(parts)}</svg>"
    )
    return Picture(svg, text)


def _text(x: int, y: int, words: str, anchor: str = "start", size: int = 14) -> str:
    place = f'x="{x}" y="{y}" text-anchor="{anchor}" font-size="{size}"'
    return f"<text {place}>{xml_text(words)}</text>"


def _box(x: int, y: int, width: int, height: int, fill: str, edge: int = 1) -> str:
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="4" fill="{fill}" '
        f'stroke="{_INK}" stroke-width="{edge}"/>'
    )


def _line(x1: int, y1: int, x2: int, y2: int, width: int = 1) -> str:
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{_INK}" stroke-width="{width}"/>'


def _curve(points: Sequence[tuple[int, int]], dash: str) -> str:
    joined = " ".join(f"{x},{y}" for x, y in points)
    return (
        f'<polyline points="{joined}" fill="none" stroke="{_INK}" stroke-width="2" '
        f'stroke-dasharray="{dash}"/>'
    )


def _dot(x: int, y: int) -> str:
    return f'<circle cx="{x}" cy="{y}" r="3"/>'
