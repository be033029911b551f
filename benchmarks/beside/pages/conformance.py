"""The table of cases, and what was printed where somebody was wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

WORDS = {"right": "right", "wrong": "**wrong**", "none": "–"}
OURS = "lessonkit"
BEYOND = "What others do and we do not"


def told(results: dict) -> dict[str, str]:
    """Return what page.md asks for, by the names there."""
    return {
        "cases": number(results),
        "case_counts": counts(results),
        "case_tables": "\n".join(_table(results)),
        "printed": printed(results),
        "case_versions": versions(results),
    }


def _table(results: dict) -> Iterator[str]:
    for title, rows in results["sections"].items():
        names = [name for name in results["versions"] if any(_has(row, name) for row in rows)]
        yield from (f"### {title}", "", f"| case, and what is right | {' | '.join(names)} |")
        yield "|---" * (len(names) + 1) + "|"
        for row in rows:
            outcomes = (WORDS[row["answers"][name]["outcome"]] for name in names)
            case = f"*{row['case']}*: {row['shown']} → {row['asks']}"
            yield f"| {case} | {' | '.join(outcomes)} |"
        without = [name for name in results["versions"] if name not in names]
        if without:
            yield from ("", f"No such feature in any row: {', '.join(without)}.")
        yield ""


def _has(row: dict, name: str) -> bool:
    return row["answers"][name]["outcome"] != "none"


def printed(results: dict) -> str:
    """Return a line for each thing that a wrong one did, with those who did it."""
    lines = []
    for rows in results["sections"].values():
        for row in rows:
            lines += _wrong(row)
    return "\n".join(lines)


def _wrong(row: dict) -> Iterator[str]:
    did: dict[str, list[str]] = {}
    for name, answer in row["answers"].items():
        if answer["outcome"] == "wrong":
            did.setdefault(answer["did"], []).append(name)
    if did:
        yield f"- **{row['case']}** ({row['asks']})"
        yield from (f"    - {', '.join(names)}: {_code(what)}" for what, names in did.items())


def _code(text: str) -> str:
    """Return `text` as code in Markdown, also where there are backticks in it."""
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def counts(results: dict) -> str:
    """Return how many cases each system has right, wrong and no feature for, ours to lose in."""
    lines = ["| system | right | wrong | no such feature |", "|---|---:|---:|---:|"]
    for name in results["versions"]:
        count = Counter(
            row["answers"][name]["outcome"]
            for title, rows in results["sections"].items()
            if title != BEYOND
            for row in rows
        )
        lines.append(f"| {name} | {count['right']} | {count['wrong']} | {count['none']} |")
    return "\n".join(lines)


def versions(results: dict) -> str:
    known: dict[str, str] = {}
    for some in results["versions"].values():
        known |= some
    return ", ".join(f"{name} {number}" for name, number in known.items())


def number(results: dict) -> str:
    return str(sum(len(rows) for title, rows in results["sections"].items() if title != BEYOND))
