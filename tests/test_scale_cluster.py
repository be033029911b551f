"""Lesson 11's shards on a real cluster of processes: the same hits, also where a worker dies."""

import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import psutil
import pytest
from stores import document

from lessonkit.corpus import load_size_questions, made_reports
from lessonkit.records import Document
from lessonkit.scale import ClusterError, build_shards, cluster_at, local_cluster, sharded_store
from lessonkit.small_to_big import small_to_big
from lessonkit.split import split_parents
from lessonkit.store import StoreError, sqlite_store

pytest.importorskip("distributed", reason="the extra `cluster` is not installed")

REPORTS = 1_200
QUESTIONS = [question for question, _ in load_size_questions()] * 20


def read(start, stop):
    """The made-up reports from `start` to `stop`, a document each; runs on the workers."""
    for report in made_reports(stop)[start:]:
        yield Document(report.id, report.title, (report,))


@pytest.fixture(scope="module")
def cluster():
    """Two workers, for all tests of this module."""
    with local_cluster(workers=2) as cluster:
        yield cluster


@pytest.fixture
def both(cluster):
    """The cluster, when both its workers are there: a test may have killed one."""
    cluster.wait_for(2)
    return cluster


@pytest.fixture(scope="module")
def folder(cluster, tmp_path_factory):
    """Shards that the workers have built, from documents that they made themselves."""
    folder = tmp_path_factory.mktemp("cluster") / "shards"
    build_shards(folder, read, count=REPORTS, shards=4, cluster=cluster)
    return folder


@pytest.fixture(scope="module")
def one(tmp_path_factory):
    """The same documents in one store."""
    with sqlite_store(tmp_path_factory.mktemp("one") / "one.db") as store:
        store.replace_all(read(0, REPORTS))
        yield store


@pytest.fixture(scope="module")
def answers(one):
    return repr([one.search(question, 7) for question in QUESTIONS])


def files(folder):
    return sorted(path.name for path in folder.iterdir())


@contextmanager
def killed_after(cluster, seconds):
    """Kill a worker so many seconds into the block; the block must last longer."""
    timer = threading.Timer(seconds, psutil.Process(cluster.pids()[0]).kill)
    timer.start()
    yield
    assert not timer.is_alive(), "the block was over before the kill"


# The same as one store


def test_a_batch_has_the_hits_and_scores_of_one_process(both, folder, answers):
    with sharded_store(folder, both) as store:
        assert repr(store.search_many(QUESTIONS, 7)) == answers


def test_a_single_question_too_and_the_whole_way(both, folder, one):
    question = QUESTIONS[0]
    with sharded_store(folder, both) as store:
        assert repr(store.search(question)) == repr(one.search(question))
        sent, expected = (
            small_to_big(question, each, each.parents, max_words=40) for each in (store, one)
        )
    assert repr(sent) == repr(expected)


@pytest.mark.parametrize(("workers", "shards"), [(1, 8), (3, 1), (3, 5)])
def test_however_many_workers_and_shards(tmp_path, answers, workers, shards):
    with local_cluster(workers) as cluster:
        assert len(cluster.pids()) == workers
        build_shards(tmp_path, list(read(0, REPORTS)), shards=shards, cluster=cluster)
        with sharded_store(tmp_path, cluster) as store:
            assert repr(store.search_many(QUESTIONS, 7)) == answers


def test_a_build_makes_the_same_files_wherever_it_is_done(both, tmp_path):
    here, there = tmp_path / "here", tmp_path / "there"
    build_shards(here, read, count=50, shards=3)
    build_shards(there, read, count=50, shards=3, cluster=both)
    assert files(here) == files(there)
    assert all((here / name).read_bytes() == (there / name).read_bytes() for name in files(here))


# A worker is killed


def test_a_worker_killed_in_mid_batch(both, folder, answers):
    with sharded_store(folder, both) as store, killed_after(both, 0.3):
        assert repr(store.search_many(QUESTIONS * 6, 7)) == many_times(6, answers)


def many_times(times, answers):
    """The `repr` of a list that holds what `answers` is the `repr` of, several times."""
    return f"[{', '.join([answers[1:-1]] * times)}]"


def read_and_be_killed(flag, start, stop):
    """Read on; the first worker to be in the middle of its shard is killed there."""
    for number, each in enumerate(read(start, stop)):
        if number == 100 and not flag.exists():
            flag.touch()
            os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
        yield each


def test_a_worker_killed_in_mid_build(both, tmp_path, answers):
    shards, flag = tmp_path / "shards", tmp_path / "killed"
    reader = partial(read_and_be_killed, flag)
    manifest = build_shards(shards, reader, count=REPORTS, shards=4, cluster=both)
    assert flag.exists()
    # what the killed worker had half written is not there, and nothing else is but the shards
    assert files(shards) == [*(shard.file for shard in manifest.shards), "shards.json"]
    with sharded_store(shards, both) as store:
        assert repr(store.search_many(QUESTIONS, 7)) == answers


def test_the_only_worker_killed_is_started_again(folder, answers):
    with (
        local_cluster(workers=1) as cluster,
        sharded_store(folder, cluster) as store,
        killed_after(cluster, 0.2),
    ):
        assert repr(store.search_many(QUESTIONS * 2, 7)) == many_times(2, answers)


BUILDER = """
import sys, time
from test_scale_cluster import read
from lessonkit.scale import build_shards

def slowly(start, stop):
    yield from read(start, stop)
    if start:
        print("in the second shard", flush=True)
        time.sleep(60)

build_shards(sys.argv[1], slowly, count=50, shards=2)
"""


def test_a_builder_killed_leaves_no_shards_and_the_next_build_clears_up(tmp_path):
    command = [sys.executable, "-c", BUILDER, tmp_path]
    with subprocess.Popen(
        command, cwd=Path(__file__).parent, stdout=subprocess.PIPE, text=True
    ) as builder:
        builder.stdout.readline()
        builder.kill()
    assert [name for name in files(tmp_path) if name.endswith(".part")]  # half a shard
    with pytest.raises(StoreError, match="there are no shards in"):
        sharded_store(tmp_path)
    manifest = build_shards(tmp_path, read, count=50, shards=2)
    assert files(tmp_path) == [*(shard.file for shard in manifest.shards), "shards.json"]


QUIET = """
import threading
import psutil
from test_scale_cluster import QUESTIONS, read
from lessonkit.scale import build_shards, local_cluster, sharded_store

if __name__ == "__main__":
    import sys
    with local_cluster(workers=2) as cluster:
        build_shards(sys.argv[1], read, count=200, cluster=cluster)
        with sharded_store(sys.argv[1], cluster) as store:
            threading.Timer(0.2, psutil.Process(cluster.pids()[0]).kill).start()
            print(len(store.search_many(QUESTIONS * 6, 7)))
"""


def test_a_script_hears_nothing_of_a_worker_that_died(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(QUIET)
    path = os.pathsep.join([str(Path(__file__).parent), *filter(None, sys.path)])
    ran = subprocess.run(
        [sys.executable, script, tmp_path / "shards"],
        env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert (ran.stdout, ran.stderr) == (f"{6 * len(QUESTIONS)}\n", "")


# What can be wrong


def split_and_end(parents):
    os._exit(1)


def test_a_task_that_ends_every_worker_is_given_up(tmp_path):
    # A worker that dies while it starts is not started again, so there may be none at last.
    given_up = "build_shard ended the worker each time it was tried|has had no worker for 5 s"
    poison = {"documents": [document("D1", "x.")], "split": split_and_end, "shards": 1}
    with (
        local_cluster(workers=2, patience_s=5) as cluster,
        pytest.raises(ClusterError, match=given_up),
    ):
        build_shards(tmp_path, cluster=cluster, **poison)
    assert files(tmp_path) == []


def test_a_damaged_shard_is_named_by_the_worker(both, tmp_path):
    manifest = build_shards(tmp_path, read, count=20, shards=2, cluster=both)
    with sharded_store(tmp_path, both) as store:
        (tmp_path / manifest.shards[1].file).write_bytes(b"")
        with pytest.raises(StoreError, match="is damaged: it has 0 bytes"):
            store.search("key")


@pytest.mark.parametrize(
    "address", ["tcp://127.0.0.1:9", "nonsense", "", "udp://1:1", "tcp://h:port", "127.0.0.1:9"]
)
def test_no_scheduler_at_the_address(address):
    with pytest.raises(ClusterError, match=r"no scheduler answers at '.*' within 0\.5 s; start"):
        cluster_at(address, timeout_s=0.5)


def test_a_script_without_its_guard_is_told_of_it(tmp_path):
    script = tmp_path / "script.py"
    script.write_text("from lessonkit.scale import local_cluster\nlocal_cluster(1)\n")
    ran = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert ran.returncode == 1
    assert ran.stderr.splitlines()[-1].startswith(
        "lessonkit.scale.cluster.ClusterError: the worker"
    )
    assert '`if __name__ == "__main__":`' in ran.stderr.splitlines()[-1]


@pytest.mark.parametrize("workers", [0, -1])
def test_a_cluster_has_a_worker(workers):
    with pytest.raises(ValueError, match=f"from 1 up; got {workers}"):
        local_cluster(workers)


@pytest.fixture
def idle():
    """The scheduler of a cluster that has no workers yet."""
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=0, threads_per_worker=1, dashboard_address="127.0.0.1:0", silence_logs=50
    ) as cluster:
        yield cluster


def test_a_cluster_without_workers_is_waited_for_and_not_for_ever(idle):
    with cluster_at(idle.scheduler_address, patience_s=1) as cluster:
        assert cluster.pids() == []
        began = time.monotonic()
        with pytest.raises(ClusterError, match="has had no worker for 1 s; start one, then ask"):
            cluster.run(split_parents, [([],)])
        assert time.monotonic() - began < 10
        with pytest.raises(ClusterError, match=r"fewer than 1 workers after 0\.1 s"):
            cluster.wait_for(1, timeout_s=0.1)


def test_a_worker_that_comes_later_does_what_is_waiting(idle):
    with cluster_at(idle.scheduler_address) as cluster:
        threading.Timer(0.5, idle.scale, [1]).start()
        assert cluster.run(split_parents, [([],)] * 3) == [[], [], []]


def test_a_scheduler_that_is_gone(tmp_path):
    cluster = local_cluster(workers=1)
    build_shards(tmp_path, read, count=20, shards=2, cluster=cluster)
    with sharded_store(tmp_path, cluster) as store:
        cluster.close()
        with pytest.raises(ClusterError, match="the scheduler is gone, or was closed; start or"):
            store.search("key")
    with pytest.raises(ClusterError, match="the scheduler is gone"):
        cluster.pids()
    cluster.close()  # twice is fine
