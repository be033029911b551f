"""How long does a folder of many files take: the first time, when nothing changed, after a change?

The files are made from paragraphs of the course's tutorials, put together anew, with headings, a
block of code and a table in each, some Markdown and some HTML. The rival is to make the index from
nothing each time.
"""

from __future__ import annotations

import argparse
import html
import os
import random
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median

from lessonkit.folder.ask import RANKERS, open_folder
from lessonkit.folder.files import find_files
from lessonkit.tutorials import load_questions, load_tutorials

SECTIONS = 20
LONG_AGO_S = 3_600  # files that were written now are looked at twice
QUESTIONS = 20


def paragraphs() -> list[str]:
    sections = (section.text for tutorial in load_tutorials() for section in tutorial.parents)
    return [one for text in sections for one in text.split("\n\n") if len(one.split()) > 12]


def markdown(number: int, chosen: list[str]) -> str:
    parts = [f"# File {number}"]
    for section, text in enumerate(chosen, 1):
        parts += [f"## Part {section} of {number}", text]
    return "\n\n".join(
        [*parts, "```\nrun --part 1\n\nstop\n```", "| a | b |\n|---|---|\n| 1 | 2 |"]
    )


def page(number: int, chosen: list[str]) -> str:
    parts = "".join(f"<h2>Part {n}</h2><p>{html.escape(p)}</p>" for n, p in enumerate(chosen, 1))
    return f"<html><title>File {number}</title><body><main>{parts}</main></body></html>"


def write(path: Path, number: int, pool: list[str], seed: int = 0) -> int:
    """Write file `number` and return its size in bytes."""
    chosen = random.Random(number * 1_000 + seed).choices(pool, k=SECTIONS)
    text = markdown(number, chosen) if path.suffix == ".md" else page(number, chosen)
    path.write_text(text, encoding="utf-8")
    os.utime(path, (time.time() - LONG_AGO_S + seed,) * 2)
    return path.stat().st_size


def fill(folder: Path, files: int, pool: list[str]) -> int:
    """Write all files, a hundred a folder, each tenth as HTML; return their size in bytes."""
    size = 0
    for number in range(files):
        below = folder / f"part{number // 100:04}"
        below.mkdir(exist_ok=True)
        kind = "html" if number % 10 == 9 else "md"
        size += write(below / f"file{number:06}.{kind}", number, pool)
    return size


def seconds(do: Callable[[], object]) -> float:
    start = time.perf_counter()
    do()
    return time.perf_counter() - start


def measure(folder: Path, cache: Path, files: int, ranker: str, pool: list[str]) -> None:
    def opened() -> str:
        with open_folder(folder, ranker=ranker, cache=cache) as one:
            return f"{one.updated.read} read, {one.updated.removed} gone"

    rows = [("the first time", seconds(opened)), ("nothing changed", seconds(opened))]
    for number in range(0, files, max(files // 10, 1)):
        write(next(folder.rglob(f"file{number:06}.*")), number, pool, seed=1)
    rows.append(("ten files changed", seconds(opened)))
    for gone in sorted(folder.rglob("*.html"))[:10]:
        gone.unlink()
    rows.append(("ten files gone", seconds(opened)))
    first = rows[0][1]
    for what, took in rows:
        print(f"| {ranker} | {what} | {took:.2f} | {first / took:.1f} |")
    with open_folder(folder, ranker=ranker, cache=cache) as one:
        took = [seconds(lambda q=q: one.ask(q.text)) for q in load_questions()[:QUESTIONS]]
        children = one.store.audit() if files <= 1_000 else None
    index = sum(path.stat().st_size for path in cache.rglob("*") if path.is_file())
    print(f"| {ranker} | a question | {median(took):.3f} | {first / median(took):.1f} |")
    print(f"\nindex: {index / 1e6:.1f} MB; slowest question {max(took):.2f} s")
    if children:
        print(children)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--files", type=int, default=10_000)
    parser.add_argument("--ranker", choices=RANKERS, action="append", help="may be given twice")
    args = parser.parse_args()
    pool = paragraphs()
    for ranker in args.ranker or ["overlap"]:
        with tempfile.TemporaryDirectory() as private:
            folder, cache = Path(private) / "files", Path(private) / "cache"
            folder.mkdir()
            size = fill(folder, args.files, pool)
            look = seconds(partial(find_files, folder))
            print(f"\n{args.files} files, {size / 1e6:.1f} MB; a look at all takes {look:.2f} s")
            print("\n| ranker | when | s | times faster than the first |\n|---|---|---:|---:|")
            measure(folder, cache, args.files, ranker, pool)


if __name__ == "__main__":
    main()
