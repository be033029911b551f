"""Lesson 07's measure on a file in SQuAD v1.1 form: is the answer in what is sent, for how much?

Paragraphs are parents, sentences are children, an article is a document. A question counts as
answered when one of its answers, at its own place in its own paragraph, lies whole in one text
that is sent; the same words elsewhere do not count.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import product
from pathlib import Path
from statistics import fmean, median

from squad_file import Asked, Corpus, NotSquadError, read_squad

from lessonkit.climb import unique_parents
from lessonkit.cosine import Embed, VectorIndex, with_titles
from lessonkit.index import Index
from lessonkit.measure import first_rank, paired_bootstrap
from lessonkit.minilm import MiniLM, ModelMissingError
from lessonkit.overlap import idf
from lessonkit.records import Child, Hit, Parent, Passage
from lessonkit.small_to_big import small_to_big
from lessonkit.split import split_parents, whole_span
from lessonkit.terms import count_words
from lessonkit.tfidf import TfIdf
from lessonkit.windows import Neighbours, expand

RANKERS = ("overlap", "TF-IDF", "TF-IDF, titles", "MiniLM", "MiniLM, titles")
WINDOWS = {"child": 0, "window 1": 1}
# "parent" climbs from the sentences; "whole" searches the paragraphs themselves.
WAYS = ("child", "window 1", "parent", "whole")
DEPTH = 50  # children that are ranked: a budget may be filled from as many
RESAMPLES = 2_000


@dataclass(frozen=True)
class Sending:
    """What one ranker sent in one way: for each question, 1 if the answer is there, and words."""

    answered: list[int]
    words: list[int]


@dataclass(frozen=True)
class Ranked:
    """An index that keeps its answers, since each question is asked once for each way."""

    index: Index | VectorIndex
    answers: dict[str, list[Hit]] = field(default_factory=dict)

    def search(self, query: str, k: int = DEPTH) -> list[Hit]:
        if query not in self.answers:
            self.answers[query] = self.index.search(query, DEPTH)
        return self.answers[query][:k]

    @property
    def neighbours(self) -> Neighbours:
        return self.index.neighbours


def main() -> int:
    """Measure the file that the command line names; return the exit status."""
    options = read_options()
    try:
        corpus = read_squad(options.squad, options.articles)
        report = measure(corpus, options.ranker or RANKERS, options.k, options.budget)
    except (OSError, NotSquadError) as error:
        return refuse(f"{options.squad}: {getattr(error, 'strerror', None) or error}")
    except ModelMissingError as error:
        return refuse(f"{error}; or leave MiniLM out: --ranker overlap --ranker TF-IDF")
    print(json.dumps(report, indent=2) if options.json else "\n".join(tables(report)))
    return 0


def refuse(why: str) -> int:
    say(why)
    return 2


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--squad", type=Path, required=True, metavar="FILE", help="a file in SQuAD v1.1 form")
    add(
        "--ranker", action="append", choices=RANKERS,
        help="measure this one alone (can be repeated); those of MiniLM need the extra embeddings",
    )  # fmt: skip
    add(
        "--k", type=int, choices=range(1, DEPTH + 1), default=5, metavar="K",
        help=f"children that are hits, at most {DEPTH} (5)",
    )  # fmt: skip
    add(
        "--budget", type=at_least_1, metavar="WORDS",
        help=f"measure too: as many of the {DEPTH} best children as fit into so many words",
    )  # fmt: skip
    add("--articles", type=at_least_1, metavar="N", help="only the first N articles of the file")
    add("--json", action="store_true", help="print one JSON object, no tables")
    return parser.parse_args()


def at_least_1(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"a number from 1 up; got {text}")
    return number


# The measure


def measure(corpus: Corpus, rankers: Sequence[str], k: int, budget: int | None) -> dict:
    """Return all that is printed, as JSON has it."""
    sentences = split_parents(corpus.parents.values())
    whole = split_parents(corpus.parents.values(), whole_span)
    embed = reporting(MiniLM())
    if any(name.startswith("MiniLM") for name in rankers):
        embed([asked.text for asked in corpus.asked])  # kept by MiniLM for the searches
    small = {name: index_of(name, sentences, corpus, embed) for name in rankers}
    big = {name: index_of(name, whole, corpus, embed) for name in rankers}
    ranks = all_ranks(small, big, corpus.asked)
    return {
        "articles": len({parent.document_id for parent in corpus.parents.values()}),
        "paragraphs": len(corpus.parents),
        "sentences": len(sentences),
        "questions": len(corpus.asked),
        "found": [found(*key, some) for key, some in ranks.items()],
        "found_compared": list(compared_ranks(ranks)),
        "hits": {"limit": k} | coverage(small, big, corpus, k, None),
        "budget": budget and {"limit": budget} | coverage(small, big, corpus, DEPTH, budget),
    }


def coverage(
    small: Mapping[str, Ranked],
    big: Mapping[str, Ranked],
    corpus: Corpus,
    k: int,
    budget: int | None,
) -> dict:
    """Return what each ranker sends in each way, and how the ways differ."""
    sendings = {}
    for name, way in product(small, WAYS):
        say(f"{name}: {way}" + (f", at most {budget} words" if budget else ""))
        index = (big if way == "whole" else small)[name]
        sendings[name, way] = send_all(index, way, corpus, k, budget)
    return {
        "sent": [shown(*key, sending) for key, sending in sendings.items()],
        "compared": list(compared_ways(sendings)),
    }


def index_of(name: str, children: Sequence[Child], corpus: Corpus, embed: Embed) -> Ranked:
    """Return the index that the ranker's name says."""
    if name == "overlap":
        return Ranked(Index(children, weights=idf(children)))
    titles = {key: parent.title for key, parent in corpus.parents.items()}
    texts = with_titles(children, titles if name.endswith("titles") else {})
    embed = embed if name.startswith("MiniLM") else TfIdf(texts)
    return Ranked(VectorIndex(children, embed, texts))


def reporting(embed: MiniLM) -> Embed:
    """Return `embed`, which says on stderr how far it is where it is given many texts."""

    def in_parts(texts: Sequence[str], part: int = 256):
        for start in range(0, len(texts), part) if len(texts) > part else ():
            say(f"MiniLM: {start:,} of {len(texts):,} texts")
            embed(texts[start : start + part])
        return embed(texts)  # all kept by now

    return in_parts


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def all_ranks(
    small: Mapping[str, Ranked], big: Mapping[str, Ranked], asked: Sequence[Asked]
) -> dict[tuple[str, str], list[int]]:
    """Return the ranks by ranker and by the size of a child."""
    sizes = {"sentence": small, "paragraph": big}
    return {
        (name, size): right_ranks(indexes[name], asked)
        for name in small
        for size, indexes in sizes.items()
    }


def right_ranks(index: Ranked, asked: Iterable[Asked]) -> list[int]:
    """Return the rank of each question's paragraph by its best child; 0 where none was ranked."""
    return [
        first_rank(
            unique_parents(hit.child.parent_id for hit in index.search(one.text)), {one.parent_id}
        )
        for one in asked
    ]


def send_all(index: Ranked, way: str, corpus: Corpus, k: int, budget: int | None) -> Sending:
    send = partial(sent, index, way, corpus.parents, k, budget)
    passages = [send(one.text) for one in corpus.asked]
    return Sending(
        [int(holds(some, one)) for some, one in zip(passages, corpus.asked, strict=True)],
        [words(some) for some in passages],
    )


def sent(
    index: Ranked, way: str, parents: Mapping[str, Parent], k: int, budget: int | None, text: str
) -> tuple[Passage, ...]:
    """Return what is sent for the question `text`: from `k` hits, as many as the budget holds.

    A hit that does not fit any more is passed over and the next one is tried, in every way.
    """
    if way not in WINDOWS:
        return small_to_big(text, index, parents, k=k, max_words=budget).passages
    grow = partial(expand, neighbours=index.neighbours, parents=parents, window=WINDOWS[way])
    kept = [] if budget else index.search(text, k)
    for hit in index.search(text, k) if budget else ():
        if words(grow([*kept, hit]).passages) <= budget:
            kept.append(hit)
    return grow(kept).passages


def words(passages: Iterable[Passage]) -> int:
    return sum(count_words(passage.text) for passage in passages)


def holds(passages: Iterable[Passage], asked: Asked) -> bool:
    """Return whether an answer lies in a span that is sent, at its own place."""
    spans = [span for passage in passages for span in passage.spans]
    return any(
        span.parent_id == asked.parent_id and span.start <= start and end <= span.end
        for span in spans
        for start, end in asked.answers
    )


# What two of them differ by, question by question

PAIRS = (
    ("overlap", "MiniLM"),
    ("TF-IDF", "MiniLM"),
    ("TF-IDF", "TF-IDF, titles"),
    ("MiniLM", "MiniLM, titles"),
)


def compared_ranks(ranks: Mapping[tuple[str, str], list[int]]) -> Iterator[dict]:
    """Yield the differences in R@1: between rankers, and between the sizes of a child."""
    first = {key: [int(rank == 1) for rank in some] for key, some in ranks.items()}
    for size in ("sentence", "paragraph"):
        for before, after in PAIRS:
            if {(before, size), (after, size)} <= first.keys():
                yield difference(
                    f"{size}: {after} - {before}", first[before, size], first[after, size]
                )
    for name in dict.fromkeys(name for name, _ in first):
        yield difference(
            f"{name}: sentence - paragraph", first[name, "paragraph"], first[name, "sentence"]
        )


def compared_ways(sendings: Mapping[tuple[str, str], Sending]) -> Iterator[dict]:
    """Yield the differences in answered questions between the ways of sending."""
    for name in dict.fromkeys(name for name, _ in sendings):
        for before, after in (("child", "window 1"), ("window 1", "parent"), ("whole", "parent")):
            yield difference(
                f"{name}: {after} - {before}",
                sendings[name, before].answered,
                sendings[name, after].answered,
            )


def difference(what: str, before: Sequence[int], after: Sequence[int]) -> dict:
    return {"what": what} | asdict(paired_bootstrap(before, after, resamples=RESAMPLES))


# What is shown


def found(name: str, size: str, ranks: Sequence[int]) -> dict:
    shares = {f"R@{k}": fmean(0 < rank <= k for rank in ranks) for k in (1, 5)}
    return {"ranker": name, "children": size} | shares


def shown(name: str, way: str, sending: Sending) -> dict:
    return {
        "ranker": name,
        "way": way,
        "answered": fmean(sending.answered),
        "median_words": median(sending.words),
        "mean_words": fmean(sending.words),
    }


def tables(report: dict) -> Iterator[str]:
    """Yield the lines of the report as Markdown."""
    yield (
        f"{report['articles']} articles, {report['paragraphs']} paragraphs, "
        f"{report['sentences']} sentences, {report['questions']} questions."
    )
    yield from ("", "The right paragraph is found, R@1 and R@5:", "")
    yield from table(("sentence", "paragraph"), report["found"], "children", found_cell)
    yield from differences(report["found_compared"])
    for kind in ("hits", "budget"):
        if part := report[kind]:
            said = "{} hits" if kind == "hits" else "At most {} words"
            yield from ("", f"{said.format(part['limit'])}: answer in what is sent, median words:")
            yield ""
            yield from table(WAYS, part["sent"], "way", sent_cell)
            yield from differences(part["compared"])


def found_cell(row: dict) -> str:
    return f"{row['R@1']:.3f}, {row['R@5']:.3f}"


def sent_cell(row: dict) -> str:
    return f"{row['answered']:.3f}, {row['median_words']:.0f}"


def table(
    columns: Sequence[str], rows: Sequence[dict], key: str, cell: Callable[[dict], str]
) -> Iterator[str]:
    yield f"| ranker | {' | '.join(columns)} |"
    yield "|---" * (len(columns) + 1) + "|"
    for name in dict.fromkeys(row["ranker"] for row in rows):
        cells = {row[key]: cell(row) for row in rows if row["ranker"] == name}
        yield f"| {name} | {' | '.join(cells[column] for column in columns)} |"


def differences(rows: Iterable[dict]) -> Iterator[str]:
    yield from ("", "Differences, with the interval of 95 % of the resamples:", "")
    for row in rows:
        yield f"- {row['what']}: {row['difference']:+.3f} ({row['low']:+.3f} to {row['high']:+.3f})"


if __name__ == "__main__":
    sys.exit(main())
