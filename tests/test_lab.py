"""The lab without a browser: its controls are set from Python, and what it shows is read."""

import time
from xml.etree import ElementTree

import pytest

from lessonkit.lab.look import Candidates, look
from lessonkit.lab.page import page
from lessonkit.lab.passages_text import read_guides
from lessonkit.lab.picture import lab_picture
from lessonkit.lab.widget import lab, lab_guides
from lessonkit.minilm import ModelMissingError
from lessonkit.rankers import RANKERS

LIGHTS = "When should I turn on the bike lights?"


@pytest.fixture
def open_lab():
    return lab()


@pytest.fixture(scope="module")
def shown():
    return look(LIGHTS, Candidates(lab_guides(), "MiniLM"), max_words=60)


def first(open_lab):
    return open_lab.shown.ranking[0].child.id


def test_it_opens_with_both_goals_reached(open_lab):
    assert open_lab.result.value.count("<b>✓ yes</b>") == 2
    assert open_lab.problem.value == ""


def test_another_question_is_another_ranking(open_lab):
    open_lab.question.value = "Is a helmet required?"
    assert first(open_lab) == "D52.2"
    assert "<b>not yet</b> - its whole guide is still in the top two" in open_lab.result.value


def test_an_edited_passage_is_ranked(open_lab):
    open_lab.ranker.value = "TF-IDF"
    open_lab.passages.value = "X1: Lamps\nNothing here. Turn on the bike lights when I should."
    assert first(open_lab) == "X1.2"


def test_a_text_that_cannot_be_read_stays_and_so_does_the_last_result(open_lab):
    before = open_lab.result.value
    open_lab.passages.value = "no <b>title</b>"
    assert "does not begin a guide: `no &lt;b&gt;title&lt;/b&gt;`" in open_lab.problem.value
    assert (open_lab.result.value, open_lab.passages.value) == (before, "no <b>title</b>")
    open_lab.reset.click()
    assert (open_lab.result.value, open_lab.problem.value) == (before, "")


def test_the_sliders_change_what_is_sent(open_lab):
    open_lab.k.value = 1
    assert open_lab.shown.words == 34
    open_lab.max_words.value = 30
    assert open_lab.shown.words == 26
    open_lab.window.value = 0
    assert open_lab.shown.words == 9
    open_lab.min_score.value = 0.7
    assert open_lab.shown.words == 0
    assert "below minimum" in open_lab.result.value


def test_another_ranker_has_a_scale_and_a_minimum_of_its_own(open_lab):
    open_lab.min_score.value = 0.5
    open_lab.ranker.value = "word overlap"
    assert (open_lab.min_score.value, open_lab.min_score.max, open_lab.min_score.step) == (0, 8, 1)
    assert open_lab.shown.min_score == 0


def test_one_sentence_can_be_chosen_and_stays_chosen_while_it_is_there(open_lab):
    open_lab.ranker.value = "TF-IDF"
    open_lab.only.value = "D50.2"
    assert len(open_lab.shown.ranking) == 6  # the sentence and five whole guides
    open_lab.passages.value = open_lab.passages.value.replace("Wear a", "Put on a")
    assert open_lab.only.value == "D50.2"
    open_lab.passages.value = "D1: a\nRed lamp. Blue bike lights."
    assert open_lab.only.value == ""


def test_without_the_model_its_sentence_is_shown_and_another_ranker_goes_on(monkeypatch):
    def missing():
        raise ModelMissingError("the model is not <installed>")

    monkeypatch.setattr("lessonkit.minilm.Model", missing)
    open_lab = lab()
    assert "✓ yes" in open_lab.result.value  # the course's own texts need no model
    open_lab.question.value = "xyzzy lights"
    assert "the model is not &lt;installed&gt;" in open_lab.problem.value
    open_lab.ranker.value = "TF-IDF"
    assert (open_lab.problem.value, first(open_lab)) == ("", "D50.2")


def test_what_is_typed_is_shown_and_never_run():
    evil = "<script>alert(1)</script>"
    guides = f"D1: <i>{evil}\nRed lamp {evil}. Blue hat."
    open_lab = lab()
    open_lab.ranker.value = "word overlap"
    open_lab.passages.value, open_lab.question.value = guides, f"red lamp {evil}"
    assert "&lt;script&gt;alert(1)" in open_lab.result.value
    assert "<script" not in open_lab.result.value and "<i>" not in open_lab.result.value


@pytest.mark.parametrize("ranker", RANKERS)
def test_a_change_shows_at_once(open_lab, ranker):
    # A tenth of the bound is what a quiet machine needs for a change, in the kernel: 0.3 s.
    open_lab.ranker.value = ranker
    started = time.perf_counter()
    open_lab.question.value = "Where do I return the bike?"
    open_lab.k.value = 5
    assert time.perf_counter() - started < 3


def test_a_hit_is_marked_by_a_word_and_a_whole_guide_named(shown):
    html = page(shown)
    assert "<mark><b>hit D50.2:</b> Switch on the bike lights" in html
    assert "<b>D50</b> whole guide" in html


def test_the_picture_is_well_formed_and_the_same_bytes_each_time(shown):
    bundle = lab_picture(shown)._repr_mimebundle_()
    ElementTree.fromstring(bundle["image/svg+xml"])
    assert lab_picture(shown) == lab_picture(shown)


def test_the_picture_says_in_words_all_that_it_draws(shown):
    text = lab_picture(shown).text
    assert "yes - the small child ranks first: D50.2 (score 0.68) has rank 1" in text
    assert "  2  D50     whole guide  0.50" in text
    assert "[hit D50.2: Switch on the bike lights from sunset to sunrise.]" in text
    assert "D58.3 (score 0.49): shrunk to the child, 13 words added" in text


def test_a_control_character_in_an_edited_guide_leaves_the_picture_well_formed():
    guides = read_guides("D1: A \x1b key\nRed \x00 lamp.")
    svg = lab_picture(look("red \x1b lamp", Candidates(guides, "TF-IDF"))).svg
    ElementTree.fromstring(svg)
    assert "Red \ufffd lamp." in svg


def test_an_empty_ranking_has_a_picture_too():
    nothing = look("xyzzy", Candidates(lab_guides(), "TF-IDF"))
    assert "ranked: nothing matches the question" in lab_picture(nothing).text
    assert "Nothing matches the question" in page(nothing)
