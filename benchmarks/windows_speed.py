"""Expanding ten hits among few children and among millions: the cost must not grow.

Prints the median time of `expand` with a window of 1, and its ratio to the smallest corpus.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import perf_counter

from lessonkit.records import Child, Hit
from lessonkit.windows import expand, positions

CHILDREN_PER_DOCUMENT = 40


def main() -> None:
    """Read the sizes from the command line and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "sizes", type=int, nargs="*", default=[1_000, 100_000, 1_000_000], metavar="CHILDREN",
        help="numbers of children, smallest first (5000000 needs about 2 GB)",
    )  # fmt: skip
    base = None
    print(f"{'children':>10} {'look-up built, s':>17} {'expand, ms':>11} {'ratio':>6}")
    for size in parser.parse_args().sizes:
        build, expanding = measure(size)
        base = base or expanding
        print(f"{size:>10} {build:>17.2f} {expanding:>11.4f} {expanding / base:>6.2f}")


def measure(size: int) -> tuple[float, float]:
    """Return the seconds to build the look-up, and the median milliseconds to expand ten hits."""
    children = [made_child(number) for number in range(size)]
    start = perf_counter()
    look_up = positions(children)
    build = perf_counter() - start
    hits = [Hit(children[n * (size - 1) // 9], 10 - n) for n in range(10)]
    times = []
    for _ in range(200):
        start = perf_counter()
        expand(hits, look_up, {}, window=1)
        times.append(perf_counter() - start)
    return build, 1000 * median(times)


def made_child(number: int) -> Child:
    """Return the child at `number` in a corpus of equally long documents."""
    document, place = divmod(number, CHILDREN_PER_DOCUMENT)
    name = f"D{document}"
    return Child(f"{name}.{place + 1}", name, name, place + 1, 0, 1, "x")


if __name__ == "__main__":
    main()
