"""Is the answer in what is sent, and for how many words: every system on a file in SQuAD form.

The sentences that hold an answer must lie whole in one text that is sent, blanks aside. That rule
is one for all, since a framework sends texts and not places; on our own systems it is compared
with lesson 07's, which looks at the place itself. Words are counted as often as they are sent.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from statistics import fmean

from corpus import Corpus, Embed, corpus_of, remembered
from squad_file import Asked, NotSquadError, read_squad
from systems.ours import SYSTEMS as OURS
from systems.system import Built, System
from systems.variants import SYSTEMS as VARIANTS

from lessonkit.measure import paired_bootstrap
from lessonkit.minilm import MiniLM, ModelMissingError
from lessonkit.records import Child
from lessonkit.terms import count_words

RESULTS = Path(__file__).parent / "results" / "quality.json"
HITS = (1, 2, 3, 5, 10)
K = 5  # at which systems are compared
DEPTH = 50  # children that a budget may be filled from
BUDGETS = (50, 100, 150, 250, 400)
RESAMPLES = 2_000
FILLED = {"words": "lessonkit, overlap, parents", "vectors": "lessonkit, MiniLM, parents"}
REFUSED = 2


@dataclass(frozen=True)
class Outcome:
    """For each question, 1 where its answer was sent, and the words that were."""

    answered: list[int]
    words: list[int]

    def point(self, **what: int) -> dict:
        interval = paired_bootstrap([0] * len(self.answered), self.answered, resamples=RESAMPLES)
        return what | {
            "answered": round(fmean(self.answered), 4),
            "low": round(interval.low, 4),
            "high": round(interval.high, 4),
            "words": round(fmean(self.words), 1),
        }


@dataclass(frozen=True)
class Exam:
    """A corpus, and for each question the texts of which one must be sent whole."""

    corpus: Corpus
    asked: list[Asked]
    evidence: list[list[str]]

    def of(self, built: Built, k: int, max_words: int | None = None) -> Outcome:
        sent = [built.send(one.text, k, max_words) for one in self.asked]
        pairs = zip(sent, self.evidence, strict=True)
        return Outcome(
            [int(holds(texts, wanted)) for texts, wanted in pairs],
            [sum(map(count_words, texts)) for texts in sent],
        )


def main() -> int:
    options = read_options()
    try:
        exam = exam_of(options.file, options.articles)
        report = measured(exam, list(wanted(options)))
    except (OSError, NotSquadError) as error:
        return refuse(f"{options.file}: {getattr(error, 'strerror', None) or error}")
    except ModelMissingError as error:
        return refuse(str(error))
    except ModuleNotFoundError as error:
        return refuse(
            f"{error.name} is not installed here: use the environment of "
            "benchmarks/beside/requirements.txt, or --ours for the kit alone"
        )
    print("\n".join(table(report)))
    if not (options.articles or options.ours or options.only):
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
        say(f"Written to {RESULTS.name}; page.py makes the page of it.")
    return 0


def refuse(why: str) -> int:
    say(why)
    return REFUSED


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("file", type=Path, metavar="FILE", help="a file in SQuAD v1.1 form")
    add("--articles", type=int, metavar="N", help="its first N articles; nothing is written")
    add("--only", action="append", default=[], metavar="TEXT", help="systems with it in their name")
    add("--ours", action="store_true", help="the kit alone, without the frameworks")
    return parser.parse_args()


def wanted(options: argparse.Namespace) -> Iterator[System]:
    from systems import all_systems

    theirs = [] if options.ours else [one for one in all_systems() if one not in OURS]
    for system in (*VARIANTS, *theirs):
        if not options.only or any(text in system.name for text in options.only):
            yield system


# The exam


def exam_of(path: Path, articles: int | None) -> Exam:
    """Return the paragraphs as parents, their sentences as children, and what must be sent."""
    squad = read_squad(path, articles)
    corpus = corpus_of(list(squad.parents.values()), reporting(remembered(MiniLM())))
    children: dict[str, list[Child]] = {}
    for child in corpus.children:
        children.setdefault(child.parent_id, []).append(child)
    evidence = [
        [sentences_of(start, end, children[one.parent_id]) for start, end in one.answers]
        for one in squad.asked
    ]
    return Exam(corpus, squad.asked, evidence)


def reporting(embed: Embed) -> Embed:
    """Return `embed`, which says how far it is where it is given many texts."""

    def in_parts(texts: Sequence[str], part: int = 256):
        for start in range(0, len(texts), part) if len(texts) > part else ():
            say(f"MiniLM: {start:,} of {len(texts):,} texts")
            embed(texts[start : start + part])
        return embed(texts)  # all remembered by now

    return in_parts


def sentences_of(start: int, end: int, children: Sequence[Child]) -> str:
    """Return the text of the children from `start` to `end` of their parent, blanks aside."""
    return plain(" ".join(one.text for one in children if one.start < end and start < one.end))


def plain(text: str) -> str:
    return " ".join(text.split())


def holds(sent: Sequence[str], evidence: Sequence[str]) -> bool:
    texts = [plain(text) for text in sent]
    return any(wanted in text for wanted in evidence for text in texts)


# The measure


def measured(exam: Exam, systems: Sequence[System]) -> dict:
    exam.corpus.embed([one.text for one in exam.asked])
    built = {}
    report = {"file": facts(exam), "versions": versions(systems), "systems": {}, "budgets": {}}
    at_k: dict[str, Outcome] = {}
    for system in systems:
        say(system.name)
        built[system.name] = ready = system.build(exam.corpus)
        outcomes = {k: exam.of(ready, k) for k in HITS}
        at_k[system.name] = outcomes[K]
        report["systems"][system.name] = {
            "kind": system.kind, "step": system.step,
            "points": [one.point(k=k) for k, one in outcomes.items()],
        }  # fmt: skip
    for name in FILLED.values():
        if name in built:
            say(f"{name}, within a budget")
            report["budgets"][name] = [
                exam.of(built[name], DEPTH, budget).point(budget=budget) for budget in BUDGETS
            ]
    theirs = [one for one in systems if one not in VARIANTS]
    report["for_as_many_words"] = list(compared(exam, theirs, built, at_k))
    return report


def compared(exam, systems: Sequence[System], built, at_k) -> Iterator[dict]:
    """Yield each framework at K hits beside ours within as many words as it sends on average."""
    for system in systems:
        theirs, budget = at_k[system.name], round(fmean(at_k[system.name].words))
        if FILLED[system.kind] not in built:
            continue
        say(f"{system.name}: ours within {budget} words")
        ours = exam.of(built[FILLED[system.kind]], DEPTH, budget)
        gain = paired_bootstrap(theirs.answered, ours.answered, resamples=RESAMPLES)
        yield {
            "system": system.name,
            "budget": budget,
            "theirs": round(fmean(theirs.answered), 4),
            "ours": round(fmean(ours.answered), 4),
            "our_words": round(fmean(ours.words), 1),
            "difference": round(gain.difference, 4),
            "low": round(gain.low, 4),
            "high": round(gain.high, 4),
        }


def facts(exam: Exam) -> dict[str, int]:
    parents = exam.corpus.parents.values()
    return {
        "articles": len({parent.document_id for parent in parents}),
        "paragraphs": len(parents),
        "sentences": len(exam.corpus.children),
        "questions": len(exam.asked),
    }


def versions(systems: Sequence[System]) -> dict[str, str]:
    names = dict.fromkeys(name for system in systems for name in system.packages)
    return {name: version(name) for name in names}


def table(report: dict) -> Iterator[str]:
    """Yield the lines of the report at K hits, and of the comparison, as Markdown."""
    yield from (f"| system, {K} hits | answer sent | 95 % | words |", "|---|---:|---|---:|")
    for name, one in report["systems"].items():
        point = next(point for point in one["points"] if point["k"] == K)
        yield (
            f"| {name} | {point['answered']:.3f} | {point['low']:.3f} to {point['high']:.3f} "
            f"| {point['words']:.0f} |"
        )
    yield from (
        "",
        "| ours within as many words as | theirs | ours | difference |",
        "|---|---|---|---|",
    )
    for row in report["for_as_many_words"]:
        yield (
            f"| {row['system']}, {row['budget']} | {row['theirs']:.3f} | {row['ours']:.3f} "
            f"| {row['difference']:+.3f} ({row['low']:+.3f} to {row['high']:+.3f}) |"
        )


if __name__ == "__main__":
    sys.exit(main())
