"""The golden questions: what they claim about the tutorials is so."""

import pytest

from lessonkit.corpus import material
from lessonkit.tutorials import load_questions, load_tutorials

TUTORIALS = {tutorial.id: tutorial for tutorial in load_tutorials()}
QUESTIONS = load_questions()
COVERED = [question for question in QUESTIONS if question.covered]
WHOLE_CORPUS = "\n".join(p.text for one in TUTORIALS.values() for p in one.parents).lower()


def test_there_are_forty_33_covered_and_7_not():
    assert [question.id for question in QUESTIONS] == [f"Q{n:02}" for n in range(1, 41)]
    assert len(COVERED) == 33


def test_a_question_has_facts_or_absent_strings_and_not_both():
    assert all(bool(question.facts) != bool(question.absent) for question in QUESTIONS)


@pytest.mark.parametrize("question", COVERED, ids=lambda question: question.id)
def test_each_fact_stands_exactly_once_where_it_is_said_to_be(question):
    for fact in question.facts:
        sections = [parent.text.count(fact.text) for parent in TUTORIALS[fact.document_id].parents]
        assert sum(sections) == 1, f"{fact.text!r} stands {sum(sections)} times"


def test_no_absent_string_stands_anywhere():
    found = [a for question in QUESTIONS for a in question.absent if a.lower() in WHOLE_CORPUS]
    assert found == []


def test_some_facts_of_one_question_stand_in_different_sections():
    apart = [
        question.id
        for question in COVERED
        if len({_section(fact).id for fact in question.facts}) > 1
    ]
    assert len(apart) >= 5


def test_the_qrels_name_the_documents_of_the_facts():
    rows = (material() / "data" / "qrels.txt").read_text(encoding="utf-8").splitlines()
    assert rows == [
        f"{question.id} 0 {document_id} 1"
        for question in COVERED
        for document_id in sorted({fact.document_id for fact in question.facts})
    ]


def _section(fact):
    return next(p for p in TUTORIALS[fact.document_id].parents if fact.text in p.text)
