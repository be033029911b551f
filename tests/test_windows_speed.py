"""The benchmark of windows runs and prints a line for each size."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent.parent / "benchmarks" / "windows_speed.py"


def test_each_size_has_its_line_and_the_smallest_is_the_measure():
    ran = subprocess.run(
        [sys.executable, SCRIPT, "40", "400"], capture_output=True, text=True, check=True
    )
    rows = [line.split() for line in ran.stdout.splitlines()[1:]]
    assert [row[0] for row in rows] == ["40", "400"]
    assert rows[0][-1] == "1.00"
