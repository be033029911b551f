"""The tutorials: their form, and the Python in them run as a reader would run it."""

import re
import subprocess
import sys

import pytest

from lessonkit.corpus import material
from lessonkit.split import split_parents
from lessonkit.terms import count_words
from lessonkit.tutorials import full_titles, load_tutorials, read_tutorial

FILES = sorted((material() / "data" / "tutorials").glob("*.md"))
TUTORIALS = load_tutorials()
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)
WITH_PYTHON = [path for path in FILES if PYTHON.search(path.read_text(encoding="utf-8"))]


def test_there_are_thirty_each_with_a_title_of_its_own():
    assert [tutorial.id for tutorial in TUTORIALS] == [f"T{n:02}" for n in range(1, 31)]
    assert len({tutorial.title for tutorial in TUTORIALS}) == 30
    assert [path.stem for path in FILES] == [tutorial.id for tutorial in TUTORIALS]


def test_a_full_title_is_the_tutorials_and_the_sections():
    titles = full_titles(TUTORIALS)
    assert titles["T01#opening"] == f"{TUTORIALS[0].title}. {TUTORIALS[0].parents[0].title}".rstrip(
        ". "
    )
    assert len(titles) == sum(len(tutorial.parents) for tutorial in TUTORIALS)


@pytest.mark.parametrize("tutorial", TUTORIALS, ids=lambda tutorial: tutorial.id)
def test_a_tutorial_has_500_to_1200_words_in_several_sections(tutorial):
    words = sum(count_words(parent.title + " " + parent.text) for parent in tutorial.parents)
    assert 500 <= words <= 1200
    assert 5 <= len(tutorial.parents) <= 9
    assert tutorial.category


def test_every_section_is_a_parent_with_an_id_of_its_own():
    sections = [parent for tutorial in TUTORIALS for parent in tutorial.parents]
    split_parents(sections)  # refuses two of one id
    assert {parent.document_id for parent in sections} == {one.id for one in TUTORIALS}


def test_a_section_is_a_verbatim_slice_of_its_file():
    for path, tutorial in zip(FILES, TUTORIALS, strict=True):
        text = path.read_text(encoding="utf-8")
        assert all(parent.text in text for parent in tutorial.parents)


def test_a_heading_inside_a_block_of_code_begins_no_section(tmp_path):
    path = tmp_path / "T1.md"
    path.write_text(
        "---\nid: T1\ncategory: c\ntitle: t: u\n---\nOpen.\n\n## One\n\n```\n## not one\n```\n",
        encoding="utf-8",
    )
    tutorial = read_tutorial(path)
    assert [parent.id for parent in tutorial.parents] == ["T1#opening", "T1#one"]
    assert tutorial.parents[1].text == "```\n## not one\n```"
    assert tutorial.title == "t: u"


def test_two_headings_that_give_one_id_are_refused(tmp_path):
    path = tmp_path / "T1.md"
    path.write_text(
        "---\nid: T1\ncategory: c\ntitle: t\n---\n## C++\n\nA.\n\n## C#\n\nB.\n", encoding="utf-8"
    )
    with pytest.raises(ValueError, match=r"T1\.md: two headings give the id 'T1#c'"):
        read_tutorial(path)


@pytest.mark.parametrize("text", ["", "# No head\n", "---\nid: T1\n---\nText.\n"])
def test_a_file_without_its_head_is_refused_by_name(tmp_path, text):
    path = tmp_path / "T1.md"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"T1\.md begins with a head of id, category and title"):
        read_tutorial(path)


@pytest.mark.parametrize("path", WITH_PYTHON, ids=lambda path: path.stem)
def test_the_python_of_a_tutorial_runs_from_top_to_bottom(path, tmp_path):
    blocks = PYTHON.findall(path.read_text(encoding="utf-8"))
    script = tmp_path / "tutorial.py"
    script.write_text("\n".join(blocks), encoding="utf-8")
    folder = tmp_path / "empty"
    folder.mkdir()
    done = subprocess.run(
        [sys.executable, "-X", "utf8", script],
        cwd=folder, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
