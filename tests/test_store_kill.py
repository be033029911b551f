"""A writer that is killed leaves the old version or the new one, whole: three times each."""

import importlib.util
import random
import sys
from pathlib import Path

import pytest
from stores import PostgresPlace, SqlitePlace

SCRIPT = Path(__file__).parent.parent / "benchmarks" / "store_kill.py"


@pytest.fixture
def store_kill(monkeypatch):
    """The benchmark as a module."""
    spec = importlib.util.spec_from_file_location("store_kill", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "store_kill", module)
    spec.loader.exec_module(module)
    return module


def kill_three(store_kill, where, place, *, server=False):
    seen = store_kill.kill_again_and_again(
        3, [where], place.open, server=server, draw=random.Random(1)
    )
    assert (seen.kills, seen.old + seen.new, seen.audits) == (3, 3, 3)


def test_a_writer_killed_while_it_writes_to_a_file(store_kill, tmp_path):
    path = tmp_path / "store.db"
    kill_three(store_kill, str(path), SqlitePlace(path))


@pytest.mark.parametrize("what", ["the writer", "the server's process that works for it"])
def test_a_writer_to_a_server(store_kill, server, what):
    with PostgresPlace(server, "store").open() as store:
        store.remove("long")
    ended_by_server = what != "the writer"
    kill_three(store_kill, server, PostgresPlace(server, "store"), server=ended_by_server)
