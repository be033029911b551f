"""The benchmark runs, with or without the rivals: a small corpus, each question asked once."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent.parent / "benchmarks" / "search_speed.py"


def run(*arguments: str) -> str:
    command = [sys.executable, str(SCRIPT), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_the_benchmark_prints_a_line_for_each_system_and_the_growth():
    printed = run("100", "200", "--only", "scan", "--seconds", "0")
    assert printed.count("\n| index |") == printed.count("\n| plain scan |") == 2
    assert "\nplain scan: 2.0 times the children, " in printed


def test_help_says_what_the_arguments_do():
    assert "how many children to search" in run("--help")
