"""Format and lint of all Python in the repository, the notebooks' included."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("ruff")

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("command", [("check",), ("format", "--diff")], ids=["check", "format"])
def test_ruff_has_nothing_to_say(command: tuple[str, ...]):
    ran = subprocess.run(
        [sys.executable, "-m", "ruff", *command, "--no-cache", "."],
        check=False,
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
    )
    assert ran.returncode == 0, f"run `ruff {command[0]} .`\n{ran.stdout}{ran.stderr}"
