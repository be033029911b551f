"""What the lab computes: the two goals, what is sent, and that every ranker takes any guides."""

import pytest
from tiny import parent

from lessonkit.lab.look import Candidates, kind, look, pieces
from lessonkit.lab.widget import lab_guides
from lessonkit.minilm import MiniLM, ModelMissingError
from lessonkit.rankers import RANKERS

LIGHTS = "When should I turn on the bike lights?"
SAFETY = "What are the safety rules for riding?"
HELMET = "Is a helmet required?"
MODEL = MiniLM()  # the shipped vectors are read once for all tests


def candidates(ranker="MiniLM", guides=None, **settings):
    return Candidates(guides or lab_guides(), ranker, model=MODEL, **settings)


def top(shown, n):
    return [(hit.child.id, shown.ranker.show(hit.score)) for hit in shown.ranking[:n]]


def reached(shown):
    return [goal.reached for goal in shown.goals]


def test_the_question_about_lights_reaches_both_goals():
    shown = look(LIGHTS, candidates())
    assert top(shown, 2) == [("D50.2", "0.68"), ("D50", "0.50")]
    assert reached(shown) == [True, True]


def test_without_titles_another_guide_takes_the_second_place():
    shown = look(LIGHTS, candidates(titles=False))
    assert top(shown, 3) == [("D50.2", "0.61"), ("D58", "0.48"), ("D50", "0.47")]
    assert reached(shown) == [True, False]


def test_a_broad_question_ranks_the_whole_guide_above_the_lights_sentence():
    shown = look(SAFETY, candidates(only="D50.2"))
    assert top(shown, 2) == [("D50", "0.51"), ("D50.2", "0.46")]
    assert reached(shown) == [False, True]


def test_with_all_sentences_two_others_rank_above_the_whole_guide():
    shown = look(SAFETY, candidates())
    assert top(shown, 3) == [("D50.1", "0.65"), ("D50.4", "0.60"), ("D50", "0.51")]
    assert reached(shown) == [True, False]


def test_the_question_about_helmets_finds_the_group_guide_and_its_sentence_above_it():
    assert top(look(HELMET, candidates(only="D50.2")), 2) == [("D52", "0.37"), ("D50", "0.22")]
    shown = look(HELMET, candidates())
    assert top(shown, 3) == [("D52.2", "0.54"), ("D50.1", "0.52"), ("D52", "0.37")]
    assert reached(shown) == [True, False]


def test_with_word_overlap_a_whole_guide_has_all_that_its_sentence_has():
    # both share on, the, bike and lights, so they tie at 4, and the whole guide stands first
    shown = look(LIGHTS, candidates("word overlap", titles=False))
    assert top(shown, 2) == [("D50", "4"), ("D50.2", "4")]
    assert str(shown.goals[0]) == (
        "not yet - the small child ranks first: D50 (score 4) has rank 1, the best sentence "
        "D50.2 (score 4) rank 2, and among equals a whole guide stands before its sentences"
    )


def test_what_is_sent_comes_from_the_sentences_alone():
    shown = look(SAFETY, candidates(only="D50.2"), k=1)
    # D50 ranks first, and the one hit is D50.2 all the same; the guide has 34 words
    assert [hit.child.id for hit in shown.sent.passages[0].hits] == ["D50.2"]
    assert (shown.words, shown.tokens) == (34, 38)
    assert shown.cost == "34 words, 38 tokens"


def test_a_guide_that_does_not_fit_shrinks_to_a_window_with_the_neighbours_of_its_document():
    shown = look(LIGHTS, candidates(only="D50.2"), k=1, max_words=30, window=1)
    # D50.1 to D50.3: 9, 9 and 8 words
    assert shown.sent.passages[0].kind == "window" and shown.words == 26


def test_pieces_tell_the_hit_from_what_is_around_it_and_lose_nothing():
    shown = look(LIGHTS, candidates(), k=1)
    passage = shown.sent.passages[0]
    parts = list(pieces(passage, shown.parents))
    assert parts[1] == ("D50.2", "Switch on the bike lights from sunset to sunrise.")
    assert [hit_id for hit_id, _ in parts] == ["", "D50.2", ""]
    assert "".join(text for _, text in parts) == passage.text


def test_between_two_spans_a_mark_says_that_something_is_left_out():
    guide = parent("D1", "Red lamp. Blue hat. Red bell.")
    shown = look("red", candidates("word overlap", [guide]), max_words=4, window=0)
    parts = list(pieces(shown.sent.passages[0], shown.parents))
    assert parts == [("D1.1", "Red lamp."), ("", " [...] "), ("D1.3", "Red bell.")]


def test_nothing_in_common_is_an_empty_ranking_and_neither_goal():
    shown = look("xyzzy", candidates("TF-IDF"))
    assert (shown.ranking, shown.sent.passages, shown.words) == ((), (), 0)
    assert reached(shown) == [False, False]
    assert "no sentence matches" in shown.goals[0].why


def test_a_minimum_is_compared_with_the_score_that_the_ranking_shows():
    shown = look(LIGHTS, candidates("fusion of idf and MiniLM"), k=1, min_score=0.04)
    assert shown.sent.passages == ()
    assert shown.sent.trace.decisions[0].hit.score == shown.ranking[1].score


@pytest.mark.parametrize("ranker", RANKERS)
def test_no_text_scores_more_than_a_full_bar(ranker):
    for question in (LIGHTS, SAFETY, HELMET):
        shown = look(question, candidates(ranker))
        assert shown.ranking[0].score <= shown.most + 1e-9


@pytest.mark.parametrize("ranker", ["word overlap", "overlap with idf", "TF-IDF"])
@pytest.mark.parametrize(
    "texts",
    [["Red lamp. Blue hat."], ["Red lamp. Red lamp."] * 2, ["Red lamp."] * 3, ["?! ... Red lamp."]],
)
def test_small_and_repeated_guides_can_be_ranked(ranker, texts):
    guides = [parent(f"D{n}", text) for n, text in enumerate(texts)]
    assert look("red lamp", candidates(ranker, guides)).ranking


@pytest.mark.parametrize("text", ["Red lamp.", "Red lamp. Lamp, red!", "Red. Red."])
def test_lsa_says_what_it_needs(text):
    with pytest.raises(ValueError, match="two sentences or more that differ in a word"):
        candidates("LSA", [parent("D1", text)])


def test_lsa_takes_two_sentences_that_differ():
    assert look("red lamp", candidates("LSA", [parent("D1", "Red lamp. Blue hat.")])).ranking


@pytest.mark.parametrize("error", [ModelMissingError, ValueError])
def test_without_the_model_edited_texts_are_ranked_by_the_other_rankers(monkeypatch, error):
    def missing():
        raise error("no model, or a file of it was changed")

    monkeypatch.setattr("lessonkit.minilm.Model", missing)
    guides = [parent("D1", "Xyzzy lamp. Blue hat.")]
    with pytest.raises(error, match="no model"):
        Candidates(guides, "MiniLM")
    shown = look("lamp", Candidates(guides, "TF-IDF"))
    assert shown.tokens is None
    assert shown.cost == "4 words, tokens not counted, as the model cannot be used"


def test_a_ranker_and_a_sentence_that_are_not_there_are_named():
    with pytest.raises(ValueError, match=r"one of word overlap, .*; got 'minilm'"):
        candidates("minilm")
    with pytest.raises(ValueError, match=r"one sentence, such as D50\.2; got 'D50'"):
        candidates(only="D50")


def test_a_kind_is_said_in_a_word():
    assert [kind(hit.child) for hit in look(LIGHTS, candidates()).ranking[:2]] == [
        "sentence",
        "whole guide",
    ]
