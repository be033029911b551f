"""A folder is asked: what is cited stands in the file at the line that is named."""

import json
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tiny import hit

from lessonkit.folder import ask as ask_module
from lessonkit.folder.ask import open_folder
from lessonkit.folder.section import UnreadableError
from lessonkit.folder.send import steady, strongest, within
from lessonkit.small_to_big import small_to_big
from lessonkit.store import Store, StoreError

HIRE = """# Hire

Take a bike at any dock.

## Cost

A day costs 20 euros.
Pay with a card.

## Lights

Switch the lights on at dusk.

They go off by themselves.
"""
LONG = "Wait for ten seconds until the green light on the dock goes out, then pull the bike."


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "docs"
    (folder / "deep").mkdir(parents=True)
    (folder / "hire.md").write_text(HIRE)
    (folder / "deep" / "dock.md").write_text(f"# Dock\n\n{LONG}\n")
    (folder / "zoo.md").write_text(f"# Zoo\n\nA word.\n\n{LONG.replace('ten', 'five')}\n")
    return folder


@pytest.fixture
def docs(folder, tmp_path):
    with open_folder(folder, ranker="overlap", cache=tmp_path / "cache") as one:
        yield one


def places(answer):
    return [str(source.place) for source in answer.sources]


def test_the_whole_section_is_sent_and_the_hit_is_quoted_with_its_line(docs):
    [first, *_] = docs.ask("What does a day cost? costs").sources
    assert (first.place.file, first.place.line, first.headings) == ("hire.md", 7, "Hire > Cost")
    assert first.passage.kind == "parent"
    assert first.quotes[0].citation.quote == "A day costs 20 euros.\nPay with a card."


def test_a_question_that_shares_no_word_has_no_answer(docs):
    answer = docs.ask("xylophone")
    assert answer.sources == answer.passages == ()
    assert str(answer) == "Nothing was found: no file has a word of the question."


@pytest.mark.parametrize(
    "question", ["", '"v2', "C++ AND (", "'; DROP TABLE files; --", "%", "a " * 10_000]
)
def test_any_string_is_a_question(docs, question):
    docs.ask(question)


def test_words_of_a_heading_find_what_stands_under_it_and_are_no_part_of_the_quote(docs):
    answer = docs.ask("lights")
    assert places(answer)[0] == "hire.md:12"
    quotes = [quote.citation.quote for quote in answer.sources[0].quotes]
    assert "They go off by themselves." in quotes


def test_nearly_the_same_is_sent_once_and_its_other_place_named(docs):
    answer = docs.ask("green light seconds pull")
    assert places(answer) == ["deep/dock.md:3"]
    [also] = answer.sources[0].quotes[0].also
    assert (str(also.place), also.differs) == ("zoo.md:5", (("ten", "five"),))
    assert 'also zoo.md:5, with "five" for "ten"' in str(answer)


def test_a_window_is_counted_in_pieces_and_crosses_headings(docs):
    answer = docs.ask("euros", window=1)
    texts = [span.text for span in answer.passages[0].spans]
    # The piece before stands under "Hire", the one after under "Lights".
    assert texts[0] == "Take a bike at any dock."
    assert texts[-1] == "Switch the lights on at dusk."


def test_what_is_sent_stays_within_the_budget_and_the_trace_says_what_was_dropped(docs):
    for window in (None, 0, 1, 2):
        answer = docs.ask("a day bike dock lights", max_words=12, window=window)
        assert sum(len(passage.text.split()) for passage in answer.passages) <= 12
        assert "dropped" in str(answer.trace)


def test_a_budget_that_is_too_small_is_not_taken_for_nothing_found(docs):
    assert str(docs.ask("euros card", max_words=3)) == (
        "Something was found, but no piece of it fits into so few words."
    )


def test_without_a_budget_everything_found_is_sent(docs):
    assert "dropped" not in str(docs.ask("bike dock lights", max_words=None).trace)


def test_a_hit_far_below_the_best_is_too_weak(docs):
    answer = docs.ask("euros card costs day pay bike")
    assert places(answer) == ["hire.md:7"]
    assert "below half of the best" in str(answer.trace)


def test_a_folder_is_a_retriever(docs):
    sent = small_to_big("How much is a day? costs", docs, docs.parents, k=1)
    assert sent.passages[0].document_id == "hire.md"
    assert docs("costs", 1) == docs.search("costs", 1)
    assert docs.search("costs", 0) == []
    with pytest.raises(ValueError, match="k is a number of children"):
        docs.search("costs", -1)


def test_the_order_in_which_files_came_does_not_show(folder, tmp_path):
    def ranking(cache):
        with open_folder(folder, ranker="overlap", cache=tmp_path / cache) as one:
            return [hit.child.id for hit in one.search("word bike")]

    ranking("old")
    (folder / "aaa.md").write_text("# A\n\nA word, a bike.\n")
    (folder / "bbb.md").write_text("# B\n\nA word, a bike.\n")
    assert ranking("old") == ranking("new")


@given(st.lists(st.integers(0, 3), max_size=30), st.integers(1, 8))
@settings(max_examples=60)
def test_ties_are_complete_before_they_are_cut(scores, k):
    ranking = sorted((hit(f"D{n}.1", s) for n, s in enumerate(scores)), key=lambda h: -h.score)
    shuffled = sorted(ranking, key=lambda h: (-h.score, h.child.id[::-1]))
    found = steady(lambda query, depth: shuffled[:depth], "", k)
    assert found == sorted(ranking, key=lambda h: (-h.score, h.child.document_id))[:k]


def test_twins_that_fill_the_first_look_are_looked_behind():
    texts = [replace(hit(f"D{n:02}.1", 9).child, text=LONG) for n in range(30)]
    ranking = [replace(hit("D00.1", 9), child=child) for child in texts] + [hit("E1.1", 8)]
    told, weak = strongest("", lambda query, depth: ranking[:depth], 2)
    assert [one.hit.child.id for one in told] == ["D00.1", "E1.1"]
    assert weak == []


def test_a_window_that_fits_comes_in_behind_one_that_does_not(docs):
    hits = [hit for hit in docs.search("lights card") if hit.child.document_id == "hire.md"]
    sent = within(hits, docs.parents, docs.neighbours, max_words=7, window=0)
    assert all(len(passage.text.split()) <= 7 for passage in sent.passages)
    assert sent.passages


def test_a_rerank_orders_by_vectors_what_was_found_by_words(folder, tmp_path, monkeypatch):
    def embed(texts):  # those with "themselves" and the question point the same way
        return np.array([[1, 0] if "themselves" in t or "?" in t else [0, 1] for t in texts])

    monkeypatch.setattr(ask_module, "_embedding", lambda *, needed: embed)
    with open_folder(folder, cache=tmp_path / "cache") as one:
        assert one.ranker == "rerank"
        answer = one.ask("the lights at dusk?")
        assert answer.sources[0].quotes[0].citation.quote == "They go off by themselves."
        assert answer.sources[0].passage.score == 1


def test_what_is_far_from_the_question_is_sent_with_a_doubt(folder, tmp_path, monkeypatch):
    def embed(texts):  # 7/25 of one direction: a cosine of 0.28 with the question
        return np.array([[1, 0] if "?" in text else [0.28, 0.96] for text in texts])

    monkeypatch.setattr(ask_module, "_embedding", lambda *, needed: embed)
    with open_folder(folder, cache=tmp_path / "cache") as one:
        answer = one.ask("the lights at dusk?")
    assert answer.sources
    said = "Nothing here is close to the question: the best score is 0.28."
    assert str(answer).startswith(said)


def test_all_vectors_are_kept_in_an_index_of_their_own(folder, tmp_path, monkeypatch):
    asked = []

    def embed(texts):
        asked.extend(texts)
        return np.array([[1, 0] if "dusk" in t or "evening" in t else [0, 1] for t in texts])

    monkeypatch.setattr(ask_module, "_embedding", lambda *, needed: embed)
    for _ in range(2):
        with open_folder(folder, ranker="minilm", cache=tmp_path / "cache") as one:
            assert places(one.ask("evening"))[0] == "hire.md:12"
    assert sum("dusk" in text for text in asked) == 1  # a piece of text is embedded once
    assert any(text.startswith("Hire\nLights\n") for text in asked)  # with its headings


def test_without_the_model_the_words_alone_rank_and_minilm_says_what_is_missing(
    folder, tmp_path, monkeypatch
):
    from lessonkit import minilm

    def gone():
        raise minilm.ModelMissingError("not installed")

    monkeypatch.setattr(minilm, "Model", gone)
    with open_folder(folder, cache=tmp_path / "cache") as one:
        assert one.ranker == "overlap"
    with pytest.raises(minilm.ModelMissingError):
        open_folder(folder, ranker="minilm", cache=tmp_path / "cache")


def test_without_the_readers_one_sentence_names_the_extra(folder, monkeypatch):
    monkeypatch.setattr(ask_module, "_READERS", ("no_such_reader",))
    with pytest.raises(ImportError, match=r'no_such_reader, .* pip install "lessonkit\[folder\]"'):
        open_folder(folder)


def test_a_ranker_that_is_not_there_and_a_folder_that_is_not_there(folder, tmp_path):
    with pytest.raises(ValueError, match="ranker is one of overlap, rerank, minilm; got 'x'"):
        open_folder(folder, ranker="x")
    with pytest.raises(UnreadableError, match="there is no folder"):
        open_folder(tmp_path / "nowhere")


def test_a_home_folder_may_be_named_by_its_tilde(folder, tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    with open_folder("~/docs", ranker="overlap", cache=tmp_path / "cache") as one:
        assert one.path == folder.resolve()


def test_where_no_index_can_be_kept_one_sentence_says_why(folder, tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"no index can be kept in .*; make room there, give"):
        open_folder(folder, ranker="overlap", cache=tmp_path / "file")


def test_nothing_is_written_into_the_folder(folder, tmp_path):
    before = sorted(folder.rglob("*"))
    open_folder(folder, ranker="overlap", cache=tmp_path / "cache").close()
    assert sorted(folder.rglob("*")) == before


def test_every_quote_stands_in_its_file_at_its_line(docs, folder):
    assert isinstance(docs.store, Store)
    for child in docs.store.children():
        [source, *_] = docs.ask(child.text, k=1).sources
        quote = source.quotes[0]
        lines = (folder / quote.place.file).read_text().splitlines()
        assert lines[quote.place.line - 1].startswith(quote.citation.quote.splitlines()[0])


def test_an_answer_is_json(docs):
    from lessonkit.folder.show import as_data

    data = json.loads(json.dumps(as_data(docs.ask("green light seconds"))))
    [passage] = data["passages"]
    assert (passage["file"], passage["lines"], passage["kind"]) == (
        "deep/dock.md",
        [3, 3],
        "parent",
    )
    assert passage["quotes"][0]["also"] == [
        {"file": "zoo.md", "line": 5, "cell": None, "differs": [["ten", "five"]]}
    ]
    assert data["trace"][0]["outcome"] == "kept whole"
