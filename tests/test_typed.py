"""What a message tells a student to type."""

import ast
import os
import re
from pathlib import Path

from lessonkit.course import typed as module
from lessonkit.course.typed import typed

COURSE = Path(module.__file__).parent
START = "py start.py" if os.name == "nt" else "python3 start.py"


def test_it_is_what_start_py_was_called_by(monkeypatch):
    monkeypatch.setenv("LESSON_COMMAND", "python3.13 course/start.py")
    assert typed("hint 03.1") == "python3.13 course/start.py hint 03.1"


def test_an_installed_package_has_a_command_of_its_own(monkeypatch):
    monkeypatch.delenv("LESSON_COMMAND")
    monkeypatch.setattr("sys.prefix", "/somewhere")
    assert typed("hint 03.1") == "lesson hint 03.1"


def test_a_kernel_of_an_editor_in_the_courses_environment_says_start_py(monkeypatch):
    monkeypatch.delenv("LESSON_COMMAND")
    monkeypatch.setattr("sys.prefix", str(COURSE.parents[1] / ".venv"))
    assert typed("hint 03.1") == f"{START} hint 03.1"


def test_no_message_names_the_command_by_itself():
    # A docstring may: it is for those who read the code.
    named = re.compile(r"`lesson (start|check|watch|hint|solution|reset|status|doctor|build|test)")
    for path in sorted(COURSE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and id(node) not in prose:
                assert not named.search(str(node.value)), f"{path.name}, line {node.lineno}"
