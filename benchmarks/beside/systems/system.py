"""What a system is to the benchmarks: something built from a corpus that finds and sends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol

from corpus import Corpus


class Built(Protocol):
    """A corpus made ready. Both return what is best first."""

    def search(self, question: str, k: int) -> list[str]:
        """Return the ids of at most `k` children."""

    def send(self, question: str, k: int, max_words: int | None) -> list[str]:
        """Return the texts that would be sent: after the search, the climb or the window.

        A system without a budget sends what it sends.
        """


@dataclass(frozen=True)
class System:
    """A system set up as its own docs advise.

    `step` says what follows the search (nothing: such a system sends the children), `most` how
    many children it is asked to hold, and `note` what of its set-up a reader should know.
    """

    name: str
    packages: tuple[str, ...]
    kind: Literal["words", "vectors"]
    build: Callable[[Corpus], Built]
    step: str = ""
    most: int = 500_000
    note: str = ""


class ChildrenAlone:
    """What a search engine sends: the children it found. The rest is left to its user."""

    texts: dict[str, str]

    def send(self, question: str, k: int, max_words: int | None) -> list[str]:
        return [self.texts[found] for found in self.search(question, k)]


def texts_of(corpus: Corpus) -> dict[str, str]:
    return {child.id: child.text for child in corpus.children}
