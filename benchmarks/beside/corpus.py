"""What all systems search: the same parents, the same children, the same vectors."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from zlib import crc32

import numpy as np

from lessonkit import load_guides, made_reports, split_parents
from lessonkit.records import Child, Parent
from lessonkit.terms import terms

sys.path.append(str(Path(__file__).parents[1]))  # squad_file lies beside this folder

SIZE = 384  # numbers of a vector: as many as MiniLM's

Embed = Callable[[Sequence[str]], np.ndarray]  # n texts -> n rows of length 1


@dataclass(frozen=True)
class Corpus:
    """Parents by their id, all children in document order, and what makes vectors of texts."""

    parents: dict[str, Parent]
    children: list[Child]
    embed: Embed


def made_up(size: int) -> Corpus:
    """Return the guides and so many made-up reports of five sentences: `size` children at most."""
    guides = load_guides()
    reports = max(0, size - len(split_parents(guides))) // 5
    return corpus_of([*guides, *made_reports(reports)], projected)


def corpus_of(parents: Sequence[Parent], embed: Embed) -> Corpus:
    return Corpus({parent.id: parent for parent in parents}, split_parents(parents), embed)


def projected(texts: Sequence[str]) -> np.ndarray:
    """Return a vector for each text, from its terms alone: fixed draws, added and made length 1.

    For speed, where the numbers do not matter and a model would take an hour.
    """
    rows = np.zeros((len(texts), SIZE), dtype=np.float32)
    for n, text in enumerate(texts):
        for term in terms(text):
            rows[n] += _drawn(term)
        rows[n] /= np.linalg.norm(rows[n]) or 1
    return rows


@cache
def _drawn(term: str) -> np.ndarray:
    return np.random.default_rng(crc32(term.encode())).standard_normal(SIZE, dtype=np.float32)


def remembered(embed: Embed) -> Embed:
    """Return `embed`, asked once for each text: every system gets the vectors of the same call."""
    known: dict[str, np.ndarray] = {}

    def ask(texts: Sequence[str]) -> np.ndarray:
        new = [text for text in dict.fromkeys(texts) if text not in known]
        if new:
            known.update(zip(new, np.asarray(embed(new), dtype=np.float32), strict=True))
        return np.stack([known[text] for text in texts]) if texts else np.zeros((0, SIZE))

    return ask
