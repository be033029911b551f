"""Documents that the workers of a cluster make themselves, and questions to ask about them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice

from lessonkit.corpus import load_size_questions, made_reports
from lessonkit.records import Document

BLOCK = 1_000  # reports from one seed: the same report, wherever a shard begins
CHILDREN_A_REPORT = 5


def read(start: int, stop: int) -> Iterator[Document]:
    """Yield the made-up reports `start` to `stop`, a document each."""
    for block in range(start // BLOCK, -(-stop // BLOCK)):
        first = block * BLOCK
        for number, report in enumerate(made_reports(BLOCK, seed=block), first):
            if start <= number < stop:
                name = f"R{number + 1}"
                parent = replace(report, id=name, document_id=name)
                yield Document(name, report.title, (parent,))


def questions(count: int) -> list[str]:
    """Return `count` questions: those of lesson 02 in turn, each about another part of a bike."""
    parts = ("bell", "saddle", "chain", "basket", "mudguard", "lock", "tyres")
    asked = ((question, part) for part in parts for question, _ in load_size_questions())
    return [f"{question} The {part}?" for question, part in islice(cycle(asked), count)]
