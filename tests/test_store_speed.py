"""The benchmark of stores runs, finds one ranking in three ways, and audits after its kill."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent.parent / "benchmarks" / "store_speed.py"


def test_each_thing_has_its_row_and_the_killed_store_is_in_step():
    ran = subprocess.run(
        [sys.executable, SCRIPT, "--children", "300", "--only", "SQLite"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    rows = [line.split(" | ")[1] for line in ran.stdout.splitlines() if line.startswith("| SQL")]
    assert rows == [
        "insert 296 children",
        "ten best by words",
        "ten best by vectors",
        "a window",
        "a parent",
        "replace a document",
    ]
    assert "\nSQLite: killed " in ran.stdout
    assert "\nin step\n" in ran.stdout
