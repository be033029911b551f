"""course.toml: the sequence it gives, and what is wrong with it, in a sentence."""

import pytest

from lessonkit.course import CourseError
from lessonkit.course.sequence import Lesson, choose, read_sequence

FIRST = '[[lesson]]\nslug = "00_a"\ntitle = "Why?"\nminutes = 5\nneeds = []\n'
SECOND = '[[lesson]]\nslug = "02_b"\ntitle = "How?"\nminutes = 9\nneeds = ["00_a"]\n'
LESSONS = (Lesson("00_a", "Why?", 5), Lesson("02_b", "How?", 9, ("00_a",)))


def read(tmp_path, text):
    path = tmp_path / "course.toml"
    path.write_text(text, encoding="utf-8")
    return read_sequence(path)


def test_the_lessons_come_in_the_order_of_the_file(tmp_path):
    assert read(tmp_path, FIRST + SECOND) == LESSONS


def test_a_lesson_is_numbered_by_its_slug():
    assert [lesson.number for lesson in LESSONS] == ["00", "02"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", r"no \[\[lesson\]\]"),
        ("[[lesson", "not TOML"),
        (FIRST.replace("minutes = 5", ""), "lesson 1: minutes is a whole number; got None"),
        (FIRST.replace("minutes = 5", "minutes = true"), "minutes is a whole number; got True"),
        (FIRST.replace("minutes = 5", "minutes = 0"), "at least 1; got 0"),
        (FIRST.replace("00_a", "start"), "a slug is like .* got 'start'"),
        (FIRST + "mintues = 4\n", "got mintues as well"),
        (SECOND.replace('"00_a"', "") + FIRST, "lesson 2: 00_a comes after 02_b; numbers go up"),
        (FIRST + FIRST, "numbers go up"),
        (SECOND, "needs lessons that come before it; got 00_a"),
    ],
)
def test_a_mistake_is_named_with_its_entry_and_the_rule(tmp_path, text, says):
    with pytest.raises(CourseError, match=says):
        read(tmp_path, text)


def test_a_file_that_is_not_there_is_a_course_error(tmp_path):
    with pytest.raises(CourseError, match=r"course\.toml cannot be read"):
        read_sequence(tmp_path / "course.toml")


@pytest.mark.parametrize("name", ["2", "02", "02_b", "02_b.ipynb"])
def test_a_lesson_is_chosen_by_number_slug_or_file(name):
    assert choose(LESSONS, [name]) == [LESSONS[1]]


def test_no_choice_is_all_lessons():
    assert choose(LESSONS, []) == list(LESSONS)


def test_a_choice_comes_once_each_in_the_order_of_the_course():
    assert choose(LESSONS, ["2", "0", "02"]) == list(LESSONS)


def test_a_lesson_that_does_not_exist_is_named_with_those_that_do():
    with pytest.raises(CourseError, match="no lesson '7'; the lessons are 00, 02"):
        choose(LESSONS, ["0", "7"])
