"""The machinery is packages with arrows that point one way; no lesson needs any of it."""

import ast
from pathlib import Path

import pytest

KIT = Path(__file__).resolve().parents[1] / "lessonkit"
COURSE = KIT / "course"
BASE = {"places", "sequence"}
# What each part may import, besides `typed`. `setup` runs before anything is installed.
MAY = {
    "setup": set(),
    "typed": set(),
    "places": set(),
    "sequence": set(),
    "notebooks": set(),
    "kernels": {"notebooks"},
    "grafting": {"kernels", "notebooks"},
    "judging": {"grafting", "kernels", "notebooks"} | BASE,
    "student": {"judging", "grafting", "kernels", "notebooks"} | BASE,
    "grading": {"judging", "grafting", "kernels", "notebooks"} | BASE,
    "teaching": {"judging", "grafting", "kernels", "notebooks", "linting"} | BASE,
    "authoring": {"judging", "grafting", "kernels", "notebooks"} | BASE,
    "linting": {"notebooks"} | BASE,
    "site": {"kernels", "notebooks"} | BASE,
    "machine": {"kernels", "notebooks"} | BASE,
    "command": {"student", "grading", "teaching", "authoring", "machine", "site"} | BASE,
    "__main__": {"command"},
    "__init__": {"student"},  # for `check` inside a notebook, and only when it is called
}


def imported(path):
    """The modules that a file imports, wherever in it, by their whole names."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def part(path):
    """The part of the course to which a file belongs."""
    inside = path.relative_to(COURSE)
    return inside.parts[0] if len(inside.parts) > 1 else inside.stem


@pytest.mark.parametrize("path", sorted(COURSE.rglob("*.py")), ids=lambda p: f"{part(p)}-{p.stem}")
def test_imports_follow_the_arrows(path):
    names = {name.split(".")[2] for name in imported(path) if name.startswith("lessonkit.course.")}
    parts = {name for name in names if name in MAY}
    assert parts - {part(path), "typed"} <= MAY[part(path)]


def test_every_part_has_its_arrows():
    assert {part(path) for path in COURSE.rglob("*.py")} == set(MAY)


def test_what_is_taught_imports_nothing_of_the_machinery():
    taught = sorted(set(KIT.rglob("*.py")) - set(COURSE.rglob("*.py")))
    assert not [p.name for p in taught if any("lessonkit.course" in name for name in imported(p))]


def test_a_package_is_one_sentence_and_imports_nothing():
    # A fork and every start of pytest pay for what stands there.
    for path in COURSE.glob("*/__init__.py"):
        assert len(ast.parse(path.read_text(encoding="utf-8")).body) == 1, path.parent.name
