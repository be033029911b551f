"""The benchmark of the self-check runs: one of each, on one exercise."""

import re
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent.parent / "benchmarks" / "self_check.py"


def test_the_benchmark_prints_seconds_and_a_ratio_for_each_way():
    command = [sys.executable, str(SCRIPT), "--quick"]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    rows = re.findall(r"^(\S.*?)  +\d+\.\d\d s +(\d+\.\d\d)$", printed, re.MULTILINE)
    assert [what.partition(",")[0] for what, _ in rows] == [
        "plain pytest --nbval",
        "lesson check",
        "lesson watch",
    ]
    assert rows[0][1] == "1.00"
