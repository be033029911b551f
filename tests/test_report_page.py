"""The page on a class: what is in it, and that nothing from a student is more than text."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from made_class import ANSWER, SAYS, VALUES, made_class, report, submission, task, tiny_class

from lessonkit.course.grading import page as page_module
from lessonkit.course.grading.page import report_html
from lessonkit.course.grading.page_parts import Part, message_parts
from lessonkit.course.grading.page_view import LETTERS, SHOWN_FIRST
from lessonkit.course.grading.visible import LONGEST
from lessonkit.course.judging.outcome import Outcome

VOID = {"meta", "br", "link", "img", "input", "hr", "wbr"}
ATTACK = "\"'><script>alert(1)</script><img src=x onerror=alert(1)>{{ 7*7 }}</style></details>"


class Page(HTMLParser):
    """A page as its elements: the tags in order, their attributes, the text below each id."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.attributes, self.texts, self._open = [], [], {}, []
        self.feed(text)
        self.close()
        assert not self._open, self._open

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in VOID:
            self._open.append((tag, dict(attrs).get("id")))

    def handle_endtag(self, tag):
        if tag in ("th", "td"):
            self.handle_data(" ")
        assert self._open.pop()[0] == tag

    def handle_data(self, data):
        for _, name in self._open:
            self.texts[name] = self.texts.get(name, "") + data

    def text(self, name):
        return " ".join(self.texts[name].split())


def read(made):
    return Page(report_html(made))


def wrong(answer="x = 1", message="No.", **more):
    return task(outcome="wrong", message=message, answer=answer, like="1a", **more)


# The first screen


def test_the_most_common_wrong_answer_comes_first_with_all_that_tells_about_it():
    other = task("03.2", "wrong", title="Count the words", like="2b", message="One too many.")
    sorts = task(
        outcome="wrong",
        like="1a",
        mistake="sorts_the_parents",
        message=f"{SAYS}\n{VALUES}['D2', 'D9']",
        answer=ANSWER.format("03.1", "hm"),
    )
    # 03.2 went wrong once and 03.1 twice.
    handed_in = [submission("Alice", sorts, other), submission("Bob", sorts), submission("Carol")]
    start = read(report(*handed_in)).text("start")
    assert start.startswith("The most common wrong answers 2 of 2 03.1 Drop the repeats You sort")
    for said in ("expected ['D9', 'D2']", "theirs ['D2', 'D9']", "return sorted(set(ids))"):
        assert said in start
    assert start.index("1 of 1 03.2 Count the words One too many.") > start.index("Given by 2")


def test_a_sentence_is_not_said_twice():
    start = read(tiny_class()).text("start")
    assert start.count("so the best one may end up last") == 1


def test_of_many_wrong_answers_ten_are_on_the_first_screen_and_the_others_are_counted():
    each = [
        submission(f"S{n:02}", task(outcome="wrong", like=str(n), message=f"No. {n}"))
        for n in range(SHOWN_FIRST + 2)
    ]
    start = read(report(*each)).text("start")
    assert start.count("All wrong answers to") == SHOWN_FIRST
    assert "2 more wrong answers stand below" in start


def test_the_tasks_that_most_left_open_are_named():
    opened = task("03.2", "not attempted", title="Count the words")
    start = read(report(submission("A", task(), opened), submission("B", task(), opened)))
    assert "Most often not attempted: 03.2 Count the words (2 of 2)." in start.text("start")


def test_where_all_is_right_it_says_so():
    start = read(report(submission("A", task(), task("03.2")))).text("start")
    assert start == "The most common wrong answers No answer was wrong."


# The class, the tasks, the students


def test_every_task_of_every_student_is_in_it():
    made = made_class(4, 3, tasks=3)
    page = read(made)
    for number, student in enumerate(made["students"], 1):
        text = page.text(f"student-{number}")
        for handed_in in (one for one in made["submissions"] if one["student"] == student):
            assert handed_in["file"] in text
            for row in handed_in["tasks"]:
                assert f"{row['task']} {row['outcome']} {row['title']}" in text


def test_a_cell_of_the_class_holds_the_outcome_in_words_however_many_there_are():
    for lessons in (1, 3):
        page = read(made_class(3, lessons))
        words = page.text("heat")
        assert "passed" in words and "wrong" in words
    assert ("class", "letters") in page.attributes


def test_each_outcome_has_a_letter_of_its_own():
    assert set(Outcome) < set(LETTERS)
    assert len(set(LETTERS.values())) == len(LETTERS)


def test_the_class_shows_the_submission_that_counts_and_the_student_has_both():
    early = submission("Alice", wrong(), file="early.ipynb", counts=False)
    page = read(report(early, submission("Alice", task(), task("03.2"))))
    assert page.text("heat").endswith("Alice 2 of 2 passed passed Passed by 1 1")
    assert "early.ipynb Not counted" in page.text("student-1")


def test_a_file_of_no_lesson_stands_beside_the_name():
    lost = submission("Alice", task("", "unreadable", title="", message="Empty."), lesson="")
    page = read(report(lost))
    assert "Alice and 1 unreadable" in page.text("heat")
    assert "all unreadable Empty." in page.text("student-1")


def test_a_student_is_counted_of_what_they_handed_in_and_a_task_of_how_many_passed_it():
    # Of two lessons with two tasks each, A handed in both, and one of them cannot be read.
    lessons = [
        {"lesson": f"0{n}_x", "title": "X?", "tasks": [task(f"0{n}.1"), task(f"0{n}.2")]}
        for n in (1, 2)
    ]
    made = report(
        submission("A", task("01.1"), task("01.2", "wrong"), lesson="01_x"),
        submission("A", task("02.1", "unreadable"), task("02.2", "unreadable"), lesson="02_x"),
        submission("B", task("01.1"), task("01.2"), lesson="01_x"),
        lessons=lessons,
        without=["C"],
    )
    heat = read(made).text("heat")
    assert "A 1 of 2 passed wrong unreadable unreadable B 2 of 2 passed passed not handed" in heat
    assert "C 0 of 0" in heat
    assert heat.endswith("Passed by 2 1 0 0")


def test_files_that_cannot_be_read_and_those_that_do_not_count_are_listed_with_why():
    damaged = task(outcome="unreadable", message="b.ipynb is empty: save it, and hand it in again.")
    page = read(
        report(
            submission("Alice", task(), file="a/early.ipynb", counts=False),
            submission("Alice", task(), file="a/late.ipynb"),
            submission("Bob", damaged, file="b.ipynb"),
        )
    )
    said = page.text("files")
    assert "Could not be read Bob: b.ipynb. b.ipynb is empty: save it, and" in said
    assert "for the same lesson Alice: a/early.ipynb Students" in said
    assert "late.ipynb" not in said
    assert read(tiny_class()).text("files").count("None.") == 4


def test_the_head_says_for_which_tasks_there_were_inputs_of_ones_own_and_how_it_prints():
    own = report_html(tiny_class() | {"hidden": ["03.1", "03.3"]}).partition("<main>")[0]
    assert "With inputs of your own for 03.1, 03.3." in own
    none = report_html(tiny_class() | {"hidden": []}).partition("<main>")[0]
    assert "inputs of your own" not in none
    assert "and of the others what is unfolded on the screen." in none


def test_one_of_a_thing_is_not_called_many():
    text = report_html(report(submission("A", wrong())))
    words = " ".join(re.sub("<[^>]+>", " ", text).split())
    assert "1 student, 1 notebook, 2 tasks." in words
    assert not re.search(r"\b1 (students|notebooks|tasks|more wrong answers)\b", words)


def test_the_item_analysis_counts_each_outcome_of_a_task():
    page = read(report(submission("A", task()), submission("B", wrong()), submission("C", wrong())))
    assert "03.1 Drop the repeats 1 passed, 2 wrong" in page.text("tasks")
    assert page.text("task-03.1").startswith("2 of 3 No.")


def test_same_text_is_listed_with_no_verdict_and_files_and_students_are_named():
    same = [{"task": "03.1", "lines": 7, "students": ["Alice", "Bob"]}]
    both = submission("Alice", task()), submission("Bob", task())
    page = read(report(*both, same_text=same, passed_over=["a/n.pdf"], without=["Carol"]))
    assert page.text("same-text").endswith("Task Own lines Students 03.1 7 Alice, Bob")
    assert "Students without a notebook Carol" in page.text("files")
    assert page.text("files").endswith("a/n.pdf")
    assert "No notebook came from this student." in page.text("student-3")


def test_a_class_of_nobody_is_a_page():
    assert "No answer was wrong." in read(report(lessons=[])).text("start")


# One file, and nothing but text from students


@pytest.mark.parametrize("made", [tiny_class(), made_class(3, 2), report(lessons=[])])
def test_it_asks_for_nothing_from_elsewhere_and_each_link_has_its_place(made):
    page = read(made)
    values = dict.fromkeys(value for name, value in page.attributes if name == "href")
    ids = [value for name, value in page.attributes if name == "id"]
    assert {value[1:] for value in values if value.startswith("#")} <= set(ids)
    assert all(value.startswith("#") for value in values)
    assert len(ids) == len(set(ids))
    assert not {"src", "srcset", "action", "data"} & {name for name, _ in page.attributes}
    assert not re.search(r"url\(|@import|https?://", report_html(made))


def hostile(text):
    """A class in which every word of a student is `text`."""
    row = task(outcome="wrong", message=text, answer=text, like=text, mistake="", title="T")
    one = submission(text, row, file=text, notes=[text])
    same = [{"task": "03.1", "lines": 7, "students": [text, text]}]
    return report(one, same_text=same, passed_over=[text], without=[text])


def test_html_in_any_word_of_a_student_is_text():
    page, plain = read(hostile(ATTACK)), read(hostile("x"))
    assert page.tags == plain.tags
    assert [name for name, _ in page.attributes] == [name for name, _ in plain.attributes]
    assert ATTACK in page.text("start")


@settings(max_examples=40, deadline=None)
@given(st.text(st.characters(), min_size=1, max_size=60))
def test_no_text_of_a_student_becomes_an_element(text):
    page = read(hostile(text))
    assert page.tags.count("script") == 1
    assert not any(name.startswith("on") for name, _ in page.attributes)
    report_html(hostile(text)).encode("utf-8")


def test_its_policy_lets_its_own_script_run_and_no_other():
    text = report_html(tiny_class())
    assert "default-src 'none'" in text
    assert re.search(r"script-src 'sha256-[A-Za-z0-9+/]{43}='", text)
    script = (Path(page_module.__file__).parent / "page.js").read_text(encoding="utf-8")
    assert f"<script>{script}</script>" in text  # not a blank more, or the digest is another


def test_turned_writing_and_hidden_letters_are_named():
    assert "a‹U+202E›b‹U+200B›" in read(hostile("a\u202eb\u200b")).text("start")


def test_the_same_report_gives_the_same_bytes_in_every_process():
    code = (
        "from made_class import made_class; from hashlib import sha256;"
        "from lessonkit.course.grading.page import report_html;"
        "print(sha256(report_html(made_class(3, 2)).encode()).hexdigest())"
    )
    paths = os.pathsep.join(str(Path(__file__).parents[n]) for n in (0, 1))
    digests = {
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONPATH": paths, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(digests) == 1


# A message, taken apart


def test_a_value_of_several_lines_goes_on_below():
    assert message_parts("Keep it.\ncall:     f(1,\n          2)\nyours:    3") == [
        Part("Keep it."),
        Part("f(1,\n2)", "call"),
        Part("3", "theirs"),
    ]


def test_a_message_without_end_is_cut_and_says_so():
    [part] = message_parts("x" * (LONGEST + 5))
    assert part.text == "x" * LONGEST + " … (5 more characters)"


def test_a_teachers_code_and_stress_are_shown_as_such():
    said = page_module._prose("Take `a * b * c`, not *this* or 2 * 3 * 4. <b>")
    assert said == "Take <code>a * b * c</code>, not <em>this</em> or 2 * 3 * 4. &lt;b&gt;"
