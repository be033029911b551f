"""The minutes of a lesson, shared out among its sections."""

from __future__ import annotations

from collections.abc import Sequence

from lessonkit.course.teaching.prose import items
from lessonkit.course.teaching.sections import Section

# A word spoken is 1. The others are what they take beside it, as we find it in a room.
CODE_LINE, PREDICTION, QUESTION = 6, 60, 60


def weight(section: Section) -> int:
    """Return how much of the time a section asks for; 0 where it is left to read at home.

    A word of prose counts 1, a line of code 6, a prediction 60 more, and so does each
    numbered question: the room talks.
    """
    if section.at_home:
        return 0
    total = 0
    for piece in section.pieces:
        if piece.code:
            total += CODE_LINE * len(piece.source.splitlines())
        else:
            total += len(piece.source.split()) + QUESTION * len(items(piece.source))
            total += PREDICTION * bool(piece.prediction)
    return max(total, 1)


def shared_out(minutes: int, weights: Sequence[int]) -> list[float]:
    """Return minutes for each weight, in halves, that add up to `minutes`.

    Largest remainders get the halves that rounding leaves over, the earlier of equals first.
    A section with a weight gets at least half a minute, while there are halves enough.

    >>> shared_out(5, [30, 10, 0])
    [3.5, 1.5, 0]
    """
    taught = [n for n, one in enumerate(weights) if one]
    halves = [0] * len(weights)
    if not taught:
        return [float(one) for one in halves]
    least = 1 if 2 * minutes >= len(taught) else 0
    left, whole = 2 * minutes - least * len(taught), sum(weights)
    for n in taught:
        halves[n] = least + left * weights[n] // whole
    over = 2 * minutes - sum(halves)
    for n in sorted(taught, key=lambda n: -(left * weights[n] % whole))[:over]:
        halves[n] += 1
    return [one / 2 if one % 2 else one // 2 for one in halves]


def timed(sections: Sequence[Section], minutes: int) -> list[tuple[float, float]]:
    """Return for each section the minute at which it starts, and how many it takes."""
    found, at = [], 0.0
    for takes in shared_out(minutes, [weight(section) for section in sections]):
        found.append((at, takes))
        at += takes
    return found


def as_text(minutes: float) -> str:
    """Return minutes as they are read.

    >>> as_text(2.5), as_text(0.5), as_text(3)
    ('2½', '½', '3')
    """
    whole, half = divmod(int(minutes * 2), 2)
    return f"{whole or ''}½" if half else str(whole)
