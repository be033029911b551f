"""`lesson new-lesson`: a skeleton that keeps the form, and says what is to be written."""

import json
import re

import pytest
import tiny_course

from lessonkit.course import CourseError
from lessonkit.course.authoring.build import build
from lessonkit.course.authoring.exercise_build import build_exercises
from lessonkit.course.authoring.new_lesson import laid, new_lesson, planned, with_entry
from lessonkit.course.authoring.skeleton import TITLE
from lessonkit.course.authoring.unwritten import unwritten, unwritten_answers
from lessonkit.course.linting.lint import lint
from lessonkit.course.notebooks.placeholders import MARK, placeholders
from lessonkit.course.places import Places, find_places
from lessonkit.course.sequence import Lesson, read_sequence

SLUG = "07_count_words"
ONE = '[[lesson]]\nslug = "00_begin"\ntitle = "Why?"\nminutes = 5\nneeds = []\n'
LATER = '[[lesson]]\nslug = "09_end"\ntitle = "Where?"\nminutes = 5\nneeds = ["00_begin"]\n'


@pytest.fixture
def course(tmp_path, monkeypatch):
    """A course of two lessons with room between their numbers."""
    (tmp_path / "course.toml").write_text(f"# Ours.\n\n{ONE}\n{LATER}", encoding="utf-8")
    places = Places(tmp_path, tmp_path / "work", checkout=True)
    monkeypatch.setattr("lessonkit.course.authoring.new_lesson.find_places", lambda: places)
    return places


def texts(places):
    """Every file that stands in the course, by its path."""
    return {
        path.relative_to(places.root).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(places.root.rglob("*"))
        if path.is_file()
    }


def test_it_lays_a_lesson_a_solution_and_three_wrong_answers(course, capsys):
    assert new_lesson("7", "count_words", "How many words?", 25) == 0
    written = set(texts(course)) - {"course.toml"}
    wrong = {name for name in written if name.startswith(f"solutions/wrong/{SLUG}/")}
    assert len(wrong) == 3
    assert written - wrong == {f"notebooks/{SLUG}.ipynb", f"solutions/{SLUG}.ipynb"}
    said = capsys.readouterr().out
    assert all(name in said for name in written)
    assert "`lesson build 07`" in said
    assert f"| [07](notebooks/{SLUG}.ipynb) | How many words? | 25 |" in said


def test_the_entry_stands_at_its_place_and_needs_the_lesson_before_it(course):
    new_lesson("7", "count_words", "How many words?", 25)
    lessons = read_sequence(course.course_file)
    assert [one.number for one in lessons] == ["00", "07", "09"]
    assert lessons[1] == Lesson(SLUG, "How many words?", 25, ("00_begin",))
    text = course.course_file.read_text(encoding="utf-8")
    assert text.startswith(f"# Ours.\n\n{ONE}\n[[lesson]]\n")
    assert text.endswith(f"\n\n{LATER}")


def test_an_entry_after_all_others_is_added_at_the_end():
    text = with_entry(f"{ONE}\n", Lesson("03_c", "C?", 5, ("00_begin",)))
    assert text.startswith(f"{ONE}\n[[lesson]]\n")
    assert text.endswith('needs = ["00_begin"]\n')


def test_the_skeleton_keeps_every_rule_of_the_linter_but_that_it_is_to_be_written(course):
    new_lesson("7", "count_words", "How many words?", 25)
    path = course.notebooks / f"{SLUG}.ipynb"
    found = lint(path, read_sequence(course.course_file))
    assert {one.rule for one in found} == {"placeholder"}
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    asked = [what for cell in cells for what in placeholders("".join(cell["source"]))]
    assert [one.says.partition(": ")[2] for one in found] == asked
    assert len(asked) == "".join(path.read_text(encoding="utf-8")).count(MARK) > 15


def test_the_skeleton_has_no_fault_but_that_it_is_to_be_written(course):
    new_lesson("7", "count_words", "How many words?", 25)
    said = build_exercises(course, [SLUG], check=False, say=lambda _: None)
    assert said and all("is still to be written: " in sentence for sentence in said)
    count = sum(
        text.count(MARK) for name, text in texts(course).items() if name.startswith("solutions/")
    )
    assert len(said) == count
    assert not course.exercises.exists()


def test_once_it_is_written_it_builds_and_passes(course):
    new_lesson("7", "count_words", "How many words?", 25)
    for name, text in texts(course).items():
        (course.root / name).write_text(text.replace(f"{MARK} ", ""), encoding="utf-8")
    for folder in (course.notebooks, course.solutions):
        built = build(folder / f"{SLUG}.ipynb")
        assert (built.failure, built.difference) == ("", "")  # it is stored as it would be run
    assert build_exercises(course, [SLUG], check=False, say=lambda _: None) == []
    assert (course.exercises / f"{SLUG}.ipynb").is_file()
    assert lint(course.notebooks / f"{SLUG}.ipynb", read_sequence(course.course_file)) == []
    known = json.loads(texts(course)[f"solutions/wrong/{SLUG}/fingerprints.json"])
    assert [one["name"] for one in known] == [
        "counts_blanks",
        "counts_characters",
        "counts_one_too_many",
    ]


def test_without_a_title_the_title_is_to_be_written_too(course, capsys):
    new_lesson("7", "count_words")
    assert read_sequence(course.course_file)[1].title == TITLE
    assert "with a title to be written" in capsys.readouterr().out
    found = lint(course.notebooks / f"{SLUG}.ipynb", read_sequence(course.course_file))
    assert {one.rule for one in found} == {"placeholder"}
    assert found[0].says.endswith("the question that the lesson answers")


@pytest.mark.parametrize(
    ("number", "slug", "minutes", "says"),
    [
        ("x", "words", 5, "a lesson's number is one or two digits, such as 13; got 'x'"),
        ("123", "words", 5, "one or two digits"),
        ("7", "Count Words", 5, "a slug is at most 60 small letters, digits and _"),
        ("7", "../words", 5, "a slug is"),
        ("7", "07_words\n", 5, "a slug is"),
        ("9", "words", 5, "lesson 09 is there already, 09_end: take another number"),
        ("7", "words", 0, "minutes is at least 1; got 0"),
    ],
)
def test_what_cannot_be_meant_is_one_sentence_and_nothing_is_written(
    course, number, slug, minutes, says
):
    before = texts(course)
    with pytest.raises(CourseError, match=re.escape(says)):
        new_lesson(number, slug, "", minutes)
    assert texts(course) == before


def test_a_file_that_is_there_is_not_overwritten_and_nothing_else_is_written(course):
    course.solutions.mkdir()
    (course.solutions / f"{SLUG}.ipynb").write_text("mine", encoding="utf-8")
    before = texts(course)
    with pytest.raises(CourseError, match=f"{SLUG}.ipynb is there already; nothing written"):
        new_lesson("7", "count_words")
    assert texts(course) == before


def test_a_wrong_answer_that_is_to_be_written_is_named(tmp_path):
    (tmp_path / "adds_two.py").write_text('"""WRITE: what happens."""\n', encoding="utf-8")
    assert list(unwritten_answers(tmp_path)) == [
        f"solutions/wrong/{tmp_path.name}/adds_two.py is still to be written: what happens"
    ]


def test_no_lesson_of_the_course_has_anything_left_to_write():
    places = find_places()
    for path in [*places.notebooks.glob("*.ipynb"), *places.solutions.glob("*.ipynb")]:
        assert list(unwritten(path)) == []
        assert list(unwritten_answers(places.solutions / "wrong" / path.stem)) == []


def test_the_numbers_of_this_course_are_taken_and_the_next_is_free():
    lessons = read_sequence(find_places().course_file)
    with pytest.raises(CourseError, match="take another number"):
        planned(lessons, lessons[-1].number, "more", "", 5)
    number = str(int(lessons[-1].number) + 1)
    assert planned(lessons, number, "more", "What more", 5).title == "What more?"
    assert not [
        path
        for path in laid(find_places(), planned(lessons, number, "more", "", 5))
        if path.exists()
    ]


def test_the_command_says_it_in_a_course_of_its_own(tmp_path):
    root = tiny_course.make_checkout(tmp_path)
    ran = tiny_course.run_lesson(root, "new-lesson", "1", "two", "--title", "What is two?")
    assert ran.returncode == 0, ran.stderr
    assert "Written:\n  notebooks/01_two.ipynb\n" in ran.stdout
    again = tiny_course.run_lesson(root, "new-lesson", "1", "two")
    assert again.returncode == 2
    assert again.stderr == "lesson: lesson 01 is there already, 01_two: take another number\n"
    built = tiny_course.run_lesson(root, "build", "1")
    assert built.returncode == 1
    assert (
        "notebooks/01_two.ipynb, cell 1 is still to be written: what a reader can" in built.stdout
    )
    assert "\n  solutions/01_two.ipynb, cell 1 is still to be written: its title" in built.stdout
    assert "\n  solutions/wrong/01_two/counts_blanks.py is still to be written" in built.stdout
    assert "notebooks/01_two.ipynb: prints what is stored (" in built.stdout
    assert "exercises/01_two.ipynb" not in built.stdout  # which is not there
