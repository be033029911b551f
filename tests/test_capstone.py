"""The capstone: its handbook, its open and hidden questions, and the table of versions."""

import json
from dataclasses import replace
from functools import cache

import pytest

from lessonkit import Index, above, count_words, idf, small_to_big, split_parents
from lessonkit.capstone import (
    GOOD_ENOUGH,
    MAX_WORDS,
    Line,
    Piece,
    hidden_questions,
    judged,
    kit,
    load_handbook,
    on_its_own,
    open_questions,
    shortfall,
    table,
)
from lessonkit.corpus import material
from lessonkit.paragraphs import paragraph_spans
from lessonkit.split import whole_span
from lessonkit.tutorials import Fact, Question, read_questions
from lessonkit.windows import expand

HANDBOOK = {document.id: document for document in load_handbook()}
SECTIONS = [section for document in HANDBOOK.values() for section in document.parents]
QUESTIONS = [*open_questions(), *hidden_questions()]
COVERED = [question for question in QUESTIONS if question.covered]
ALL_TEXT = "\n".join(section.text for section in SECTIONS).lower()


def test_there_are_sixteen_documents_of_four_to_eight_sections():
    assert list(HANDBOOK) == [f"H{n:02}" for n in range(1, 17)]
    assert all(4 <= len(one.parents) <= 8 and one.category for one in HANDBOOK.values())
    assert 6_000 <= sum(count_words(section.text) for section in SECTIONS) <= 9_000


def test_there_are_ten_open_questions_and_twenty_five_hidden_ones():
    assert [question.id for question in QUESTIONS] == [f"C{n:02}" for n in range(1, 36)]
    assert sum(question.covered for question in open_questions()) == 8
    assert sum(question.covered for question in hidden_questions()) == 19


def test_a_question_has_facts_or_absent_strings_and_not_both():
    assert all(bool(question.facts) != bool(question.absent) for question in QUESTIONS)


@pytest.mark.parametrize("question", COVERED, ids=lambda question: question.id)
def test_each_fact_stands_exactly_once_where_it_is_said_to_be(question):
    for fact in question.facts:
        sections = [section.text.count(fact.text) for section in HANDBOOK[fact.document_id].parents]
        assert sum(sections) == 1, f"{fact.text!r} stands {sum(sections)} times"


def test_no_absent_string_stands_anywhere():
    found = [a for question in QUESTIONS for a in question.absent if a.lower() in ALL_TEXT]
    assert found == []


def test_a_hidden_question_stands_in_the_solution_alone():
    shown = [
        *(material() / "data").rglob("*.jsonl"),
        *(material() / "exercises").glob("*.ipynb"),
        *(material() / "notebooks").glob("*.ipynb"),
    ]
    texts = [path.read_text(encoding="utf-8") for path in shown]
    ours = [json.dumps(question.text, ensure_ascii=False)[1:-1] for question in hidden_questions()]
    assert not [text for text in ours if any(text in one for one in texts)]


def test_several_documents_end_with_the_same_section():
    texts = [document.parents[-1].text for document in HANDBOOK.values()]
    assert max(map(texts.count, texts)) >= 5


def test_one_section_is_longer_than_the_budget():
    assert max(count_words(section.text) for section in SECTIONS) > 2 * MAX_WORDS


def test_a_paragraph_is_what_stands_between_empty_lines():
    # The exercise cuts there, and knows nothing of blocks of code with an empty line inside.
    for section in SECTIONS:
        assert all(one.count("```") in (0, 2) for one in section.text.split("\n\n"))


def children_alone(question):
    sections = {section.id: section for section in SECTIONS}
    index = _index(paragraph_spans)
    hits = above(index.search(question, 4), 9)
    return expand(hits, index.neighbours, sections, window=0).passages


def sections_searched(question):
    sections = {section.id: section for section in SECTIONS}
    index = _index(whole_span)
    return small_to_big(question, index, sections, k=4, min_score=9, max_words=200).passages


@cache
def _index(spans):
    children = split_parents(SECTIONS, spans)
    return Index(children, weights=idf(children))


@pytest.mark.parametrize(
    ("name", "version"),
    [
        ("the kit", kit()),
        ("children alone", children_alone),
        ("sections searched", sections_searched),
        ("the kit, no minimum", kit(min_score=0)),
    ],
)
def test_the_lesson_says_what_each_version_does_on_the_hidden_questions(name, version):
    x = judged(version, hidden_questions())
    facts, others = f"{x.answered}/{x.partial}/{x.no}", f"{x.clean_no}/{x.padded}"
    lesson = (material() / "notebooks" / "12_capstone.ipynb").read_text(encoding="utf-8")
    assert f"| {name} | {x.found} | {facts} | {others} | {x.total_words} |" in lesson


def test_the_table_stored_in_the_solution_is_that_of_today():
    # Its output is not compared, since a good version of one's own prints another.
    solution = (material() / "solutions" / "12_capstone.ipynb").read_text(encoding="utf-8")
    for questions in (open_questions(), hidden_questions()):
        assert table({"the kit": judged(kit(), questions)}).splitlines()[1] in solution


def test_a_version_is_judged_on_facts_documents_and_words():
    asked = [
        Question("C1", "bell?", facts=(Fact("H1", "ring"),)),
        Question("C2", "door?", facts=(Fact("H2", "shut"),)),
        Question("C3", "moon?", absent=("moon",)),
    ]
    sends = {"bell?": [Piece("H1", "ring it")], "door?": [Piece("H2", "open it now")], "moon?": []}
    # Words: 2, 3 and 0. Both documents are right, one of the two facts is there.
    assert judged(sends.get, asked) == Line(2, 1, 0, 1, 1, 0, 2, 5, 3)


def test_the_table_has_a_row_for_each_version():
    rows = table(
        {"the kit": Line(2, 1, 0, 1, 1, 0, 2, 5, 3), "yours": Line(0, 0, 0, 2, 1, 0, 0, 0, 0)}
    )
    assert [row.split() for row in rows.splitlines()[1:]] == [
        ["the", "kit", "2", "1/0/1", "1/0", "2", "5", "3"],
        ["yours", "0", "0/0/2", "1/0", "0", "0", "0"],
    ]


@pytest.mark.parametrize(
    ("column", "enough", "short"),
    [("found", 9, 8), ("answered", 7, 6), ("right", 8, 7), ("total_words", 133, 134)],
)
def test_one_question_or_a_third_of_the_words_is_good_enough(column, enough, short):
    kits = Line(10, 8, 1, 1, 1, 1, 50, 100, 90)
    at, below = (_line(kits, column, number) for number in (enough, short))
    assert shortfall(column, at, kits) == GOOD_ENOUGH
    assert shortfall(column, below, kits).startswith(f"{short} ")


def _line(kits, column, number):
    """The kit's line with another number; `right` is set by its clean no."""
    if column == "right":
        column, number = "clean_no", number - kits.answered
    return replace(kits, **{column: number})


def test_a_version_may_pad_more_where_it_answers_more():
    kits = Line(10, 8, 1, 1, 4, 1, 50, 100, 90)
    # 12 right, and 11 are wanted: 9 + 2 is enough, 8 + 2 is not.
    assert shortfall("right", replace(kits, answered=9, clean_no=2, padded=3), kits) == GOOD_ENOUGH
    assert shortfall("right", replace(kits, clean_no=2, padded=3), kits) == (
        "10 questions answered or left alone as they should be, the kit 12; at least 11 are wanted"
    )


def test_a_version_that_asks_the_kit_is_not_on_its_own():
    assert not on_its_own(kit(), "shutter")
    assert not on_its_own(sections_searched, "shutter")
    assert not on_its_own(_index(paragraph_spans), "shutter")
    assert on_its_own(lambda question: [Piece("H1", str(count_words(question)))], "shutter")


def test_the_budget_is_kept_to_the_word():
    kits = Line(10, 8, 1, 1, 1, 1, 50, 100, 90)
    at, over = (Line(10, 8, 1, 1, 1, 1, 50, 100, words) for words in (MAX_WORDS, MAX_WORDS + 1))
    assert shortfall("longest", at, kits) == GOOD_ENOUGH
    assert shortfall("longest", over, kits) == (
        "201 words for one question, the kit 90; at most 200 are allowed"
    )


def test_questions_are_read_from_a_text_and_blank_lines_are_none():
    assert read_questions("\n  \n") == []
    [question] = read_questions('\n{"id": "C1", "question": "bell?", "absent": ["bell"]}\n')
    assert question == Question("C1", "bell?", absent=("bell",))


def test_where_the_solution_is_not_handed_out_there_are_no_hidden_questions(monkeypatch, tmp_path):
    monkeypatch.setattr("lessonkit.capstone.material", lambda: tmp_path)
    assert hidden_questions() == []
