"""Children are slices of their parent, numbered densely through the document."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessonkit.records import Parent
from lessonkit.split import split_children, split_parents, whole_child, whole_span


def guide(text: str, name: str = "D1") -> Parent:
    return Parent(name, name, text)


def texts(parent: Parent) -> list[str]:
    return [child.text for child in split_children(parent)]


def test_an_abbreviation_leaves_two_children():
    assert texts(guide("Use a cache, e.g. Redis. It is fast.")) == [
        "Use a cache, e.g. Redis.",
        "It is fast.",
    ]


def test_titles_leave_two_children():
    assert len(texts(guide("Dr. Smith saw Mr. Jones. Both left."))) == 2


def test_decimals_and_dotted_names_stay_in_one_child():
    assert texts(guide("Pi is 3.14. See a.b.")) == ["Pi is 3.14.", "See a.b."]


def test_a_list_marker_stays_in_the_child_of_its_text():
    children = texts(guide("1. Open the lid. 2. Press start. 3. Wait."))
    assert children == ["1. Open the lid.", "2. Press start.", "3. Wait."]


def test_four_chinese_sentences_are_four_children():
    assert len(texts(guide("今天天气很好。我们去公园吧！你来吗？好的。"))) == 4


def test_three_bullets_are_three_children():
    assert texts(guide("- alpha\n- beta\n- gamma")) == ["- alpha", "- beta", "- gamma"]


def test_children_and_what_lies_between_them_give_the_parent_back():
    text = " Wait..  Then\u00a0go.\r\n\r\nSee Fig. 2.\u00a0 Go! \n"
    children = split_children(guide(text))
    # Between them: " ", "  ", "\r\n\r\n", "\u00a0 ", " \n".
    assert [child.text for child in children] == ["Wait..", "Then\u00a0go.", "See Fig. 2.", "Go!"]
    ends = [0, *(child.end for child in children)]
    starts = [*(child.start for child in children), len(text)]
    between = [text[end:start] for end, start in zip(ends, starts, strict=True)]
    assert between == [" ", "  ", "\r\n\r\n", "\u00a0 ", " \n"]
    joined = "".join(gap + child.text for gap, child in zip(between, children, strict=False))
    assert joined + between[-1] == text


def test_a_repeated_sentence_knows_its_own_place():
    parent = guide("Same. Other. Same. End.")
    children = split_children(parent)
    # "Same. " is 6 characters, "Other. " is 7: 0, 6, 13, 19
    assert [child.start for child in children] == [0, 6, 13, 19]
    assert all(parent.text[child.start : child.end] == child.text for child in children)


@pytest.mark.parametrize("text", ["", "  \n "])
def test_a_blank_parent_has_no_child(text):
    assert split_children(guide(text)) == []


@pytest.mark.parametrize("text", ["", "  \n "])
def test_other_documents_of_the_batch_are_unharmed_and_numbered_densely(text):
    children = split_parents([guide("Lock it. Ride.", "A"), guide(text, "B"), guide("Stop.", "C")])
    assert [(child.id, child.ordinal) for child in children] == [("A.1", 1), ("A.2", 2), ("C.1", 1)]


def test_a_blank_section_leaves_no_gap_in_its_document():
    sections = [
        Parent("A#1", "A", "Lock it. Ride."),
        Parent("A#2", "A", " "),
        Parent("A#3", "A", "Go."),
    ]
    children = split_parents(sections)
    assert [(child.id, child.ordinal) for child in children] == [
        ("A#1.1", 1),
        ("A#1.2", 2),
        ("A#3.1", 3),
    ]


def test_sections_of_two_documents_may_alternate():
    sections = [
        Parent("A#1", "A", "One."),
        Parent("B#1", "B", "Two."),
        Parent("A#2", "A", "Three. Four."),
        Parent("B#2", "B", "Five."),
    ]
    ordinals = [(child.document_id, child.ordinal) for child in split_parents(sections)]
    assert ordinals == [("A", 1), ("B", 1), ("A", 2), ("A", 3), ("B", 2)]


def test_the_same_text_in_two_documents_makes_two_children_that_can_both_be_cited():
    one, two = split_parents([guide("Lock it.", "D1"), guide("Lock it.", "D2")])
    assert (one.id, one.parent_id, one.document_id) == ("D1.1", "D1", "D1")
    assert (two.id, two.parent_id, two.document_id) == ("D2.1", "D2", "D2")
    assert one.text == two.text == "Lock it."


def test_two_parents_with_one_id_are_an_error_that_names_it():
    with pytest.raises(ValueError, match="'D1'"):
        split_parents([guide("Lock it.", "D1"), guide("Ride.", "D2"), guide("Go.", "D1")])


def test_one_id_in_two_documents_is_an_error_too():
    with pytest.raises(ValueError, match="'intro'"):
        split_parents([Parent("intro", "A", "Go."), Parent("intro", "B", "Stop.")])


def test_a_dot_in_the_parents_id_does_no_harm():
    (child,) = split_children(guide("Go.", "notes.v2.3"))
    assert (child.id, child.parent_id) == ("notes.v2.3.1", "notes.v2.3")


def test_the_rule_can_be_exchanged():
    def by_line(text: str) -> list[tuple[int, int]]:
        half = text.index("\n")
        return [(0, half), (half + 1, len(text))]

    parent = guide("Go. On\nStop. Now")
    assert [child.text for child in split_children(parent, by_line)] == ["Go. On", "Stop. Now"]
    assert split_parents([parent], by_line) == split_children(parent, by_line)


words = st.sampled_from(
    ["Go.", "e.g.", "3.14", "1.", "- a", "好。", "No", "..", "\u00a0", "\r\n", "\n\n"]
)
bodies = st.one_of(st.lists(words).map(" ".join), st.text(max_size=40))
batches = st.lists(st.tuples(st.sampled_from("ABC"), bodies), max_size=6).map(
    lambda rows: [Parent(f"{name}#{n}", name, text) for n, (name, text) in enumerate(rows)]
)


@given(bodies)
def test_every_child_is_a_slice_of_its_parent_in_order(text):
    parent = guide(text)
    place = 0
    for child in split_children(parent):
        assert place <= child.start < child.end
        assert parent.text[child.start : child.end] == child.text == child.text.strip()
        assert not parent.text[place : child.start].strip()
        place = child.end
    assert not parent.text[place:].strip()


@given(batches)
def test_ordinals_are_dense_in_every_document(parents):
    children = split_parents(parents)
    for name in "ABC":
        ordinals = [child.ordinal for child in children if child.document_id == name]
        assert ordinals == list(range(1, len(ordinals) + 1))


@given(batches)
def test_every_child_has_an_id_of_its_own(parents):
    ids = [child.id for child in split_parents(parents)]
    assert len(ids) == len(set(ids))


@given(batches)
def test_a_batch_is_split_alike_twice_and_as_its_parents_are_alone(parents):
    children = split_parents(parents)
    assert children == split_parents(parents)
    alone = [child for parent in parents for child in split_children(parent)]
    assert [(c.id, c.start, c.end, c.text) for c in children] == [
        (c.id, c.start, c.end, c.text) for c in alone
    ]


def test_a_whole_child_is_its_parent_and_stands_before_the_small_ones():
    parent = Parent("D1#a", "D1", "One. Two.", "A")
    whole = whole_child(parent)
    assert (whole.id, whole.parent_id, whole.document_id) == ("D1#a", "D1#a", "D1")
    assert parent.text[whole.start : whole.end] == whole.text == parent.text
    assert whole.ordinal < split_children(parent)[0].ordinal


def test_whole_span_is_a_rule_for_children_as_big_as_their_parents():
    assert [
        child.text for child in split_children(Parent("D1", "D1", "One. Two."), whole_span)
    ] == ["One. Two."]
    assert split_children(Parent("D1", "D1", " \n"), whole_span) == []
