"""What a certain line of a check's output is about, to show it to the student."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from lessonkit.course.notebooks.parsed import tree

_LIMIT = 300  # characters; a longer call is cut


@dataclass(frozen=True, slots=True)
class Printed:
    """What a line of a check's output is about: the call, and the words printed around its value.

    `before` and `after` are empty where the line is more than the value of that call.
    """

    call: str
    before: str = ""
    after: str = ""

    def values(self, *lines: str) -> tuple[str, ...]:
        """Return the lines without the words around their values.

        All stay whole where one of them has other words, or a value that nobody would see.
        """
        if not all(line.startswith(self.before) and line.endswith(self.after) for line in lines):
            return lines
        values = tuple(line[len(self.before) : len(line) - len(self.after)] for line in lines)
        return values if all(value.strip() for value in values) else lines


def printed_in_line(source: str, line: int) -> Printed:
    """Return what is behind output line `line` (from 0), as it is written in the check.

    A name in the print stands for the call that was assigned to it. Where the lines cannot be
    told apart, the whole check without its comments.

    >>> printed_in_line("ids = ['D9.1']\\ngot = f(ids)\\nprint('it gives', got)", 0)
    Printed(call="f(['D9.1'])", before='it gives ', after='')
    """
    try:
        body = tree(source).body
    except SyntaxError:
        return Printed(_cut(_without_comments(source)))
    prints = [s for s in body if _is_call_of(s, "print")]
    if line >= len(prints):
        return Printed(_cut(_without_comments(source)))
    before = body[: body.index(prints[line])]
    assigned = {
        statement.targets[0].id: statement.value
        for statement in before
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name)
    }
    printing = prints[line].value
    call = _cut(_subject(printing, assigned, before))
    return Printed(call, *_words_around(printing, assigned, before))


def _words_around(
    printing: ast.Call, assigned: dict[str, ast.expr], before: list[ast.stmt]
) -> tuple[str, str]:
    """The words that a print puts before and after its one value; none where that is no call."""
    places = [i for i, a in enumerate(printing.args) if not isinstance(a, ast.Constant)]
    if len(places) != 1 or printing.keywords:
        return "", ""
    shown = printing.args[places[0]]
    name = getattr(shown, "id", "")
    if _call_with(name, before) or not isinstance(assigned.get(name, shown), ast.Call):
        return "", ""
    first = "".join(f"{a.value} " for a in printing.args[: places[0]])
    return first, "".join(f" {a.value}" for a in printing.args[places[0] + 1 :])


def _is_call_of(statement: ast.stmt, name: str) -> bool:
    call = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == name


def _subject(printing: ast.Call, assigned: dict[str, ast.expr], before: list[ast.stmt]) -> str:
    """What a print is about: its argument that is a call, with assigned names put in.

    An argument printed after the call that may have changed it stands for that call.
    """
    shown = [
        _call_with(a.id, before) or assigned.get(a.id, a) if isinstance(a, ast.Name) else a
        for a in printing.args
        if not isinstance(a, ast.Constant)
    ]
    calls = [a for a in shown if isinstance(a, ast.Call)]
    subject = calls[0] if len(calls) == 1 else (shown[0] if len(shown) == 1 else printing)
    return ast.unparse(_PutIn(assigned).visit(_copied(subject)))


def _call_with(name: str, before: list[ast.stmt]) -> ast.Call | None:
    """The last call that was given the plain name, or None."""
    calls = [n for s in before for n in ast.walk(s) if isinstance(n, ast.Call)]
    given = [c for c in calls if any(isinstance(a, ast.Name) and a.id == name for a in c.args)]
    own = [c for c in given if not (isinstance(c.func, ast.Name) and c.func.id == "print")]
    return own[-1] if own else None


def _copied(node: ast.expr) -> ast.expr:
    return tree(ast.unparse(node), mode="eval").body


class _PutIn(ast.NodeTransformer):
    """Put short literals in place of the names they were assigned to."""

    def __init__(self, assigned: dict[str, ast.expr]) -> None:
        self._assigned = assigned

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Return the literal behind a name, or the name."""
        value = self._assigned.get(node.id)
        is_literal = isinstance(value, (ast.Constant, ast.List, ast.Tuple, ast.Dict, ast.Set))
        return value if is_literal and len(ast.unparse(value)) <= 80 else node


def _without_comments(source: str) -> str:
    lines = source.splitlines()
    return "\n".join(line for line in lines if not line.lstrip().startswith("#")).strip()


def _cut(text: str) -> str:
    return text if len(text) <= _LIMIT else text[: _LIMIT - 3] + "..."
