"""Lesson 10: passages that are nearly the same, found, and told apart by what differs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher

from lessonkit.folder.long import size
from lessonkit.records import Child, Hit

_LEAST_WORDS = 12  # shorter ones are alike by chance, and mean what stands around them
_LONG_WORD = 20  # characters: where words are longer on average, they are none
_ALIKE = 0.8  # of the words, in order
_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Twin:
    """A child that says nearly what a better hit says, and the words in which it differs.

    `differs` holds pairs: what the hit has, and what stands for it here. None is word for word.
    """

    child: Child
    differs: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Told:
    """A hit, and those after it that say nearly the same."""

    hit: Hit
    twins: tuple[Twin, ...] = ()


def told_apart(hits: Iterable[Hit], k: int | None = None) -> list[Told]:
    """Return the `k` best hits, each with its twins, which take no place of their own."""
    told: list[tuple[Hit, list[Twin]]] = []
    for hit in hits:
        for better, twins in told:
            if nearly_same(better.child.text, hit.child.text):
                twins.append(Twin(hit.child, differences(better.child.text, hit.child.text)))
                break
        else:
            if len(told) != k:
                told.append((hit, []))
    return [Told(hit, tuple(twins)) for hit, twins in told]


def nearly_same(one: str, other: str) -> bool:
    """Return whether two texts of some length share four fifths of their words, in order.

    >>> ten = "Wait for ten seconds until the light is green, then try again."
    >>> nearly_same(ten, ten.replace("ten", "two")), nearly_same("Yes.", "Yes.")
    (True, False)
    """
    if min(size(one), size(other)) < _LEAST_WORDS:
        return False
    words = _compared(one, other)
    return (
        words.real_quick_ratio() >= _ALIKE
        and words.quick_ratio() >= _ALIKE
        and words.ratio() >= _ALIKE
    )


def differences(one: str, other: str) -> tuple[tuple[str, str], ...]:
    """Return the first three pieces in which `other` differs from `one`, as pairs.

    >>> differences("Wait ten seconds, then go.", "Wait two seconds, then go.")
    (('ten', 'two'),)
    """
    words = _compared(one, other)
    between = " " if isinstance(words.a, list) else ""
    changed = [op for op in words.get_opcodes() if op[0] != "equal"]
    return tuple(
        (between.join(words.a[a:b]), between.join(words.b[c:d]))
        for _, a, b, c, d in changed[:_SHOWN]
    )


def _compared(one: str, other: str) -> SequenceMatcher:
    """Return the two texts compared by words, or by characters where hardly a blank stands."""
    texts = (one, other)
    words = [text.split() for text in texts]
    blanks = all(len(text) <= _LONG_WORD * len(few) for text, few in zip(texts, words, strict=True))
    return SequenceMatcher(None, *(words if blanks else texts), autojunk=False)
