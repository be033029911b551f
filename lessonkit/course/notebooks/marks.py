"""The marks that make a cell part of a task; docs/exercise-format.md tells them in full."""

from __future__ import annotations

import re

ROLES = ("answer", "check", "hidden", "hint")
BEGIN_HIDDEN, END_HIDDEN = "### BEGIN HIDDEN TESTS", "### END HIDDEN TESTS"

_TASK = r"\d\d\.\d{1,2}"
_TASK_LINE = re.compile(rf"^[ \t]*#[ \t]*({_TASK})[ \t]*\r?$", re.MULTILINE)
_HEADING = re.compile(rf"^##[ \t]+({_TASK})[ \t]+(.+?)[ \t]*$", re.MULTILINE)
_SOLUTION = re.compile(
    r"^([ \t]*)### BEGIN SOLUTION[ \t]*\n(?:.*\n)*?[ \t]*### END SOLUTION[ \t]*$", re.MULTILINE
)


def is_task(name: object) -> bool:
    """Whether `name` is written as tasks are: two digits, a full stop, a number.

    >>> is_task("03.2"), is_task("3.2")
    (True, False)
    """
    return isinstance(name, str) and re.fullmatch(_TASK, name) is not None


def task_line(source: str) -> str:
    """Return the task that a line of its own names, the first of several; empty for none.

    >>> task_line("# 03.2\\ndef f(): ...")
    '03.2'
    """
    found = _TASK_LINE.search(source)
    return found[1] if found else ""


def heading(source: str) -> tuple[str, str]:
    """Return the task and the title of a question, ("", "") for other Markdown.

    >>> heading("## 03.2 Drop the repeats\\nTwo children matched.")
    ('03.2', 'Drop the repeats')
    """
    found = _HEADING.search(source)
    return (found[1], found[2]) if found else ("", "")


def has_solution(source: str) -> bool:
    """Whether the source holds a whole solution region."""
    return _SOLUTION.search(source) is not None


def without_solution(source: str, task: str, title: str) -> str:
    r"""Return an answer as the student first sees it: each solution region is one `raise` line.

    >>> print(without_solution("x = (\n### BEGIN SOLUTION\n1\n### END SOLUTION\n)", "03.2", "Add"))
    x = (
    raise NotImplementedError("03.2: Add")
    )
    """
    words = f"{task}: {title}".replace("\\", r"\\").replace('"', r"\"")
    stub = f'raise NotImplementedError("{words}")'
    return _SOLUTION.sub(lambda found: found[1] + stub, source)


def first_comment(source: str) -> str:
    """Return the words of a comment in the first line: the idea of a check; empty for none.

    >>> first_comment("# A parent is sent once.\\nprint(1)")
    'A parent is sent once.'
    """
    first = source.lstrip().split("\n", 1)[0]
    return first.lstrip("# ").strip() if first.startswith("#") else ""
