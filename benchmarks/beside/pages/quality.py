"""The tables of answers against words, and the numbers that the sentences give."""

from __future__ import annotations

import re
from collections.abc import Iterator

K = 5
FILLED = {"words": "lessonkit, overlap, parents", "vectors": "lessonkit, MiniLM, parents"}
TITLES = {"words": "search by words", "vectors": "search by vectors (MiniLM)"}
DRAWN = {
    "words": (
        *("lessonkit, overlap, windows", "tantivy", "LlamaIndex sentence window, BM25"),
        *("LlamaIndex auto-merging, BM25", "Haystack sentence window, BM25"),
        "Haystack auto-merging, BM25",
    ),
    "vectors": (
        *("lessonkit, MiniLM, windows", "LangChain parent documents", "LlamaIndex sentence window"),
        *("LlamaIndex auto-merging", "Haystack sentence window", "Haystack auto-merging"),
    ),
}


def told(results: dict) -> dict[str, str]:
    """Return what page.md asks for, by the names there."""
    better = [row for row in results["for_as_many_words"] if row["low"] > 0]
    worse = [row for row in results["for_as_many_words"] if row["high"] < 0]
    return {
        **dict(_points(results)),
        **{f"quality_{name}": f"{number:,}" for name, number in results["file"].items()},
        "quality_table": "\n".join(_table(results)),
        "quality_budgets": "\n".join(_budgets(results)),
        "quality_compared": "\n".join(_compared(results)),
        "quality_all": str(len(results["for_as_many_words"])),
        "quality_better": str(len(better)),
        "quality_worse": str(len(worse)),
        "quality_even": str(len(results["for_as_many_words"]) - len(better) - len(worse)),
    }


def _points(results: dict) -> Iterator[tuple[str, str]]:
    """Yield every share and every number of words, by names such as `words_tantivy_5`."""
    for name, one in results["systems"].items():
        for point in one["points"]:
            key = f"{re.sub(r'[^a-z0-9]+', '_', name.lower())}_{point['k']}"
            yield f"words_{key}", f"{point['words']:.0f}"
            yield f"share_{key}", f"{point['answered']:.3f}"
    for name, points in results["budgets"].items():
        for point in points:
            kind = "words" if name == FILLED["words"] else "vectors"
            yield f"share_within_{point['budget']}_{kind}", f"{point['answered']:.3f}"


def _table(results: dict) -> Iterator[str]:
    yield f"| system, {K} hits | sends | answer sent | 95 % | words, mean |"
    yield "|---|---|---:|---|---:|"
    for name, one in results["systems"].items():
        point = next(point for point in one["points"] if point["k"] == K)
        cells = (name, one["step"] or "children", *_cells(point))
        yield f"| {' | '.join(cells)} |"


def _budgets(results: dict) -> Iterator[str]:
    yield from (
        "| within | words at most | answer sent | 95 % | words, mean |",
        "|---|---:|---:|---|---:|",
    )
    for name, points in results["budgets"].items():
        for point in points:
            yield f"| {' | '.join((name, str(point['budget']), *_cells(point)))} |"


def _cells(point: dict) -> tuple[str, str, str]:
    interval = f"{point['low']:.3f} to {point['high']:.3f}"
    return f"{point['answered']:.3f}", interval, f"{point['words']:.0f}"


def _compared(results: dict) -> Iterator[str]:
    yield "| system, 5 hits | words, mean | its answers | ours within as many words | difference |"
    yield "|---|---:|---:|---:|---|"
    for row in results["for_as_many_words"]:
        yield (
            f"| {row['system']} | {row['budget']} | {row['theirs']:.3f} | {row['ours']:.3f} "
            f"| {row['difference']:+.3f} ({row['low']:+.3f} to {row['high']:+.3f}) |"
        )


def curves(results: dict) -> dict[str, dict[str, list[dict]]]:
    """Return the points of share against words, by panel and by system."""
    return {
        TITLES[kind]: {f"lessonkit within {lowest_to_highest(results, kind)} words":
                       results["budgets"][FILLED[kind]]}
        | {name: results["systems"][name]["points"] for name in names}
        for kind, names in DRAWN.items()
    }  # fmt: skip


def lowest_to_highest(results: dict, kind: str) -> str:
    budgets = [point["budget"] for point in results["budgets"][FILLED[kind]]]
    return f"{min(budgets)} to {max(budgets)}"
