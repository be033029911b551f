"""A reader gets the corpus that would be there had nobody written what they may not see."""

from dataclasses import replace

import pytest
from tiny import by_id, parent

from lessonkit.access import readable
from lessonkit.automerge import auto_merge, children_per_parent
from lessonkit.cutoff import within_budget
from lessonkit.headings import render
from lessonkit.index import Index
from lessonkit.labels import effective, may_read
from lessonkit.overlap import idf, search
from lessonkit.reader import ForReader
from lessonkit.records import Document, Hit
from lessonkit.small_to_big import small_to_big
from lessonkit.split import split_parents, whole_child
from lessonkit.whole import whole_documents
from lessonkit.windows import expand

BIKE = parent("A", "Lock the bike. Code is 7. Keep the key.", title="Keys")
RIDE = parent("B", "Ride the bike. Stop at red.", title="Riding")
A1, A2, A3, B1, B2 = split_parents([BIKE, RIDE])
CODE = replace(A2, labels=("staff",))
CHILDREN = [A1, CODE, A3, B1, B2]
PARENTS = by_id(BIKE, RIDE)
STAFF, PUBLIC = {"staff"}, ()


def public(children=CHILDREN, parents=PARENTS, documents=None):
    return ForReader(PUBLIC, Index(children), parents, documents)


def sent_texts(reader, question, **options):
    sent = small_to_big(question, reader, reader.parents, **options)
    return [passage.text for passage in sent.passages]


def test_a_header_that_may_hold_private_words_is_left_out():
    # A3's header is the text of A2, which is for staff. Nothing of B is private.
    rows = [A1, CODE, replace(A3, header=(A2.text,)), replace(B1, header=("Riding",)), B2]
    seen = {child.text: child.header for child in public(rows).children}
    assert seen["Keep the key."] == ()
    assert seen["Ride the bike."] == ("Riding",)


# Labels


def test_the_strictest_label_wins():
    document = Document("A", "Keys", (BIKE,), labels=("rider",))
    assert effective(BIKE, CHILDREN, document) == ("rider", "staff")
    assert effective(RIDE, CHILDREN) == ()


def test_a_reader_holds_every_label_or_may_not_read():
    assert may_read({"rider", "staff"}, ("rider", "staff"))
    assert not may_read({"rider"}, ("rider", "staff"))
    assert may_read((), ())


@pytest.mark.parametrize("reader, labels", [("staff", ()), ({"staff"}, "staff")])
def test_a_string_is_no_set_of_labels(reader, labels):
    with pytest.raises(TypeError, match=r"a set or a tuple of strings, such as \('staff',\)"):
        may_read(reader, labels)


def test_a_forgotten_comma_is_found_when_the_label_is_read():
    bad = replace(BIKE, labels=("staff"))
    with pytest.raises(TypeError, match="got 'staff'"):
        readable(STAFF, CHILDREN, by_id(bad, RIDE))


# What is left


def test_who_holds_all_labels_sees_the_corpus_as_it_is():
    view = readable(STAFF, CHILDREN, PARENTS)
    assert view.children == tuple(CHILDREN) and view.parents == PARENTS


def test_a_parent_is_left_without_the_text_of_a_private_child():
    view = readable(PUBLIC, CHILDREN, PARENTS)
    assert view.parents["A"].text == "Lock the bike. Keep the key."
    assert view.parents["B"] is RIDE


def test_the_children_that_are_left_are_slices_numbered_anew():
    view = readable(PUBLIC, CHILDREN, PARENTS)
    assert [(one.id, one.ordinal, one.start) for one in view.children[:2]] == [
        ("A.1", 1, 0),
        ("A.2", 2, 15),
    ]
    for child in view.children:
        assert view.parents[child.parent_id].text[child.start : child.end] == child.text


@pytest.mark.parametrize(
    "private, left",
    [("A.1", "Code is 7. Keep the key."), ("A.3", "Lock the bike. Code is 7.")],
)
def test_no_white_space_is_left_over_at_an_end(private, left):
    children = [replace(one, labels=("staff",) * (one.id == private)) for one in (A1, A2, A3)]
    assert readable(PUBLIC, children, PARENTS).parents["A"].text == left


def test_white_space_around_a_parent_is_its_own():
    padded = parent("A", "\n One. Two.\n")
    one, two = split_parents([padded])
    view = readable(PUBLIC, [one, replace(two, labels=("staff",))], by_id(padded))
    assert view.parents["A"].text == "\n One.\n"


def test_a_parent_without_a_child_left_is_not_there_and_its_title_neither():
    children = [replace(one, labels=("staff",)) for one in (A1, A2, A3)]
    view = readable(PUBLIC, [*children, B1], PARENTS)
    assert list(view.parents) == ["B"]


def test_a_whole_guide_beside_its_sentences_is_withheld_with_the_first_of_them():
    view = readable(PUBLIC, [whole_child(BIKE), *CHILDREN, whole_child(RIDE)], PARENTS)
    assert [(one.id, one.ordinal) for one in view.children] == [
        ("A.1", 1), ("A.2", 2), ("B", 0), ("B.1", 1), ("B.2", 2),
    ]  # fmt: skip


def test_ordinals_run_on_through_the_sections_that_are_left():
    first, second, third = (parent(key, f"{key} one. {key} two.", "T") for key in "XYZ")
    sections = by_id(first, replace(second, labels=("staff",)), third)
    documents = {"T": Document("T", "", (first, second, third))}
    view = readable(PUBLIC, split_parents([first, second, third]), sections, documents)
    assert [(one.id, one.ordinal) for one in view.children] == [
        ("X.1", 1), ("X.2", 2), ("Z.1", 3), ("Z.2", 4),
    ]  # fmt: skip


def test_a_gap_that_was_there_before_stays():
    view = readable(PUBLIC, [A1, A3, B1], PARENTS)
    assert [one.ordinal for one in view.children] == [1, 3, 1]


def test_the_documents_label_holds_for_all_of_it():
    documents = {"A": Document("A", "Keys", (BIKE,), labels=("staff",))}
    view = readable(PUBLIC, [A1], PARENTS, documents)
    assert (view.children, view.parents, view.documents) == ((), {}, {})


def test_the_documents_copy_of_a_parent_counts_with_its_label():
    documents = {"A": Document("A", "Keys", (replace(BIKE, labels=("staff",)),))}
    assert readable(PUBLIC, [A1], PARENTS, documents).children == ()


@pytest.mark.parametrize(
    "parents, documents",
    [
        ({}, None),  # the parent is missing
        (PARENTS, {}),  # its document is missing
        (by_id(replace(BIKE, text="Lock it well. Code is 7.")), None),  # the child is stale
        (by_id(replace(BIKE, document_id="B")), None),  # the parent stands elsewhere
    ],
)
def test_where_nobody_can_say_who_may_read_nobody_may(parents, documents):
    assert readable(STAFF, [A1], parents, documents).children == ()


def test_sections_without_their_documents_are_refused():
    section = parent("T#1", "One.", "T")
    with pytest.raises(ValueError, match="got none, and T#1 is a section of T"):
        readable(PUBLIC, split_parents([section]), by_id(section))


def test_an_empty_corpus_is_an_empty_view():
    view = readable(PUBLIC, [], {})
    assert (view.children, view.parents, view.documents) == ((), {}, {})


def test_children_that_are_listed_twice_leave_no_gap_where_a_withheld_one_stood():
    view = readable(PUBLIC, [child for child in CHILDREN for _ in "12"], PARENTS)
    assert view.children == readable(PUBLIC, CHILDREN, PARENTS).children


def test_a_private_child_is_not_found_under_the_id_of_an_open_one():
    twin = replace(CODE, id=A1.id)
    assert public([A1, twin, A3]).search("code") == []


@pytest.mark.parametrize(
    "odd",
    [
        replace(A2, start=A2.start - len(BIKE.text), end=A2.end - len(BIKE.text)),
        replace(A3, end=A3.end + 9),
    ],
)
def test_a_slice_counted_from_the_end_or_going_on_behind_it_is_no_place(odd):
    assert BIKE.text[odd.start : odd.end] == odd.text  # Python finds it all the same
    view = readable(PUBLIC, [A1, CODE, replace(odd, id="A.9"), B1, B2], PARENTS)
    assert list(view.parents) == ["B"]


# Nothing is sent


def test_a_window_does_not_hold_a_private_neighbour():
    reader = public()
    sent = expand(reader.search("lock", 1), reader.neighbours, reader.parents, window=1)
    assert [passage.text for passage in sent.passages] == ["Lock the bike. Keep the key."]
    assert sent.trace.decisions[0].why == "children 1 to 2"


def test_a_parent_that_became_private_after_indexing_is_not_sent():
    parents = dict(PARENTS)
    reader = public(parents=parents)
    assert sent_texts(reader, "ride bike", k=1) == [RIDE.text]
    parents["B"] = replace(RIDE, labels=("staff",))
    assert sent_texts(reader, "ride bike", k=2) == ["Lock the bike. Keep the key."]
    assert "B" not in reader.parents and reader.parents.get("B") is None
    assert reader.neighbours(B1, 5) == []


def test_a_document_that_became_private_after_indexing_is_not_sent():
    documents = {key: Document(key, "", (PARENTS[key],)) for key in "AB"}
    reader = public(documents=documents)
    documents["A"] = replace(documents["A"], labels=("staff",))
    assert sent_texts(reader, "bike") == [RIDE.text]
    assert reader.documents.get("A") is None


def test_what_is_withheld_takes_no_place_among_the_k():
    # for staff the code comes first, and then the two hits that share one word
    assert [hit.child.id for hit in Index(CHILDREN).search("code is bike", 2)] == ["A.2", "A.1"]
    assert [hit.child.id for hit in public().search("code is bike", 2)] == ["A.1", "B.1"]
    assert public().search("code is bike", 0) == []


def test_a_withheld_parent_is_missing_in_the_words_of_a_missing_one():
    reader = public(parents=by_id(replace(BIKE, labels=("staff",)), RIDE))
    for gone in ("A", "zebra"):
        with pytest.raises(KeyError, match=f"^'{gone}'$"):
            reader.parents[gone]


# Nothing tells of it


def test_a_rare_word_of_a_private_text_changes_no_score():
    # Over all children `bike` is in 2 of 5, over those of the public in 2 of 4: it weighs less.
    everything, view = Index(CHILDREN, weights=idf(CHILDREN)), readable(PUBLIC, CHILDREN, PARENTS)
    alone = Index(view.children, weights=idf(view.children))
    leaking = ForReader(PUBLIC, everything, PARENTS)
    closed = ForReader(PUBLIC, Index(CHILDREN, weights=idf(view.children)), PARENTS)
    assert leaking("bike") != alone("bike")
    assert closed("bike") == alone("bike")


def test_the_share_of_a_parent_counts_what_the_reader_may_see():
    # A has 2 children for the public: 2 of 2, and never 2 of 3
    reader = public()
    sizes = children_per_parent(reader.children)
    sent = auto_merge(reader("lock key"), reader.parents, sizes, threshold=1)
    assert sent.trace.decisions[0].why == "2 of 2 children hit"
    assert sent.passages[0].text == "Lock the bike. Keep the key."


def test_no_heading_of_a_private_section_stands_between():
    sections = [
        parent("X", "One.", "T", "First"),
        replace(parent("Y", "Two.", "T", "Layoffs"), labels=("staff",)),
        parent("Z", "Three.", "T", "Last"),
    ]
    documents = {"T": Document("T", "Plan", tuple(sections), "office")}
    reader = public(split_parents(sections), by_id(*sections), documents)
    hits = reader.search("one")
    grown = expand(hits, reader.neighbours, reader.parents, window=2).passages
    for passage in (*grown, *whole_documents(hits, reader.documents)):
        assert render(passage, reader.parents, reader.documents) == (
            "[office] Plan > First\n\nOne.\n\n## Last\n\nThree."
        )


def test_a_title_is_read_with_the_label_of_its_own_parent():
    assert readable(PUBLIC, CHILDREN, PARENTS).parents["A"].title == "Keys"


# Asking it


def test_a_reader_over_a_list_or_a_function_is_refused():
    for retriever in (CHILDREN, lambda query: []):
        with pytest.raises(TypeError, match="a reader needs search"):
            ForReader(PUBLIC, retriever, PARENTS)


def test_a_store_without_its_documents_is_refused():
    store = Index(CHILDREN)
    store.documents = {}
    with pytest.raises(ValueError, match="got none, and the Index keeps some"):
        ForReader(PUBLIC, store, PARENTS)


def test_a_reader_is_no_string():
    for made in (readable, lambda reader, *rest: ForReader(reader, Index(CHILDREN), PARENTS)):
        with pytest.raises(TypeError, match="got 'staff'"):
            made("staff", CHILDREN, PARENTS)


def test_a_negative_k_or_window_is_refused():
    with pytest.raises(ValueError, match="got -1"):
        public().search("bike", -1)
    with pytest.raises(ValueError, match="got -1"):
        public().neighbours(A1, -1)


def test_any_string_is_a_question():
    for question in ("", '"v2', "C++ AND", "'", "%"):
        assert public()(question) == []


def test_the_view_searched_plainly_gives_what_the_reader_gets():
    view = readable(PUBLIC, CHILDREN, PARENTS)
    assert search("the bike code", view.children) == public()("the bike code")
    assert all(isinstance(hit, Hit) for hit in public()("the"))


def test_a_hit_that_was_kept_is_not_sent_once_its_label_was_tightened():
    parents = {
        "D1": parent("D1", "The code is sesame. Ride."),
        "D2": parent("D2", "The code of Rome."),
    }
    children = split_parents(parents.values())
    anyone = ForReader((), Index(children), parents)
    hits = anyone.search("the code")
    parents["D1"] = replace(parents["D1"], labels=("staff",))
    sizes = children_per_parent(children)
    for sent in (
        within_budget(hits, anyone.parents, anyone.neighbours),
        within_budget(hits, anyone.parents, anyone.neighbours, max_words=4),
        expand(hits, anyone.neighbours, anyone.parents, window=1),
        expand(hits, anyone.neighbours, anyone.parents, window=0),
        auto_merge(hits, anyone.parents, sizes),
    ):
        assert "sesame" not in str(sent)
        assert [passage.document_id for passage in sent.passages] == ["D2"]
