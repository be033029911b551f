"""The measure of lesson 07 on a file in SQuAD form: a tiny one, counted by hand, and a real one."""

import importlib
import json
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).parents[1]
XQUAD = ROOT.parent / "shared" / "data" / "xquad" / "xquad.en.json"

LAMPS = "A lamp has a switch. It is red. Press it twice."
KEYS = "A key opens the door. Keep it dry."


@pytest.fixture
def run(monkeypatch, capsys):
    """Return a function that runs the benchmark as from the command line, in this process."""
    monkeypatch.syspath_prepend(ROOT / "benchmarks")
    main = importlib.import_module("squad_coverage").main

    def run(path, *arguments):
        monkeypatch.setattr(sys, "argv", ["squad_coverage", "--squad", str(path), *arguments])
        status = main()
        said = capsys.readouterr()
        return SimpleNamespace(returncode=status, stdout=said.out, stderr=said.err)

    return run


@pytest.fixture
def report(run):
    """Return a function that gives what one lexical ranker, or more, reports as JSON."""

    def report(path, *arguments):
        ran = run(path, "--json", "--ranker", "overlap", *arguments)
        assert ran.returncode == 0, ran.stderr
        return json.loads(ran.stdout)

    return report


def squad(context, *rows):
    """A paragraph in SQuAD form: each row a question and its answer."""
    qas = [
        {
            "question": question,
            "answers": [{"text": answer, "answer_start": context.index(answer)}],
        }
        for question, answer in rows
    ]
    return {"context": context, "qas": qas}


@pytest.fixture
def tiny(tmp_path):
    lamps = squad(
        LAMPS,
        ("What colour is the lamp's switch?", "red"),
        ("What does a lamp have?", "a switch"),
    )
    keys = squad(KEYS, ("Which door opens with a key?", "the door"))
    data = {"data": [{"title": "Lamps", "paragraphs": [lamps, keys]}]}
    path = tmp_path / "tiny.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_the_answer_counts_where_its_own_span_is_sent(report, tiny):
    said = report(tiny, "--k", "1")
    assert [said[key] for key in ("articles", "paragraphs", "sentences", "questions")] == [
        *(1, 2, 5, 3)
    ]
    by_way = {row["way"]: (row["answered"], row["median_words"]) for row in said["hits"]["sent"]}
    # The first question's best sentence is "A lamp has a switch." (lamp, switch; "It is red."
    # shares "is" alone), and its answer stands in the next one; the other two are in their hits.
    # The hits have 5, 5 and 5 words. The two lamp hits grow to 8 words, the key hit by both its
    # sides, "Press it twice." and "Keep it dry.", to 11. The parents have 11, 11 and 8 words.
    assert by_way == {
        "child": (pytest.approx(2 / 3), 5),
        "window 1": (1, 8),
        "parent": (1, 11),
        "whole": (1, 11),
    }


def test_the_right_paragraph_is_ranked_by_its_best_child(report, tiny):
    rows = report(tiny)["found"]
    assert [(row["children"], row["R@1"], row["R@5"]) for row in rows] == [
        ("sentence", 1, 1),
        ("paragraph", 1, 1),
    ]


def test_the_same_words_in_another_paragraph_do_not_count(report, tmp_path):
    # Asked of the second paragraph, found in the first, where "red" stands as well.
    paragraphs = [squad("The cap is red."), squad("Blue or red.", ("Which is the cap?", "red"))]
    path = tmp_path / "twice.json"
    path.write_text(json.dumps({"data": [{"paragraphs": paragraphs}]}), encoding="utf-8")
    said = report(path, "--k", "1")
    assert {row["answered"] for row in said["hits"]["sent"] if row["way"] != "window 1"} == {0}


def test_any_of_several_answers_is_enough(report, tiny):
    data = json.loads(tiny.read_text(encoding="utf-8"))
    answers = data["data"][0]["paragraphs"][0]["qas"][0]["answers"]
    answers.append({"text": "lamp", "answer_start": 2})
    tiny.write_text(json.dumps(data), encoding="utf-8")
    child, *_ = report(tiny, "--k", "1")["hits"]["sent"]
    assert child["answered"] == 1


def test_a_budget_is_kept_in_every_way_and_filled_from_more_than_k_hits(report, tiny):
    said = report(tiny, "--k", "1", "--budget", "8")["budget"]
    assert said["limit"] == 8
    words = {row["way"]: row["mean_words"] for row in said["sent"]}
    # Sentences: "A lamp has a switch." and "It is red." are 5 and 3 words; for the other two
    # questions one of 5 words fits, and the next best one does not. Both lamp hits have a window
    # of 8 words; the key hit's is too long. Of the paragraphs only the one of 8 words fits.
    assert words["child"] == (8 + 5 + 5) / 3
    assert max(words.values()) <= 8


def test_the_differences_name_what_was_compared(report, tiny):
    compared = report(tiny, "--k", "1", "--ranker", "TF-IDF")["hits"]["compared"]
    assert compared[0]["what"] == "overlap: window 1 - child"
    assert compared[0]["difference"] == pytest.approx(1 / 3)
    assert len(compared) == 2 * 3


def test_the_tables_are_markdown_with_a_row_for_each_ranker(run, tiny):
    ran = run(tiny, "--ranker", "overlap", "--ranker", "TF-IDF", "--k", "1")
    assert "1 articles, 2 paragraphs, 5 sentences, 3 questions." in ran.stdout
    assert "| ranker | child | window 1 | parent | whole |" in ran.stdout
    assert "| overlap | 0.667, 5 | 1.000, 8 | 1.000, 11 | 1.000, 11 |" in ran.stdout


def test_a_long_run_says_how_far_it_is_beside_the_table(run, tiny):
    assert "overlap: window 1" in run(tiny, "--ranker", "overlap").stderr


@pytest.mark.parametrize(
    ("content", "why"),
    [
        ("# Notes", "not in SQuAD v1.1 form"),
        ("[]", "not in SQuAD v1.1 form"),
        ('{"data": [{"paragraphs": [{"text": "x"}]}]}', "KeyError: 'context'"),
        ('{"data": []}', "no question in it has an answer"),
        (
            json.dumps({"data": [{"paragraphs": [squad("It is red.", ("What?", "red"))]}]}).replace(
                '"answer_start": 6', '"answer_start": 5'
            ),
            "the answer 'red' does not stand at 5",
        ),
    ],
)
def test_a_file_in_another_form_is_refused_in_a_sentence(run, tmp_path, content, why):
    path = tmp_path / "other.json"
    path.write_text(content, encoding="utf-8")
    ran = run(path)
    assert ran.returncode == 2
    assert why in ran.stderr
    assert "Traceback" not in ran.stderr
    assert ran.stdout == ""


def test_a_file_that_is_not_there_is_named(run, tmp_path):
    ran = run(tmp_path / "gone.json")
    assert ran.returncode == 2
    assert "gone.json: No such file or directory" in ran.stderr


def test_without_the_model_a_sentence_says_what_else_can_be_done(run, tiny, monkeypatch):
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    ran = run(tiny)
    assert ran.returncode == 2
    assert "leave MiniLM out: --ranker overlap --ranker TF-IDF" in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.skipif(not XQUAD.is_file(), reason="../shared/data/xquad is not here")
def test_on_real_questions_more_around_the_hit_holds_more_answers_for_more_words(report):
    said = report(XQUAD, "--articles", "8", "--ranker", "TF-IDF")
    for ranker in ("overlap", "TF-IDF"):
        child, window, parent = (
            (row["answered"], row["median_words"])
            for row in said["hits"]["sent"]
            if row["ranker"] == ranker and row["way"] != "whole"
        )
        assert child < window < parent
        assert child[1] < window[1] < parent[1]
        assert child[0] > 0.8  # k is 5
