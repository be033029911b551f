"""The benchmarks of the cluster run, and find one and the same ranking in every way."""

import subprocess
import sys
from pathlib import Path

import pytest

BENCHMARKS = Path(__file__).parent.parent / "benchmarks"

pytest.importorskip("distributed", reason="the extra `cluster` is not installed")


def run(script, *arguments):
    return subprocess.run(
        [sys.executable, BENCHMARKS / script, *arguments],
        capture_output=True,
        text=True,
        check=False,
    )


def cells(printed):
    """The rows of a table, without its head."""
    lines = [line.strip("| ").split(" | ") for line in printed.splitlines() if line[:1] == "|"]
    return lines[2:]


def test_each_way_has_its_row(tmp_path):
    ran = run("cluster_speed.py", "500", "--workers", "0", "--workers", "1", "--questions", "9")
    assert ran.returncode == 0, ran.stderr
    ways = [row[1] for row in cells(ran.stdout)]
    assert ways == ["one store", "4 shards, no workers", "4 shards, 1 workers"]


@pytest.mark.usefixtures("patient")
def test_five_workers_killed_in_mid_batch_and_five_in_mid_build():
    ran = run("cluster_kill.py", "--children", "25000", "--questions", "400")
    assert ran.returncode == 0, ran.stderr
    rows = cells(ran.stdout)
    assert [row[0] for row in rows] == ["batch"] * 5 + ["build"] * 5
    assert all(row[-1] == "yes" for row in rows)
    assert sum(row[3] != "too late" for row in rows) >= 8  # a busy machine may miss the moment


@pytest.mark.usefixtures("patient")
def test_a_worker_cut_off_from_the_network():
    ran = run("cluster_cut.py", "--children", "50000", "--questions", "400")
    if "network namespaces" in ran.stderr:
        pytest.skip(ran.stderr.strip())
    assert ran.returncode == 0, ran.stderr
    assert [(row[0], row[-1]) for row in cells(ran.stdout)] == [("batch", "yes"), ("build", "yes")]
