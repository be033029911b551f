"""Answers against words, every system: a tiny file counted by hand, with our kit alone."""

import importlib
import json
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LAMPS = "A lamp has a switch. It is red. Press it twice."
KEYS = "A key opens the door. Keep it dry."


def question(text, context, answer):
    start = context.index(answer)
    return {"question": text, "answers": [{"text": answer, "answer_start": start}]}


@pytest.fixture
def squad(tmp_path):
    """Two paragraphs; the second question shares no word with the sentence that answers it."""
    paragraphs = [
        {
            "context": LAMPS,
            "qas": [
                question("What does a lamp have?", LAMPS, "a switch"),
                question("How does a lamp look?", LAMPS, "red"),
            ],
        },
        {"context": KEYS, "qas": [question("What opens the door?", KEYS, "A key")]},
    ]
    file = tmp_path / "tiny.json"
    file.write_text(json.dumps({"data": [{"title": "T", "paragraphs": paragraphs}]}), "utf-8")
    return file


@pytest.fixture
def run(monkeypatch, capsys):
    """Return a function that runs the benchmark as from the command line, in this process."""
    for folder in ("benchmarks", "benchmarks/beside"):
        monkeypatch.syspath_prepend(ROOT / folder)
    main = importlib.import_module("quality").main

    def run(*arguments):
        monkeypatch.setattr(sys, "argv", ["quality", *map(str, arguments)])
        status = main()
        return status, *capsys.readouterr()

    return run


@pytest.fixture
def exam(run, squad, monkeypatch):
    quality = importlib.import_module("quality")
    # No model where only words are searched.
    monkeypatch.setattr(quality, "MiniLM", lambda: None)
    return quality.exam_of(squad, None)


def built(name, exam):
    systems = {one.name: one for one in importlib.import_module("systems.variants").SYSTEMS}
    return systems[name].build(exam.corpus)


def test_the_sentence_that_holds_the_answer_must_be_sent(exam):
    assert exam.evidence == [["A lamp has a switch."], ["It is red."], ["A key opens the door."]]
    children = exam.of(built("lessonkit, overlap, children", exam), k=1)
    # One sentence each: the question after the look finds "A lamp has a switch."
    assert children.answered == [1, 0, 1]
    assert children.words == [5, 5, 5]


def test_a_neighbour_or_the_parent_brings_the_answer_for_more_words(exam):
    windows = exam.of(built("lessonkit, overlap, windows", exam), k=1)
    parents = exam.of(built("lessonkit, overlap, parents", exam), k=1)
    assert windows.answered == parents.answered == [1, 1, 1]
    assert windows.words[1] == 8  # A lamp has a switch. It is red.
    assert parents.words[1] == 11


def test_a_budget_is_kept(exam):
    within = exam.of(built("lessonkit, overlap, parents", exam), k=50, max_words=8)
    assert max(within.words) <= 8


def test_an_answer_over_two_sentences_needs_both_and_blanks_do_not_count(exam):
    quality = importlib.import_module("quality")
    children = exam.corpus.children[:3]
    start, end = LAMPS.index("switch"), LAMPS.index("red") + 3
    both = quality.sentences_of(start, end, children)
    assert both == "A lamp has a switch. It is red."
    assert quality.holds(["A lamp has a switch.\n\nIt is red."], [both])
    assert not quality.holds(["A lamp has a switch.", "It is red."], [both])


def test_the_rule_for_texts_agrees_with_lesson_07_on_places(exam):
    from squad_coverage import holds

    from lessonkit import small_to_big

    quality = importlib.import_module("quality")
    ours = built("lessonkit, overlap, parents", exam)
    for asked, evidence in zip(exam.asked, exam.evidence, strict=True):
        for budget in (3, 5, 8, None):
            sent = small_to_big(asked.text, ours.index, ours.parents, k=2, max_words=budget)
            texts = [passage.text for passage in sent.passages]
            assert quality.holds(texts, evidence) == holds(sent.passages, asked)


def test_the_frameworks_are_named_where_they_are_missing(run, squad, monkeypatch):
    monkeypatch.setitem(sys.modules, "systems.engines", None)
    status, out, said = run(squad, "--only", "tantivy")
    assert (status, out) == (2, "")
    assert "is not installed here: use the environment of" in said


def test_a_file_of_another_form_is_refused_in_a_sentence(run, tmp_path):
    file = tmp_path / "other.json"
    file.write_text("[]", "utf-8")
    status, out, said = run(file)
    assert (status, out) == (2, "")
    assert said.startswith(f"{file}: this is not in SQuAD v1.1 form")
