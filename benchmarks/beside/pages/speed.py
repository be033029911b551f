"""The tables of speed, and the numbers that the sentences give."""

from __future__ import annotations

import re
from collections.abc import Iterator

OURS = "lessonkit"
HEAD = (
    "| system | sends | build, s | memory, MB | search, ms | p99 | times ours "
    "| whole way, ms | p99 | times ours |",
    "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|",
)


def tables(results: dict) -> str:
    return "\n".join(_tables(results))


def _tables(results: dict) -> Iterator[str]:
    for size, rows in sorted(results["rows"].items(), key=lambda item: int(item[0])):
        yield from (f"### {int(size):,} children", "", *HEAD)
        yield from (_row(name, row) for name, row in rows.items() if "why" not in row)
        yield from _left_out(rows)
        yield ""


def _left_out(rows: dict) -> Iterator[str]:
    """Yield a line for each reason why some are not in the table."""
    by_reason: dict[str, list[str]] = {}
    for name, row in rows.items():
        if "why" in row:
            by_reason.setdefault(row["why"], []).append(name)
    for why, names in by_reason.items():
        yield from ("", f"Not in the table, as {why}: {'; '.join(names)}.")


def _row(name: str, row: dict) -> str:
    cells = [name, row["step"] or "the children", ms(row["build_s"]), f"{row['memory_mb']:,}"]
    for way in ("search", "send"):
        told = row[way]
        if way == "send" and not row["step"]:
            cells += ["–"] * 3
            continue
        cells += [ms(told["median_ms"]), ms(told["p99_ms"]), times(row, way)]
    return f"| {' | '.join(cells)} |"


def ms(number: float) -> str:
    digits = 0 if number >= 100 else 1 if number >= 10 else 2 if number >= 1 else 3
    return f"{number:,.{digits}f}"


def times(row: dict, way: str) -> str:
    ratio = ratio_of(row, way)
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.1f}"


def ratio_of(row: dict, way: str) -> float:
    return row[way]["median_ms"] / row[way]["our_median_ms"]


def told(results: dict) -> dict[str, str]:
    """Return what page.md asks for, by the names there: tables, growth, and ratios at 50,000."""
    at = results["rows"]
    said = {"speed_tables": tables(results), "machine": results["machine"]}
    said["speed_versions"] = versions(results)
    for way in ("search", "send"):
        for small, big in (("50000", "500000"), ("500000", "5000000")):
            grown = at[big][OURS][way]["median_ms"] / at[small][OURS][way]["median_ms"]
            said[f"growth_{way}_{small}"] = f"{grown:.1f}"
        for name, row in at["50000"].items():
            if "why" not in row:
                said[f"{key_of(name)}_{way}"] = times(row, way)
                said[f"{key_of(name)}_{way}_ms"] = ms(row[way]["median_ms"])
        said[f"tantivy_500k_{way}"] = times(at["500000"]["tantivy"], way)
    return said


def key_of(name: str) -> str:
    """`Haystack auto-merging, BM25` as `haystack_auto_merging_bm25`."""
    return re.sub(r"\W+", "_", name.lower())


def versions(results: dict) -> str:
    known: dict[str, str] = {}
    for row in results["rows"]["50000"].values():
        known |= row["packages"]
    return ", ".join(f"{name} {number}" for name, number in known.items())


def lines(results: dict, kind: str) -> dict[str, dict[str, list[tuple[float, float]]]]:
    """Return the points of cost against size, by panel and by system."""
    panels = {}
    for way, title in (("search", "search alone"), ("send", "the whole way")):
        panels[title] = found = {}
        for size, rows in sorted(results["rows"].items(), key=lambda item: int(item[0])):
            for name, row in rows.items():
                if row["kind"] == kind and "why" not in row and (way == "search" or row["step"]):
                    found.setdefault(name, []).append((int(size), row[way]["median_ms"]))
    return panels
