"""The pages on the kit: a page a module, from its docstrings, in the order of the lessons."""

from __future__ import annotations

import ast
import re
from pathlib import Path

_MACHINERY = "course"
_LAST = "99"  # what the lessons share comes after them


def api_pages(package: Path) -> dict[str, str]:
    """Return the text of each page by its path: the modules of the kit, and their list.

    `package` is the folder of lessonkit, which is read and not imported.
    """
    modules = {
        name: path for path in sorted(package.rglob("*.py")) if (name := _name(path, package))
    }
    sentences = {name: _first_sentence(path) for name, path in modules.items()}
    order = sorted(sentences, key=lambda name: (_lesson(sentences[name]), name))
    pages = {f"api/{name}.md": _page(name, modules[name]) for name in order}
    rows = [f"| [{name}]({name}.md) | {sentences[name]} |" for name in order]
    table = "\n".join(["| module | what it holds |", "|---|---|", *rows])
    toc = "\n".join(["```{toctree}", ":hidden:", "", *order, "```"])
    said = (
        "The retrieval that the course teaches, one concept one file, many with an example. Each "
        "example is run as a test."
    )
    return pages | {"api/index.md": f"# The kit, `lessonkit`\n\n{said}\n\n{table}\n\n{toc}\n"}


def _name(path: Path, package: Path) -> str:
    """The module's name; empty for one that is not the kit's."""
    parts = path.relative_to(package.parent).with_suffix("").parts
    if parts[1] == _MACHINERY or "_material" in parts:
        return ""
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _first_sentence(path: Path) -> str:
    words = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return " ".join(words.split("\n\n")[0].split())


def _lesson(sentence: str) -> str:
    found = re.match(r"Lessons? (\d+)", sentence)
    return found[1].zfill(2) if found else _LAST


def _page(name: str, path: Path) -> str:
    """A page of one module; of a package, what it offers has pages of its own."""
    members = "" if path.name == "__init__.py" else "   :members:\n"
    module = f"```{{eval-rst}}\n.. automodule:: {name}\n{members}```\n"
    return f"# {name}\n\n{_import(name, path) if members else ''}{module}"


def _import(name: str, path: Path) -> str:
    """Return the line that makes the examples of a page run."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.ClassDef)
    public = [
        one.name for one in tree.body if isinstance(one, kinds) and not one.name.startswith("_")
    ]
    if not public:
        return ""
    line = f"from {name} import {', '.join(public)}"
    return f"```{{code-block}} python\n:class: wrapped\n\n{line}\n```\n\n"
