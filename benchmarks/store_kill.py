"""Kill the writer of a store in the middle of a replace, again and again: is the store whole?

A writer replaces one document of many children by its next version, over and over, and is killed
with no warning at a random moment of that. The store must then hold the version before or the
version after, whole, everything else as it was, and its audit must find nothing.
"""

from __future__ import annotations

import argparse
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from lessonkit.corpus import load_guides
from lessonkit.records import Document, Parent
from lessonkit.store import Store, StoreError, sqlite_store

SECTIONS = 1_000  # of two children each: a replace takes about a tenth of a second
KILLED = ("writer, file", "writer, server", "server's process")


def version(number: int) -> Document:
    """Return the document in its version `number`, which each of its children names."""
    texts = (
        f"Section {n} of version {number}. It was written {number} times." for n in range(SECTIONS)
    )
    parents = (Parent(f"long#{n}", "long", text) for n, text in enumerate(texts))
    return Document("long", f"Version {number}", tuple(parents))


def others() -> list[Document]:
    """Return documents that nobody touches."""
    return [Document(guide.document_id, guide.title, (guide,)) for guide in load_guides()]


def write(store: Store, number: int) -> None:
    """Write version after version from `number` on, and say what is done, until killed."""
    database = store._database
    transaction = database.writing

    @contextmanager
    def announced() -> Iterator[None]:
        with transaction():
            print("in", number, flush=True)
            yield

    database.writing = announced
    print("ready", getattr(database, "backend_pid", 0), flush=True)
    while True:
        print("begin", number, flush=True)
        store.replace(version(number))
        print("end", number, flush=True)
        number += 1


@dataclass
class Seen:
    """What the kills of one kind left behind."""

    kills: int = 0
    inside: int = 0  # in the transaction of a replace, or at its end
    old: int = 0
    new: int = 0
    audits: int = 0  # that found nothing

    def __str__(self) -> str:
        """A row of the table, without its name."""
        return f"{self.kills:>5} {self.inside:>16} {self.old:>8} {self.new:>8} {self.audits:>7}"


def kill_again_and_again(
    kills: int,
    place: list[str],
    open_store: Callable[[], Store],
    *,
    server: bool,
    draw: random.Random,
) -> Seen:
    """Kill `kills` writers, each at a random moment, and look at the store after each."""
    seen = Seen()
    with open_store() as store:
        store.replace_all([*others(), version(0)])
    ended = 0
    for _ in range(kills):
        said = one_kill(ended + 1, place, server=server, draw=draw)
        began, ended = (max(said[word], default=ended) for word in ("begin", "end"))
        found = look(open_store, seen)
        assert found in (ended, began), f"neither {ended} nor {began}: {found}"
        seen.kills += 1
        seen.inside += began > ended and began in said["in"]
        seen.old += found < began
        seen.new += found == began
        ended = found
    return seen


def one_kill(
    number: int, place: list[str], *, server: bool, draw: random.Random
) -> dict[str, list[int]]:
    """Start a writer, kill it or its server's process, and return the versions by what it said."""
    command = [sys.executable, __file__, "--write", str(number), *place]
    said: dict[str, list[int]] = {"ready": [], "begin": [], "in": [], "end": []}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as writer:
        for _ in ("ready", "begin", "in", "end"):  # it works: from now on, at any moment
            hear(writer.stdout.readline(), said)
        time.sleep(draw.uniform(0, 0.4))
        if server:
            kill_process(said["ready"][0])
        else:
            writer.kill()
        for line in writer.stdout:
            hear(line, said)
    return said


def hear(line: str, said: dict[str, list[int]]) -> None:
    word, number = line.split()
    said[word].append(int(number))


def kill_process(pid: int) -> None:
    """Kill a process of the server, which has no time to do anything about it."""
    import psutil

    psutil.Process(pid).send_signal(signal.SIGKILL)


def look(open_store: Callable[[], Store], seen: Seen) -> int:
    """Return the number of the version that is there; all of it must be, and all else."""
    with patiently(open_store) as store:
        *rest, last = store.documents.values()
        number = int(last.title.split()[1])
        assert rest == others(), "another document changed"
        assert last == version(number), f"version {number} is not whole"
        words = store.search(f"version {number}", 1)[0].child.text
        assert words == f"Section 0 of version {number}.", words
        report = store.audit()
        assert report.in_step, report
        seen.audits += 1
    return number


def patiently(open_store: Callable[[], Store]) -> Store:
    """Open the store; a server that lost a process starts anew first, and takes a moment."""
    until = time.monotonic() + 30
    while True:
        try:
            return open_store()
        except StoreError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


@contextmanager
def places(killed: str) -> Iterator[list[str]]:
    """Give a place for a store that is gone afterwards, as words for the command line."""
    if killed == KILLED[0]:
        with tempfile.TemporaryDirectory() as folder:
            yield [str(Path(folder) / "store.db")]
    else:
        from lessonkit.store.server import own_server

        with own_server() as address:
            yield [address]


def opened(place: str) -> Store:
    """Open the store at `place`: a server's address has a scheme, a file has none."""
    if "://" in place:
        from lessonkit.store.postgres import postgres_store

        return postgres_store(place)
    return sqlite_store(place)


def main() -> None:
    """Read the command line; write until killed, or kill and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("place", nargs="?", help=argparse.SUPPRESS)
    parser.add_argument("--write", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--kills", type=int, default=30, help="of each kind (30)")
    parser.add_argument("--seed", type=int, default=8, help="of the random moments (8)")
    parser.add_argument("--only", action="append", choices=KILLED, help="what to kill (all)")
    asked = parser.parse_args()
    if asked.write is not None:
        with opened(asked.place) as store:
            write(store, asked.write)
    print(f"{'killed':<17} kills in a transaction then old then new in step")
    for killed in asked.only or KILLED:
        with places(killed) as place:
            seen = kill_again_and_again(
                asked.kills, place, lambda place=place: opened(place[0]),
                server=killed == KILLED[2], draw=random.Random(asked.seed),
            )  # fmt: skip
        print(f"{killed:<17} {seen}", flush=True)


if __name__ == "__main__":
    main()
