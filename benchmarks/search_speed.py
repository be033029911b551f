"""How long a search takes: our index, our plain scan, rank-bm25 and bm25s, in one run.

All search the same sentences (the guides, and made-up rider reports around them) for the ten
questions of lesson 02, one question at a time, and return their ten best children. Times are
wall time; the ratio of two systems says more than either time. The first question a system
answers is not timed (some compile themselves then). A rival that is not installed is left out
and named.
"""

from __future__ import annotations

import argparse
import math
import platform
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from time import perf_counter

from lessonkit import idf, load_guides, made_reports, search, small_to_big, split_parents, terms
from lessonkit.corpus import load_size_questions
from lessonkit.index import Index
from lessonkit.records import Child, Parent

K = 10
MAX_WORDS = 200
QUESTIONS = load_size_questions()

Search = Callable[[str], list[str]]  # a question -> the ids of its best children


@dataclass(frozen=True)
class Corpus:
    parents: dict[str, Parent]
    children: list[Child]

    @property
    def texts(self) -> list[str]:
        return [child.text for child in self.children]


@dataclass(frozen=True)
class Result:
    build_s: float
    times_ms: list[float]
    right: int

    @property
    def median_ms(self) -> float:
        return statistics.median(self.times_ms)

    @property
    def p99_ms(self) -> float:
        return sorted(self.times_ms)[math.ceil(0.99 * len(self.times_ms)) - 1]


def make_corpus(size: int) -> Corpus:
    """Return the guides and so many reports of five sentences that there are `size` children."""
    guides = load_guides()
    reports = max(0, size - len(split_parents(guides))) // 5
    parents = [*guides, *made_reports(reports)]
    return Corpus({parent.id: parent for parent in parents}, split_parents(parents))


def with_index(corpus: Corpus) -> Search:
    ours = Index(corpus.children, weights=idf(corpus.children))
    return lambda question: [hit.child.id for hit in ours.search(question, K)]


def whole_way(corpus: Corpus) -> Search:
    ours = Index(corpus.children, weights=idf(corpus.children))

    def answer(question: str) -> list[str]:
        sent = small_to_big(question, ours, corpus.parents, k=K, max_words=MAX_WORDS)
        return [hit.child.id for passage in sent.passages for hit in passage.hits]

    return answer


def with_scan(corpus: Corpus) -> Search:
    weights = idf(corpus.children)
    return lambda question: [
        hit.child.id for hit in search(question, corpus.children, K, weights=weights)
    ]


def with_rank_bm25(corpus: Corpus) -> Search:
    """As in its README, with our terms: it leaves lower case and cutting to its user."""
    from rank_bm25 import BM25Okapi

    ranker = BM25Okapi([terms(text) for text in corpus.texts])
    ids = [child.id for child in corpus.children]
    return lambda question: ranker.get_top_n(terms(question), ids, n=K)


def with_bm25s(corpus: Corpus, backend: str, words: dict) -> Search:
    """As in its README; with numba, compiled as its high-level interface does it."""
    import bm25s

    ranker = bm25s.BM25(backend=backend)
    if backend == "numba":
        ranker.compile()
    tokenize = {"show_progress": False, **words}
    ranker.index(bm25s.tokenize(corpus.texts, **tokenize), show_progress=False)

    def answer(question: str) -> list[str]:
        found, _ = ranker.retrieve(bm25s.tokenize(question, **tokenize), k=K, show_progress=False)
        return [corpus.children[place].id for place in found[0]]

    return answer


def stemmed() -> dict:
    """Return bm25s' advice: English stop words left out, the others stemmed."""
    import Stemmer

    return {"stopwords": "en", "stemmer": Stemmer.Stemmer("english")}


def every_word() -> dict:
    """Return what makes bm25s see the terms that we see."""
    return {"stopwords": [], "token_pattern": r"\w+"}


SYSTEMS: dict[str, Callable[[Corpus], Search]] = {
    "index": with_index,
    "index, climb and budget": whole_way,
    "plain scan": with_scan,
    "rank-bm25": with_rank_bm25,
    "bm25s": lambda corpus: with_bm25s(corpus, "numpy", stemmed()),
    "bm25s, every word": lambda corpus: with_bm25s(corpus, "numpy", every_word()),
    "bm25s with numba": lambda corpus: with_bm25s(corpus, "numba", stemmed()),
    "bm25s with numba, every word": lambda corpus: with_bm25s(corpus, "numba", every_word()),
}


def measure(build: Callable[[Corpus], Search], corpus: Corpus, seconds: float) -> Result:
    """Return the times of one system, asked all questions again and again for `seconds`."""
    start = perf_counter()
    answer = build(corpus)
    build_s = perf_counter() - start
    right = sum(child_id in answer(question) for question, child_id in QUESTIONS)
    times: list[float] = []
    until = perf_counter() + seconds
    while not times or perf_counter() < until:
        for question, _ in QUESTIONS:
            start = perf_counter()
            answer(question)
            times.append((perf_counter() - start) * 1000)
    return Result(build_s, times, right)


def run(names: list[str], size: int, seconds: float) -> dict[str, Result]:
    """Measure each system at `size` and print the table, a line as soon as it is known."""
    corpus = make_corpus(size)
    print(f"\n{len(corpus.children):,} children, {len(QUESTIONS)} questions, k={K}\n")
    print("| system | build s | median ms | p99 ms | times the index | right child in the ten |")
    print("|---|---:|---:|---:|---:|---:|", flush=True)
    results: dict[str, Result] = {}
    for name in names:
        results[name] = result = measure(SYSTEMS[name], corpus, seconds)
        ratio = result.median_ms / results["index"].median_ms
        print(
            f"| {name} | {result.build_s:.2f} | {result.median_ms:.3f} | {result.p99_ms:.3f} "
            f"| {ratio:,.1f} | {result.right} of {len(QUESTIONS)} |",
            flush=True,
        )
    return results


def growth(sizes: list[int], results: list[dict[str, Result]]) -> Iterator[str]:
    """Yield a sentence for each system: how its median grew from the first size to the last."""
    for name, first in results[0].items():
        times = results[-1][name].median_ms / first.median_ms
        yield f"{name}: {sizes[-1] / sizes[0]:.1f} times the children, {times:.1f} times the median"


@cache
def installed(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def available(wanted: list[str]) -> list[str]:
    """Return the systems to measure, the index first: all others are compared with it."""
    chosen = [n for n in SYSTEMS if n == "index" or not wanted or any(w in n for w in wanted)]
    missing = {p for p in ("rank-bm25", "bm25s", "numba", "PyStemmer") if not installed(p)}
    for package in sorted(missing):
        print(f"not installed, so left out: {package} (benchmarks/README.md says how)")
    needs_stemmer = {"bm25s", "bm25s with numba"} if "PyStemmer" in missing else set()
    return [n for n in chosen if n not in needs_stemmer and not any(p in n for p in missing)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument(
        "sizes", nargs="*", type=int, default=[50_000], metavar="CHILDREN",
        help="how many children to search; several sizes show the growth (default: 50000)",
    )  # fmt: skip
    parser.add_argument(
        "--only", action="append", default=[], metavar="TEXT",
        help=f"measure the systems with TEXT in their name: {'; '.join(SYSTEMS)}. Can be repeated; "
        "the index is always measured. At 500000, the scan and rank-bm25 take minutes",
    )  # fmt: skip
    parser.add_argument(
        "--seconds", type=float, default=3.0,
        help="ask each system for so long, all questions at least once (default: 3)",
    )  # fmt: skip
    options = parser.parse_args()
    packages = ("rank-bm25", "bm25s", "numba", "numpy")
    versions = "".join(f", {name} {installed(name)}" for name in packages if installed(name))
    print(f"Python {platform.python_version()}{versions}; {platform.system()}")
    names = available(options.only)
    results = [run(names, size, options.seconds) for size in options.sizes]
    if len(results) > 1:
        print("", *growth(options.sizes, results), sep="\n")


if __name__ == "__main__":
    main()
