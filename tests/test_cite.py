"""A citation names a section and quotes a child; it is right, or refused with the reason."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tiny import by_id, parent

from lessonkit.cite import check, cite
from lessonkit.index import Index
from lessonkit.reader import ForReader
from lessonkit.records import Document
from lessonkit.small_to_big import small_to_big
from lessonkit.split import split_parents

DOCK = parent("T29#back", "Push it in. Wait for the light. Walk away.", "T29", "Putting one back")
PARENTS = by_id(DOCK)
PUSH, WAIT, WALK = split_parents([DOCK])
CITED = cite(WAIT, PARENTS)
DOCUMENTS = {"T29": Document("T29", "Bringing bikes back", (DOCK,))}


def after(text, **changes):
    """What becomes of the citation when its section says `text`."""
    return check(CITED, by_id(replace(DOCK, text=text, **changes)))


def test_the_parent_is_cited_and_the_child_is_quoted():
    assert (CITED.document_id, CITED.parent_id) == ("T29", "T29#back")
    assert DOCK.text[CITED.start : CITED.end] == CITED.quote == "Wait for the light."


def test_it_prints_as_document_heading_and_quote():
    assert str(CITED) == '[T29 › Putting one back] "Wait for the light."'
    bare = replace(DOCK, title="")
    assert str(cite(WAIT, by_id(bare))) == '[T29] "Wait for the light."'


def test_the_same_text_in_two_documents_is_cited_twice():
    twins = [parent("D1", "Same."), parent("D2", "Same.")]
    cited = [cite(child, by_id(*twins)) for child in split_parents(twins)]
    assert [str(one) for one in cited] == ['[D1] "Same."', '[D2] "Same."']
    assert all(check(one, by_id(*twins)).citation == one for one in cited)


def test_a_repeated_sentence_is_quoted_where_it_stands():
    same = parent("D1", "Same. Other. Same. End.")
    cited = [cite(child, by_id(same)) for child in split_parents([same])]
    assert [one.start for one in cited] == [0, 6, 13, 19]
    assert all(check(one, by_id(same)).citation == one for one in cited)


def test_nothing_changed():
    checked = check(CITED, PARENTS)
    assert (checked.citation, checked.why) == (CITED, "the quote stands where it stood")


def test_the_text_around_it_changed():
    checked = after("Push it in. Wait for the light. Run away.")
    assert checked.citation.quote == CITED.quote
    assert checked.why == "the quote stands where it stood; the text around it has changed"


def test_a_quote_that_moved_is_found_and_has_its_new_place():
    # "Now. " is five characters
    text = "Now. Push it in. Wait for the light. Walk away."
    checked = after(text, title="Bringing it back")
    assert checked.why == "the quote moved from 12 to 17; the text around it has changed"
    assert text[checked.citation.start : checked.citation.end] == CITED.quote
    assert checked.citation.heading == "Bringing it back"
    assert check(checked.citation, by_id(replace(DOCK, text=text))).citation is not None


@pytest.mark.parametrize(
    "text, why",
    [
        ("Push it in. Walk away.", "T29#back no longer says this"),
        (
            "Wait for the light. Wait for the light.",
            "T29#back now says this twice, and not where it stood",
        ),
    ],
)
def test_a_quote_that_is_gone_or_stands_twice_is_refused(text, why):
    checked = after(text)
    assert (checked.citation, checked.why) == (None, why)


def test_a_section_that_is_gone_and_one_that_is_private_read_the_same():
    private = by_id(replace(DOCK, labels=("staff",)))
    reader = ForReader((), Index([PUSH, WAIT, WALK]), private, DOCUMENTS)
    gone = check(CITED, {})
    assert check(CITED, reader.parents) == gone
    assert (gone.citation, gone.why) == (None, "there is no section T29#back to open")


def test_a_quote_that_became_private_reads_like_one_that_is_gone():
    children = [PUSH, replace(WAIT, labels=("staff",)), WALK]
    reader = ForReader((), Index(children), PARENTS, DOCUMENTS)
    assert check(CITED, reader.parents) == after("Push it in. Walk away.")


def test_a_citation_of_a_reader_who_sees_less_is_right_for_one_who_sees_more():
    children = [replace(PUSH, labels=("staff",)), WAIT, WALK]
    public, staff = (
        ForReader(who, Index(children), PARENTS, DOCUMENTS) for who in ((), ("staff",))
    )
    cited = cite(public("light")[0].child, public.parents)
    assert cited.start == 0
    assert check(cited, public.parents).citation == cited
    assert check(cited, staff.parents).citation.start == WAIT.start


def test_each_hit_of_a_passage_can_be_cited():
    sent = small_to_big("wait walk", [PUSH, WAIT, WALK], PARENTS)
    cited = [cite(hit.child, PARENTS) for hit in sent.passages[0].hits]
    assert [one.quote for one in cited] == ["Wait for the light.", "Walk away."]


def test_a_child_without_its_parent_is_not_cited():
    with pytest.raises(ValueError, match=r"T29#back is not there, so send T29#back\.2 without one"):
        cite(WAIT, {})


def test_a_stale_child_is_not_cited():
    with pytest.raises(ValueError, match=r"T29#back\.2 no longer does, so cut T29#back"):
        cite(WAIT, by_id(replace(DOCK, text="Something else.")))


def test_a_half_of_a_character_can_stand_in_a_section():
    odd = parent("D1", "One \ud800. Two.")
    assert check(cite(split_parents([odd])[1], by_id(odd)), by_id(odd)).citation is not None


sentences = st.lists(st.sampled_from(["Go.", "Stop.", "Wait here.", "停。"]), max_size=6)


@given(before=sentences, now=sentences)
def test_a_citation_that_is_right_is_a_slice_and_any_other_has_its_reason(before, now):
    old, new = (by_id(parent("D1", " ".join(said))) for said in (before, now))
    for child in split_parents(old.values()):
        checked = check(cite(child, old), new)
        text, count = new["D1"].text, now.count(child.text)
        if checked.citation:
            place = slice(checked.citation.start, checked.citation.end)
            assert text[place] == child.text and count
        else:
            assert count != 1
