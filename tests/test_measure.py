"""Whether the facts of a question are in what is sent."""

from lessonkit.measure import facts_covered
from lessonkit.records import Passage, Span
from lessonkit.tutorials import Fact, Question

TWO = Question("Q1", "How?", (Fact("D1", "turn the key"), Fact("D1", "pull the lever")))


def passage(text, document_id="D1"):
    return Passage(document_id, "window", (Span("P", 0, len(text), text),), (), 1)


def test_a_fact_is_covered_where_it_stands_word_for_word_in_its_document():
    assert facts_covered(TWO, [passage("First turn the key.")]) == (TWO.facts[0],)


def test_facts_may_stand_in_different_passages():
    assert facts_covered(TWO, [passage("pull the lever"), passage("turn the key")]) == TWO.facts


def test_the_same_words_in_another_document_do_not_count():
    assert facts_covered(TWO, [passage("turn the key", "D2")]) == ()


def test_a_fact_sent_twice_counts_once():
    assert len(facts_covered(TWO, [passage("turn the key"), passage("turn the key")])) == 1


def test_other_words_do_not_count():
    assert facts_covered(TWO, [passage("turn a key")]) == ()


def test_an_uncovered_question_has_no_facts():
    assert facts_covered(Question("Q2", "Why?", absent=("x",)), [passage("x")]) == ()
