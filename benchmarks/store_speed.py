"""A store of 100,000 children: its speed beside plain statements, and its audit after a kill.

Each row is one thing that a store does, and beside it what a careful engineer would write by hand
for that alone, on the same tables, in the same run (plain_statements.py). Medians, taken in turn;
the ratio is the store's time to theirs. The store also checks, names its trouble, and gives
records. At last a writer that replaces a tenth of the store is killed, and the store is audited.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median

import numpy as np
import plain_statements
from plain_statements import Plain, PlainFile, PlainServer

from lessonkit.corpus import load_guides, load_size_questions, made_reports
from lessonkit.index import Index
from lessonkit.overlap import idf
from lessonkit.records import Document
from lessonkit.split import split_parents
from lessonkit.store import Store, sqlite_store
from lessonkit.store.vectors import Model

SIZE = 384
KINDS = ("SQLite", "PostgreSQL")


def embed(texts: Sequence[str]) -> np.ndarray:
    """Return a made-up vector for each text: what a vector means does not matter to speed."""
    draw = np.random.default_rng(len(texts)).standard_normal((len(texts), SIZE))
    return draw / np.linalg.norm(draw, axis=1, keepdims=True)


MODEL = Model("made-up vectors", embed)


def made_documents(children: int, seed: int = 2) -> list[Document]:
    """Return documents of about `children` children: the guides among made-up reports."""
    guides = load_guides()
    reports = made_reports(max(1, (children - len(split_parents(guides))) // 5), seed)
    return [Document(one.id, one.title, (one,)) for one in (*guides, *reports)]


def compare(kind: str, open_store: Callable[[], Store], plain: Plain, children: int) -> None:
    """Fill a store and print a row for each thing that it does."""
    documents = made_documents(children)
    parents = [parent for one in documents for parent in one.parents]
    by_hand = seconds(lambda: plain_statements.insert(plain, parents, MODEL))
    with open_store() as store:
        ours = seconds(lambda: store.replace_all(documents))
        row(kind, f"insert {len(split_parents(parents)):,} children", by_hand, ours)
        for what, (theirs, mine) in pairs(store, plain, documents).items():
            row(kind, what, *medians(theirs, mine))
        # The plain statements keep no hash of a document, which the audit would rightly name.
        store.replace_all(documents[-40:], force=True)


Call = Callable[[int], object]


def pairs(store: Store, plain: Plain, documents: list[Document]) -> dict[str, tuple[Call, Call]]:
    """Return, for each thing, the plain way and the store's; both take the number of the round."""
    questions = [question for question, _ in load_size_questions()]
    children = store.children()
    check_ranking(store, plain, questions)
    other = made_documents(len(children), seed=3)
    asked = np.rint(embed(["one"])[0] * 2**15).astype("<i2")
    changed = [
        Document(d.id, d.title, new.parents) for d, new in zip(documents, other, strict=False)
    ]

    def replace_plainly(n: int) -> None:
        parent = changed[-n - 1].parents[0]
        new = split_parents([parent])
        vectors = store.vectors._embedded([child.text for child in new])
        kept = [store.vectors._finder.kept(vector) for vector in vectors]
        plain_statements.replace(plain, len(documents) - n, parent.text, new, kept)

    return {
        "ten best by words": (
            lambda n: plain_statements.search(plain, questions[n % 10], 10, len(children)),
            lambda n: store.search(questions[n % 10], 10),
        ),
        "ten best by vectors": (
            lambda n: plain.nearest(asked, 10),
            lambda n: store.vectors.search("one", 10),
        ),
        "a window": (
            lambda n: plain_statements.window(plain, 1000 + n, 3),
            lambda n: store.neighbours(children[-8 - 5 * n]),
        ),
        "a parent": (
            lambda n: plain_statements.parent(plain, documents[-n - 1].parents[0].id),
            lambda n: store.parents[documents[-n - 1].parents[0].id],
        ),
        "replace a document": (replace_plainly, lambda n: store.replace(changed[n + 20])),
    }


def check_ranking(store: Store, plain: Plain, questions: list[str]) -> None:
    """Raise where the store, the statements and the index in memory do not rank the same."""
    children = store.children()
    index = Index(children, weights=idf(children))
    for question in questions:
        hits = index.search(question, 10)
        assert repr(store.search(question, 10)) == repr(hits)
        by_hand = plain_statements.search(plain, question, 10, len(children))
        assert [(hit.child.id, hit.score) for hit in hits] == [(r[0], r[2]) for r in by_hand]


def medians(theirs: Call, mine: Call, rounds: int = 30) -> tuple[float, float]:
    """Return the median seconds of both, run in turn; the first round warms up."""
    times: tuple[list[float], list[float]] = ([], [])
    for n in range(rounds + 1):
        for call, kept in zip((theirs, mine), times, strict=True):
            kept.append(seconds(lambda call=call, n=n: call(n)))
    return median(times[0][1:]), median(times[1][1:])


def seconds(call: Callable[[], object]) -> float:
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


def row(kind: str, what: str, by_hand: float, ours: float) -> None:
    print(
        f"| {kind} | {what} | {1000 * by_hand:,.3f} | {1000 * ours:,.3f} | {ours / by_hand:.2f} |",
        flush=True,
    )


def kill_and_audit(kind: str, place: str, draw: random.Random) -> None:
    """Kill a writer while it replaces a tenth of the store, and print the audit's report."""
    command = [sys.executable, __file__, "--write", place]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
        writer.stdout.readline()  # it is in its transaction
        after = draw.uniform(0, 1)
        time.sleep(after)
        writer.kill()
        ended = "written" in writer.stdout.read()
    when = "after" if ended else "before"
    print(f"\n{kind}: killed {after:.2f} s after the transaction began, {when} it ended")
    with opened(place) as store:
        took = seconds(lambda: print(store.audit()))
        new = sum(one.title == "new" for one in store.documents.values())
    print(f"({took:.1f} s; {new} of the 2,000 documents are new)\n")


def write(place: str) -> None:
    """Replace the last 2,000 documents of the store in one transaction, and say where we are."""
    with opened(place) as store:
        last = list(store.documents.values())[-2_000:]
        new = [Document(one.id, "new", one.parents) for one in last]
        transaction = store._database.writing

        @contextmanager
        def announced() -> Iterator[None]:
            with transaction():
                print("in", flush=True)
                yield

        store._database.writing = announced
        store.replace_all(new)
        print("written", flush=True)


def opened(place: str) -> Store:
    """Open the store at `place`: a server's address has a scheme, a file has none."""
    if "://" in place:
        from lessonkit.store.postgres import postgres_store

        return postgres_store(place, model=MODEL)
    return sqlite_store(place, model=MODEL)


@contextmanager
def places(kind: str) -> Iterator[tuple[str, Plain]]:
    """Give a place for a store, and plain access to it; both are gone afterwards."""
    if kind == "SQLite":
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "store.db"
            sqlite_store(path, model=MODEL).close()
            yield str(path), PlainFile(path)
    else:
        from lessonkit.store.server import own_server

        with own_server() as address:
            opened(address).close()
            yield address, PlainServer(address)


def main() -> None:
    """Read the command line, and print the table and the audits."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", help=argparse.SUPPRESS)
    parser.add_argument("--children", type=int, default=100_000, help="how many (100000)")
    parser.add_argument("--only", choices=KINDS, action="append", help="which store (both)")
    parser.add_argument("--seed", type=int, default=8, help="of the moment of the kill (8)")
    asked = parser.parse_args()
    if asked.write:
        return write(asked.write)
    print("| store | what | by hand ms | store ms | ratio |\n|---|---|---:|---:|---:|")
    for kind in asked.only or KINDS:
        with places(kind) as (place, plain):
            compare(kind, lambda place=place: opened(place), plain, asked.children)
            kill_and_audit(kind, place, random.Random(asked.seed))
            plain.connection.close()
    return None


if __name__ == "__main__":
    main()
