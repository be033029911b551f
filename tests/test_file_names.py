"""A file for each student, on every system."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessonkit.course.grading.file_names import file_names


def test_an_ordinary_name_is_the_name_of_its_file():
    names = ["Alice Smith", "O'Neil, J. (2)", "Łukasz", "हिन्दी", "李雷"]
    assert file_names(names) == {name: name for name in names}


REFUSED = ["", ".", "..", "con", "NUL.txt", "com¹", "LPT9 .x", "AUX.tar.gz", "a/b", "a\\b", "a:b"]
UNSAFE = ["x" * 300, "a\n", "trailing.", " blanks ", "-rf", "<b>", "\udcff", "a\u202eb"]


@pytest.mark.parametrize("name", REFUSED + UNSAFE)
def test_what_some_system_refuses_gets_a_number_made_from_the_name(name):
    made = file_names([name])[name]
    assert re.fullmatch(r"[\w.()',-][\w .()',-]*-[0-9a-f]{12}", made)
    assert made.split(".")[0].upper() not in ("CON", "NUL", "COM¹", "LPT9 ", "AUX")
    assert len(made.encode("utf-8")) < 250


def test_names_that_differ_in_capitals_alone_get_two_files_whichever_comes_first():
    there, back = file_names(["bob", "Bob"]), file_names(["Bob", "bob"])
    assert there == back
    assert len({name.casefold() for name in there.values()}) == 2


def test_a_name_like_one_that_we_made_is_not_taken_for_it():
    ours = file_names(["a/b"])["a/b"]
    assert len(set(file_names(["a/b", ours]).values())) == 2


def test_a_name_keeps_its_file_whoever_else_is_there():
    assert file_names(["a/b", "Bob"])["a/b"] == file_names(["a/b", "Zed", "Carol"])["a/b"]


@given(st.lists(st.text(st.characters(), max_size=80), unique=True, max_size=8))
def test_no_two_students_share_a_file_and_every_system_can_hold_it(students):
    made = file_names(students)
    assert len({name.casefold() for name in made.values()}) == len(students)
    for name in made.values():
        assert name.strip(" .") == name
        assert not re.search(r'[\x00-\x1f<>:"/\\|?*]', name)
        assert 0 < len(name.encode("utf-8")) < 250
