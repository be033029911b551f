"""What a system can be asked to do. What it does not override, it has no feature for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

Family = Mapping[str, Sequence[str]]  # the children of each document, in order
Place = tuple[str, int]  # a document, and which of its children, from 1

QUESTION = "?"  # what climbing is asked: only the scores count


class NoSuchFeatureError(Exception):
    """The system leaves this to its user; the message says what it does instead, if anything."""


@dataclass(frozen=True)
class Piece:
    """A child as the system cut it, and where it says that it begins."""

    text: str
    start: int | None


@dataclass(frozen=True)
class Asked:
    """What climbing starts from: children by parent, and how near each is to the question."""

    family: Family
    scores: Mapping[str, float]
    k: int
    lost: Collection[str] = ()  # parents that are no longer in the store
    private: Collection[str] = ()  # parents that became private once the children were indexed


class Shelf(Protocol):
    """Documents that are kept and can change."""

    def put(self, batch: Sequence[tuple[str, str]]) -> None:
        """Bring in documents, of an id and a text, new ones and new versions alike."""

    def ask(self, question: str, k: int) -> list[tuple[str, str]]:
        """Return the document and the text of each child that is found."""


class Tools:
    """A system, set up as its docs advise. Each method raises NoSuchFeatureError unless it has it.

    `with_children` is text for all children that a question may be asked of, by their ids.
    """

    name: str
    packages: tuple[str, ...]

    def split(self, texts: Mapping[str, str]) -> dict[str, list[Piece]]:
        """Return the sentences of each text. A document without one may be left out."""
        raise NoSuchFeatureError("it cuts no sentences")

    def windows(
        self,
        family: Family,
        hits: Sequence[Place],
        window: int,
        gone: Collection[Place] = (),
        private: Collection[Place] = (),
    ) -> tuple[list[str], str]:
        """Return what is sent to the public for `hits`, best first, and what is said beside it.

        `gone` are children that were deleted after all had been indexed.
        """
        raise NoSuchFeatureError("it sends no neighbours")

    def climb(self, asked: Asked) -> list[str]:
        """Return what is sent to the public for the `asked.k` best children, or parents."""
        raise NoSuchFeatureError("it climbs to no parents")

    def climb_by(self, asked: Asked, by: str) -> list[str]:
        """Return the same with a parent's score made of its children's `by` sum or mean."""
        raise NoSuchFeatureError("a parent's score is not to be chosen")

    def climb_within(self, asked: Asked, max_words: int) -> tuple[list[str], str]:
        """Return what is sent within a budget of words, and what is said beside it."""
        raise NoSuchFeatureError("it has no budget of words")

    def capped(self, asked: Asked, per_document: int) -> list[str]:
        """Return the best children, at most so many of a document."""
        raise NoSuchFeatureError("it caps nothing")

    def search(self, texts: Mapping[str, str], question: str, k: int) -> list[str]:
        """Return the ids of the best of `texts`, by words."""
        raise NoSuchFeatureError("it has no search by words")

    def search_fuzzily(self, texts: Mapping[str, str], question: str, k: int) -> list[str]:
        """Return the same with its own remedy for mistyped words."""
        raise NoSuchFeatureError("a mistyped word finds nothing")

    def search_async(self, texts: Mapping[str, str], question: str, k: int) -> list[str]:
        """Return the same, awaited."""
        raise NoSuchFeatureError("it cannot be awaited")

    def shelf(self, embed: Callable | None = None) -> Shelf:
        """Return an empty store, which asks `embed` for vectors where it searches by them."""
        raise NoSuchFeatureError("nothing in it can change: it is built anew")


def joined(children: Sequence[str]) -> str:
    return " ".join(children)


def scored(asked: Asked):
    """Return what makes of each child a vector as near to the question `?` as its score says."""

    def embed(texts: Sequence[str]) -> list[list[float]]:
        nearness = [1.0 if text == QUESTION else asked.scores.get(text, 0.0) for text in texts]
        return [[near, (1 - near * near) ** 0.5] for near in nearness]

    return embed
