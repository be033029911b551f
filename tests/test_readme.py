"""What the README shows is what happens."""

import contextlib
import io
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"


@pytest.fixture(scope="module")
def readme():
    return README.read_text(encoding="utf-8")


def test_the_code_prints_the_output_below_it(readme):
    code, output = re.search(r"```python\n(.*?)```\n\n```text\n(.*?)```", readme, re.S).groups()
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "README.md", "exec"), {})
    assert printed.getvalue() == output


def test_the_three_lines_ask_a_folder_and_print_what_they_find(readme, tmp_path, monkeypatch):
    code = re.search(r"From Python:\n\n```python\n(.*?)```", readme, re.S)[1]
    assert len(code.splitlines()) == 3
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("lessonkit.folder.cache.user_cache", lambda: tmp_path)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "README.md", "exec"), {})
    assert printed.getvalue().startswith("[1] T")  # without the model the words alone rank
    assert "Find what is filling the disk" in printed.getvalue()


def test_the_code_is_ten_lines_or_fewer(readme):
    code = re.search(r"```python\n(.*?)```", readme, re.S)[1]
    assert len([line for line in code.splitlines() if line.strip()]) <= 10


def test_the_table_has_each_lesson_of_the_course_with_its_title_and_minutes(readme):
    lessons = tomllib.loads((ROOT / "course.toml").read_text(encoding="utf-8"))["lesson"]
    rows = [line for line in readme.splitlines() if line.startswith("| [")]
    assert rows == [row(**one) for one in lessons]


def row(slug, title, minutes, needs):
    return f"| [{slug[:2]}](notebooks/{slug}.ipynb) | {title} | {minutes} |"


def test_every_link_leads_to_a_file_that_is_there(readme):
    links = re.findall(r"\]\(([^)#]+)\)", readme)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_every_file_named_in_code_marks_is_there(readme):
    named = re.findall(r"`([\w./-]+/|[A-Z][A-Z-]+|\w+\.(?:py|yml|md))`", readme)
    made_by_start = {"work/", "work/exercises/"}
    assert {name for name in named if not (ROOT / name).exists()} <= made_by_start
