"""The benchmark of folders runs, and reads again only what changed."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent.parent / "benchmarks" / "folder_speed.py"


def test_each_moment_has_its_row_and_the_index_is_in_step():
    ran = subprocess.run(
        [sys.executable, SCRIPT, "--files", "20"], capture_output=True, text=True, check=True
    )
    rows = [line.split(" | ")[1] for line in ran.stdout.splitlines() if line.startswith("| over")]
    assert rows == [
        "the first time",
        "nothing changed",
        "ten files changed",
        "ten files gone",
        "a question",
    ]
    assert ran.stdout.rstrip().endswith("in step")
