"""How long a question takes, and what it costs to be ready: our kit beside the others.

Each system is built in a process of its own, over the same children, and asked the same questions
in turn with ours, one question each: what slows the machine slows both. So the ratio of the two
medians is the result; the times belong to one machine. Memory is what the process held more, at
its highest, after the build and the questions than before.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import platform
import statistics
import subprocess
import sys
import warnings
from importlib.metadata import version
from pathlib import Path
from time import perf_counter

RESULTS = Path(__file__).parent / "results" / "speed.json"
SIZES = (10_000, 50_000, 500_000)
K = 10
MAX_WORDS = 200
OURS = {"words": "lessonkit", "vectors": "lessonkit, vectors"}
UNSET = ("PYTHONDONTWRITEBYTECODE", "OPENBLAS_CORETYPE", "OPENBLAS_L2_SIZE")


def main() -> None:
    options = read_options()
    if options.one:
        warnings.simplefilter("ignore")
        print(json.dumps(measured(options.one, options.sizes[0], options.seconds)))
        return
    results = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {"rows": {}}
    results |= {"machine": machine(), "k": K, "max_words": MAX_WORDS}
    for size in options.sizes:
        run(size, options, results)
    if not options.quick:
        print(f"Written to {RESULTS.name}; page.py makes the page of it.")


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    add = parser.add_argument
    add("--sizes", nargs="+", type=int, default=list(SIZES), metavar="CHILDREN")
    add("--only", action="append", default=[], metavar="TEXT", help="systems with it in their name")
    add("--seconds", type=float, default=3.0, help="ask each for so long (3)")
    add("--limit", type=float, default=150.0, help="seconds for a system and size (150)")
    add("--missing", action="store_true", help="leave out the rows that were measured before")
    add("--quick", action="store_true", help="2,000 children, a moment each; nothing is written")
    add("--one", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.quick:
        options.sizes, options.seconds = [2_000], 0.2
    return options


def run(size: int, options: argparse.Namespace, results: dict) -> None:
    """Measure the systems at one size, and write the results after each."""
    from systems import all_systems

    print(f"\n{size:,} children\n")
    for system in all_systems():
        if options.only and not any(text in system.name for text in options.only):
            continue
        rows = results["rows"].setdefault(str(size), {})
        if options.missing and "search" in rows.get(system.name, {}):
            continue
        row = {"why": f"not asked for more than {system.most:,}"}
        if size <= system.most:
            row = in_a_process(system.name, size, options)
        rows[system.name] = row | {
            "kind": system.kind,
            "step": system.step,
            "packages": {name: version(name) for name in system.packages},
        }
        print(told(system.name, row), flush=True)
        if not options.quick:
            RESULTS.parent.mkdir(exist_ok=True)
            RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")


def in_a_process(name: str, size: int, options: argparse.Namespace) -> dict:
    command = [sys.executable, __file__, "--one", name, "--sizes", str(size)]
    environment = {key: value for key, value in os.environ.items() if key not in UNSET}
    try:
        ran = subprocess.run(
            [*command, "--seconds", str(options.seconds)],
            env=environment, capture_output=True, text=True, timeout=options.limit, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return {"why": f"not within {options.limit:.0f} s"}
    if ran.returncode:
        return {"why": (ran.stderr.strip().splitlines() or ["it was ended"])[-1][:200]}
    return json.loads(ran.stdout.splitlines()[-1])


def measured(name: str, size: int, seconds: float) -> dict:
    """Return what a system took, and ours beside it, in this process."""
    from corpus import made_up
    from systems import all_systems

    from lessonkit.corpus import load_size_questions

    systems = {one.name: one for one in all_systems()}
    system, ours = systems[name], systems[OURS[systems[name].kind]]
    corpus = made_up(size)
    questions = [question for question, _ in load_size_questions()]
    corpus.embed([*questions, "draw every term once"])
    forget_highest()
    before, start = held_mb(), perf_counter()
    built = system.build(corpus)
    build_s = perf_counter() - start
    asked_once = [built.send(question, K, MAX_WORDS) for question in questions]
    memory = highest_mb() - before
    start = perf_counter()
    beside = built if system is ours else ours.build(corpus)
    our_build_s = perf_counter() - start
    ways = {
        way: in_turn(getattr(built, way), getattr(beside, way), questions, seconds, more)
        for way, more in (("search", (K,)), ("send", (K, MAX_WORDS)))
    }
    passages = statistics.fmean(len(sent) for sent in asked_once)
    return {
        "children": len(corpus.children), "build_s": build_s, "our_build_s": our_build_s,
        "memory_mb": memory, "passages": passages, **ways,
    }  # fmt: skip


def in_turn(theirs, ours, questions: list[str], seconds: float, more: tuple) -> dict:
    """Ask both the same questions, one each in turn, for `seconds`; all questions at least once."""
    for question in questions[:2]:  # some compile themselves, or open a file, at the first
        theirs(question, *more), ours(question, *more)
    times: tuple[list[float], list[float]] = ([], [])
    until = perf_counter() + seconds
    while not times[0] or perf_counter() < until:
        for question in questions:
            for ask, into in zip((theirs, ours), times, strict=True):
                start = perf_counter()
                ask(question, *more)
                into.append((perf_counter() - start) * 1000)
    mine, other = times[1], times[0]
    return {
        "median_ms": statistics.median(other), "p99_ms": p99(other),
        "our_median_ms": statistics.median(mine), "our_p99_ms": p99(mine), "asked": len(other),
    }  # fmt: skip


def p99(times: list[float]) -> float:
    return sorted(times)[math.ceil(0.99 * len(times)) - 1]


def forget_highest() -> None:
    """Let the highest be what is held now: making the corpus took more than it left."""
    Path("/proc/self/clear_refs").write_text("5", "ascii")


def held_mb() -> int:
    return _status("VmRSS")


def highest_mb() -> int:
    return _status("VmHWM")


def _status(key: str) -> int:
    """Of /proc, so on Linux alone: getrusage counts in what a parent once had."""
    text = Path("/proc/self/status").read_text("ascii")
    return int(text.split(f"{key}:")[1].split()[0]) // 1024


def told(name: str, row: dict) -> str:
    if "why" in row:
        return f"{name:36} {row['why']}"
    told = f"{name:36} build {row['build_s']:7.2f} s  {row['memory_mb']:5} MB"
    for way in ("search", "send"):
        times = row[way]["median_ms"] / row[way]["our_median_ms"]
        told += f"  {way} {row[way]['median_ms']:9.3f} ms ({times:8.1f})"
    return told


def machine() -> str:
    cores = os.cpu_count()
    return f"Python {platform.python_version()}, {platform.system()}, {cores} processors"


if __name__ == "__main__":
    main()
