"""Lesson 11's shards in one process: the ids and scores of one store, and shards that are whole."""

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from stores import BIKE, LOST, RAIN, by_paragraph, document, ids, staff_only

from lessonkit.index import Index
from lessonkit.overlap import idf
from lessonkit.records import Child
from lessonkit.scale import build_shards, sharded_store
from lessonkit.scale.shard import build_shard
from lessonkit.scale.shards import _runs
from lessonkit.small_to_big import small_to_big
from lessonkit.split import split_parents
from lessonkit.store import StoreError, sqlite_store
from lessonkit.windows import expand

THREE = (BIKE, RAIN, LOST)


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "shards"


@pytest.fixture
def three(folder):
    """Three documents in two shards: one, and two."""
    build_shards(folder, THREE, shards=2)
    with sharded_store(folder) as store:
        yield store


def files(folder):
    return sorted(path.name for path in folder.iterdir())


def read(start, stop):
    return THREE[start:stop]


# The same as one store


SENTENCES = st.lists(st.sampled_from(["a.", "b.", "A b.", "a c.", "B c a."]), max_size=3)
TEXTS = st.lists(SENTENCES.map(" ".join), max_size=2)


@given(
    corpus=st.lists(TEXTS, max_size=6),
    shards=st.integers(1, 8),
    queries=st.lists(st.sampled_from(["a", "b c", "c b a", "", "d", "?"]), max_size=3),
    k=st.one_of(st.none(), st.integers(0, 4)),
)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_shards_rank_as_one_store_and_as_an_index(tmp_path_factory, corpus, shards, queries, k):
    folder = tmp_path_factory.mktemp("corpus")
    documents = [document(f"D{n}", *texts) for n, texts in enumerate(corpus)]
    build_shards(folder, documents, shards=shards)
    children = split_parents([parent for one in documents for parent in one.parents])
    index = Index(children, weights=idf(children))
    with sqlite_store(folder / "one.db") as one, sharded_store(folder) as many:
        one.replace_all(documents)
        expected = repr([one.search(query, k) for query in queries])
        assert repr(many.search_many(queries, k)) == expected
        assert repr([index.search(query, k) for query in queries]) == expected
        assert dict(many.parents) == dict(one.parents)
        assert list(many.parents) == list(one.parents)


def test_ties_keep_document_order_over_the_shards(folder):
    build_shards(folder, [document("D9", "fox. fox."), document("D1", "fox.")], shards=2)
    with sharded_store(folder) as store:
        assert ids(store.search("fox")) == ["D9#1.1", "D9#1.2", "D1#1.1"]
        assert ids(store.search("fox", 2)) == ["D9#1.1", "D9#1.2"]


def test_a_term_weighs_what_it_weighs_in_all_shards(folder):
    # "key" is in 1 of the 2 children of the first shard and in 3 of all 4: by the first shard
    # alone it would weigh as much as "old"
    documents = [document("D1", "Old. Key."), document("D2", "Key."), document("D3", "Key.")]
    build_shards(folder, documents, shards=3)
    with sharded_store(folder) as store:
        old, *keys = store.search("old key")
    assert (old.child.id, ids(keys)) == ("D1#1.1", ["D1#1.2", "D2#1.1", "D3#1.1"])
    assert old.score > keys[0].score == keys[2].score


def test_a_store_of_shards_is_a_retriever(three):
    assert three("the bike", 1) == three.search("the bike", 1)
    assert three.search_many([]) == []


def test_more_queries_than_a_task_takes_are_several_tasks(three):
    assert (
        three.search_many(["the bike", "key"] * 65, 2)
        == [
            three.search("the bike", 2),
            three.search("key", 2),
        ]
        * 65
    )


@pytest.mark.parametrize("query", ["", "'", "%", "\x00", "\ud800", "ab" * 5_000, "key " * 10_000])
def test_any_string_is_a_query(three, tmp_path, query):
    with sqlite_store(tmp_path / "one.db") as one:
        one.replace_all(THREE)
        assert repr(three.search(query)) == repr(one.search(query))


def test_a_negative_k_is_refused(three):
    with pytest.raises(ValueError, match="from 0 up, or None for all; got -1"):
        three.search("bike", -1)


def test_one_question_is_not_a_list_of_questions(three):
    with pytest.raises(TypeError, match="ask for 'key' by search"):
        three.search_many("key")


def test_search_climb_and_windows_run_on_shards_as_on_one_store(three, tmp_path):
    with sqlite_store(tmp_path / "one.db") as one:
        one.replace_all(THREE)
        for words in (None, 6, 3):
            found, expected = (
                small_to_big("a lost key", store, store.parents, max_words=words)
                for store in (three, one)
            )
            assert repr(found) == repr(expected)
        hits = one.search("key")
        assert expand(hits, three.neighbours, three.parents) == expand(
            hits, one.neighbours, one.parents
        )


def test_neighbours_are_of_the_same_document(three):
    key = three.search("lost")[0].child
    assert three.neighbours(key, 9) == [key]
    assert three.neighbours(Child("X.1", "X", "X", 1, 0, 1, "x")) == []
    with pytest.raises(ValueError, match="from 0 up; got -1"):
        three.neighbours(key, -1)


def test_parents_are_found_by_their_id(three):
    assert three.parents["D3#1"] == LOST.parents[0]
    assert list(three.parents) == ["D1#1", "D1#2", "D2#1", "D3#1"]
    assert (len(three.parents), "D2#1" in three.parents, "D7" in three.parents) == (4, True, False)
    assert three.parents.get("\ud800") is None


def test_labels_come_through(folder):
    locked = replace(LOST, parents=(replace(LOST.parents[0], labels=("staff",)),))
    build_shards(folder, [BIKE, locked], split=staff_only)
    with sharded_store(folder) as store:
        assert store.search("lost")[0].child.labels == ("staff", "night, é")
        assert store.parents["D3#1"].labels == ("staff",)


@pytest.mark.parametrize(
    ("count", "shards", "runs"),
    [(0, 2, [(0, 0), (0, 0)]), (2, 3, [(0, 0), (0, 1), (1, 2)]), (7, 2, [(0, 3), (3, 7)])],
)
def test_a_shard_has_a_run_of_the_documents(count, shards, runs):
    assert _runs(count, shards) == runs


# Building


def test_a_folder_of_shards_is_the_shards_and_their_list(folder):
    manifest = build_shards(folder, THREE, shards=2)
    assert files(folder) == [*(shard.file for shard in manifest.shards), "shards.json"]
    # BIKE has 4 children, RAIN 2 and LOST 1
    assert [(one.documents, one.children) for one in manifest.shards] == [(1, 4), (2, 3)]


def test_a_function_and_a_range_are_read_where_the_shard_is_built(folder, three):
    build_shards(folder / "read", read, count=3, shards=2, split=by_paragraph)
    with sharded_store(folder / "read") as store:
        assert ids(store.search("key cape")) == ["D2#1.1", "D1#1.1", "D3#1.1"]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"documents": read}, "count says how many documents the function has; got None"),
        ({"documents": read, "count": -1}, "got -1"),
        ({"documents": THREE, "count": 3}, "count goes with a function"),
        ({"documents": THREE, "shards": 0}, "from 1 up; got 0"),
    ],
)
def test_what_does_not_go_together_is_refused(folder, options, says):
    with pytest.raises(ValueError, match=says):
        build_shards(folder, **options)


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (document("D1", "x."), "two documents have the id 'D1'"),
        (replace(document("D7", "x."), parents=(replace(LOST.parents[0], document_id="D7"),)),
         "two parents have the id 'D3#1'"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("shards", [1, 2, 4])
def test_an_id_names_one_document_in_all_shards(folder, other, says, shards):
    with pytest.raises(ValueError, match=says):
        build_shards(folder, [*THREE, other], shards=shards)
    with pytest.raises(StoreError, match="there are no shards in"):
        sharded_store(folder)


def test_a_new_build_takes_the_place_of_the_old_one(folder):
    old = build_shards(folder, THREE, shards=3)
    new = build_shards(folder, [LOST], shards=1)
    assert {shard.file for shard in old.shards}.isdisjoint(files(folder))
    assert files(folder) == [new.shards[0].file, "shards.json"]
    with sharded_store(folder) as store:
        assert ids(store.search("key")) == ["D3#1.1"]


def test_a_build_that_fails_leaves_the_old_shards_and_nothing_half_written(folder):
    build_shards(folder, THREE, shards=2)
    before = files(folder)
    with pytest.raises(ValueError, match="a NUL"):
        build_shards(folder, [document("D1", "a\0")], shards=1)
    assert files(folder) == before


def test_a_build_goes_on_where_it_stopped(folder, tmp_path):
    with pytest.raises(OSError, match="went away"):
        build_shards(folder, BrokenOnce(tmp_path / "broken"), count=3, shards=3)
    assert len(files(folder)) == 2  # two shards are ready, and nothing is listed
    build_shards(folder, BrokenOnce(tmp_path / "broken"), count=3, shards=3)
    assert (tmp_path / "broken").read_text() == "0 1 2 2 "
    with sharded_store(folder) as store:
        assert ids(store.search("key")) == ["D1#1.2", "D3#1.1"]


class BrokenOnce:
    """A function that fails the first time it is asked for the third document."""

    def __init__(self, asked: Path) -> None:
        self.asked = asked

    def __call__(self, start, stop):
        before = self.asked.read_text() if self.asked.exists() else ""
        self.asked.write_text(f"{before}{start} ")
        if start == 2 and "2" not in before:
            raise OSError("the disk went away")
        return read(start, stop)


def test_a_finished_build_is_built_anew_when_it_is_asked_for_again(folder):
    # what a function reads may have changed
    first = build_shards(folder, read, count=3, shards=2)
    second = build_shards(folder, read, count=3, shards=2)
    assert {one.file for one in first.shards}.isdisjoint(one.file for one in second.shards)


def test_what_a_killed_build_left_is_taken_away_by_the_next(folder):
    folder.mkdir()
    left = ["0123456789ab-00000.db", "0123456789ab-00001.db.ff.part-wal", "shards.json.part"]
    for name in [*left, "notes.db", "mine.txt"]:
        (folder / name).touch()
    manifest = build_shards(folder, [LOST], shards=1)
    expected = [manifest.shards[0].file, "mine.txt", "notes.db", "shards.json"]
    assert files(folder) == sorted(expected)  # what is not ours stays


# What can be wrong with a folder


def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(StoreError, match=r"there is no folder .*nowhere; build_shards makes it"):
        sharded_store(tmp_path / "nowhere")


def test_a_folder_without_shards(tmp_path):
    with pytest.raises(StoreError, match=r"there are no shards in .*; build_shards makes them"):
        sharded_store(tmp_path)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": 1}', '{"format": 1, "number": "x"}'])
def test_a_damaged_list(folder, three, text):
    (folder / "shards.json").write_text(text)
    with pytest.raises(StoreError, match=r"the list .*shards\.json is damaged; build the shards"):
        sharded_store(folder)
    with pytest.raises(StoreError, match="is damaged"):
        build_shards(folder, THREE)


def test_a_list_of_another_format(folder, three):
    said = json.loads((folder / "shards.json").read_text())
    (folder / "shards.json").write_text(json.dumps(said | {"format": 7}))
    with pytest.raises(StoreError, match="has format 7, and this lessonkit reads 1"):
        sharded_store(folder)


def test_a_missing_shard_is_named(folder, three):
    (folder / files(folder)[1]).unlink()
    with pytest.raises(StoreError, match=r"-00001\.db is missing; open the shards anew if a new"):
        three.search("key")
    with pytest.raises(StoreError, match=r"-00001\.db is missing"):
        sharded_store(folder)


@pytest.mark.parametrize("bytes_left", [0, 5_000])
def test_a_shard_that_was_cut_off_is_named(folder, three, bytes_left):
    path = folder / files(folder)[0]
    size = path.stat().st_size
    path.write_bytes(path.read_bytes()[:bytes_left])
    with pytest.raises(StoreError, match=rf"is damaged: it has {bytes_left} bytes .* {size}"):
        sharded_store(folder)


def test_a_shard_that_is_no_database_is_named(folder, three):
    path = folder / files(folder)[0]
    path.write_bytes(b"x" * path.stat().st_size)
    with pytest.raises(StoreError, match="is no database, or damaged"):
        sharded_store(folder)


def test_a_shard_of_another_build_is_named(folder, three, tmp_path):
    other = tmp_path / "other"
    build_shards(other, [BIKE, RAIN, replace(LOST, title="new")], shards=2)
    mine, stranger = folder / files(folder)[1], other / files(other)[1]
    assert mine.stat().st_size == stranger.stat().st_size
    stranger.replace(mine)
    with pytest.raises(StoreError, match="is of another build; build the shards again"):
        sharded_store(folder)


def test_a_worker_that_does_not_see_the_folder_says_so(tmp_path):
    with pytest.raises(StoreError, match=r"the worker on .* does not see the folder .*share"):
        build_shard(tmp_path / "elsewhere", "a.db", partial(read, 0, 1), split_parents)


class Elsewhere:
    """Workers that see another folder under the same name."""

    def __init__(self, folder):
        self.folder = folder

    def run(self, function, calls):
        return [function(self.folder, *rest) for _, *rest in calls]


def test_workers_that_write_into_another_folder_are_found_out(folder, tmp_path):
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    with pytest.raises(StoreError, match="must be on a file system that the workers share"):
        build_shards(folder, THREE, cluster=Elsewhere(theirs))
    with pytest.raises(StoreError, match="there are no shards in"):
        sharded_store(folder)


def test_a_shard_is_one_file_that_needs_no_log(folder, three):
    with closing(sqlite3.connect(folder / files(folder)[0])) as shard:
        assert shard.execute("PRAGMA journal_mode").fetchall() == [("delete",)]


def test_reading_writes_nothing(folder):
    build_shards(folder, THREE, shards=2)
    before = {path.name: path.stat().st_mtime_ns for path in folder.iterdir()}
    with sharded_store(folder) as store:
        store.search("key")
        assert {path.name: path.stat().st_mtime_ns for path in folder.iterdir()} == before


# Without the engine


def test_nothing_of_it_needs_dask_until_a_cluster_is_asked_for(tmp_path):
    script = (
        "import sys; sys.modules.update(dask=None, distributed=None)\n"
        "from lessonkit.scale import *\n"
        "from lessonkit import Document, Parent\n"
        "one = Document('D', '', (Parent('D', 'D', 'A key.'),))\n"
        "build_shards(sys.argv[1], [one])\n"
        "print(len(sharded_store(sys.argv[1]).search('key')))\n"
        "try: local_cluster()\n"
        "except ClusterError as error: print(error)\n"
    )
    printed = subprocess.run(
        [sys.executable, "-c", script, tmp_path], capture_output=True, text=True, check=True
    ).stdout
    needs = "a cluster needs Dask: python -m pip install 'lessonkit[cluster]' brings it"
    assert printed.splitlines() == ["1", needs]
