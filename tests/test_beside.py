"""Beside the frameworks: our column holds today, and the page says what the results say.

The frameworks live in an environment of their own; what they did stands in the results.
"""

import importlib
import json
import re
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BESIDE = ROOT / "benchmarks" / "beside"
FIELD = ROOT.parent / "shared" / "cases" / "retrieval.md"
BEYOND = "What others do and we do not"


@pytest.fixture
def load(monkeypatch):
    """Return a function that imports a module of the benchmarks' folder."""
    monkeypatch.syspath_prepend(BESIDE)
    return importlib.import_module


@pytest.fixture
def conformance(load):
    return load("conformance")


@pytest.fixture
def cases(load):
    return load("cases").SECTIONS


@pytest.fixture
def results():
    return json.loads((BESIDE / "results" / "conformance.json").read_text("utf-8"))


# Right and wrong


def test_we_are_right_in_every_case_of_the_field(conformance, cases, load):
    ours = load("tools.ours").Ours()
    answers = {
        conformance.key_of(case): conformance.answer(case, ours)
        for title, some in cases.items()
        if title != BEYOND
        for case in some
    }
    assert {key: one for key, one in answers.items() if one["outcome"] != "right"} == {}


def test_where_others_do_more_we_say_so(conformance, cases, load):
    ours = load("tools.ours").Ours()
    outcomes = [conformance.answer(case, ours)["outcome"] for case in cases[BEYOND]]
    assert outcomes == ["wrong", "none", "wrong", "none"]


def test_what_is_written_of_us_is_what_we_do_today(conformance, cases, load, results):
    ours = load("tools.ours").Ours()
    written = [one["answers"]["lessonkit"] for one in chain(*results["sections"].values())]
    assert written == [conformance.answer(case, ours) for case in chain(*cases.values())]


def test_the_results_hold_every_case_and_every_system(cases, load, results):
    asked = {title: [(c.row, c.shown, c.asks) for c in some] for title, some in cases.items()}
    assert asked == {
        title: [(row["case"], row["shown"], row["asks"]) for row in rows]
        for title, rows in results["sections"].items()
    }
    systems = set(load("tools").PLACES)
    assert all(set(row["answers"]) == systems for row in chain(*results["sections"].values()))


@pytest.mark.skipif(not FIELD.is_file(), reason="the list of cases is not beside this folder")
def test_every_case_that_the_field_gave_us_is_among_them(cases):
    rows = re.findall(r"^\| ([^|]+?) \|", FIELD.read_text("utf-8"), re.MULTILINE)
    assert {row for row in rows if row not in ("case", "---")} == {
        case.row for title, some in cases.items() if title != BEYOND for case in some
    }


def test_a_system_without_a_feature_is_not_called_wrong(conformance, cases, load):
    nothing = load("tools.tool").Tools()
    outcomes = {conformance.answer(case, nothing)["outcome"] for case in chain(*cases.values())}
    assert outcomes == {"none"}


def test_a_system_that_cuts_at_every_full_stop_is_seen_failing(conformance, cases, load):
    tool = load("tools.tool")

    class AtFullStops(tool.Tools):
        def split(self, texts):
            return {
                key: [tool.Piece(part, None) for part in text.split(".") if part]
                for key, text in texts.items()
            }

    outcomes = [
        conformance.answer(case, AtFullStops())["outcome"]
        for case in cases["Splitting a parent into children"]
    ]
    assert set(outcomes) == {"wrong"}


def test_a_system_that_raises_is_wrong_and_its_error_is_shown(conformance, cases, load):
    class Breaks(load("tools.tool").Tools):
        def search(self, texts, question, k):
            raise KeyError(question)

    [case] = [case for case in cases["Climbing, ranking, budget"] if case.row == "no match"]
    assert conformance.answer(case, Breaks()) == {
        "outcome": "wrong",
        "did": "KeyError: 'zebra quagga'",
    }


# Speed


def test_ours_are_built_and_send_within_the_budget(load):
    corpus = load("corpus").made_up(300)
    for system in load("systems.ours").SYSTEMS:
        built = system.build(corpus)
        found = built.search("Where do I return the bike?", 5)
        assert len(found) == 5 and set(found) <= {child.id for child in corpus.children}
        assert built.send("Where do I return the bike?", 5, 200)


def test_both_are_asked_the_same_questions_in_turn(load):
    asked = []
    load("speed").in_turn(
        lambda question, k: asked.append(("theirs", question, k)),
        lambda question, k: asked.append(("ours", question, k)),
        ["a", "b"], 0, (5,),
    )  # fmt: skip
    # Once each to warm up, and once each to be timed.
    assert asked == [(who, question, 5) for question in "ab" for who in ("theirs", "ours")] * 2


def test_a_ratio_is_of_two_medians_of_one_run(load):
    speed = load("pages.speed")
    row = {"search": {"median_ms": 3.0, "our_median_ms": 0.25}}
    assert speed.times(row, "search") == "12"
    assert [speed.ms(number) for number in (0.0416, 1.234, 12.34, 1234.5)] == [
        *("0.042", "1.23", "12.3", "1,234"),
    ]


# The page


@pytest.fixture
def written(load):
    page = load("page")
    return page.written(*(page.read(part) for part in page.PARTS))


def test_the_page_and_its_plots_are_what_the_results_say(written):
    for name, text in written.items():
        file = ROOT / "docs" / name
        assert file.read_text("utf-8") == text, f"run page.py: docs/{name} is not what it writes"


def test_every_plot_has_words_for_who_does_not_see_it(written):
    page = written["beside-the-frameworks.md"]
    pictures = re.findall(r"!\[([^\]]*)\]\((images/[^)]+)\)", page)
    assert {path for _, path in pictures} == {name for name in written if name.endswith(".svg")}
    assert all(len(words) > 80 for words, _ in pictures)
