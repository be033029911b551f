"""How good a ranking is, whether the facts are in what is sent, and how sure a difference is."""

from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import bootstrap

from lessonkit.measure import (
    Change,
    Interval,
    changed,
    coverage,
    facts_covered,
    first_rank,
    hit_rate,
    mrr,
    outcome,
    paired_bootstrap,
    summary,
)
from lessonkit.records import Passage, Span
from lessonkit.tutorials import Fact, Question

TWO = Question("Q1", "How?", (Fact("D1", "turn the key"), Fact("D1", "pull the lever")))
UNCOVERED = Question("Q2", "Why?", absent=("because",))


def passage(text, document_id="D1"):
    return Passage(document_id, "window", (Span("P", 0, len(text), text),), (), 1)


# Rankings

QRELS = {"Q1": ["D1"], "Q2": ["D1", "D4"], "Q3": ["D9"]}
# the first right id has rank 2, rank 1, and there is none
RUN = {"Q1": ["D2", "D1"], "Q2": ["D4", "D1"], "Q3": ["D1", "D2"]}


@pytest.mark.parametrize(("k", "expected"), [(1, 1 / 3), (2, 2 / 3), (99, 2 / 3)])
def test_the_hit_rate_is_the_share_of_questions_with_a_right_id_among_the_first_k(k, expected):
    assert hit_rate(RUN, QRELS, k) == pytest.approx(expected)


def test_two_right_ids_are_one_hit():
    assert hit_rate({"Q2": ["D1", "D4"]}, {"Q2": ["D1", "D4"]}, 2) == 1


def test_mrr_is_the_mean_of_one_over_the_first_right_rank():
    assert mrr(RUN, QRELS) == pytest.approx((1 / 2 + 1 + 0) / 3)
    # only the first id is looked at
    assert mrr(RUN, QRELS, k=1) == pytest.approx((0 + 1 + 0) / 3)


def test_a_question_for_which_nothing_was_found_stays_in_the_mean():
    assert hit_rate({"Q1": ["D1"], "Q2": []}, QRELS, 5) == pytest.approx(1 / 3)
    assert mrr({"Q1": ["D1"]}, QRELS) == pytest.approx(1 / 3)


def test_a_question_that_nobody_judged_counts_for_nothing():
    assert hit_rate(RUN | {"Q7": ["D1"]}, QRELS, 1) == hit_rate(RUN, QRELS, 1)
    assert mrr(RUN | {"Q7": ["D1"]}, QRELS) == mrr(RUN, QRELS)


def test_the_first_rank_counts_from_1_and_0_is_none():
    assert first_rank(["D3", "D1", "D1"], {"D1"}) == 2
    assert first_rank(["D3"], {"D1"}) == first_rank([], {"D1"}) == 0


@pytest.mark.parametrize(
    ("run", "qrels"), [({"Q1": ["D5"]}, {"Q1": "D50"}), ({"Q1": "D5"}, {"Q1": ["D5"]})]
)
def test_an_id_in_the_place_of_several_is_refused(run, qrels):
    # "D5" is found in "D50", and "D5" gives the ids "D" and "5"
    for measure in (hit_rate, mrr):
        with pytest.raises(TypeError, match="given in a list or a set, as in"):
            measure(run, qrels, k=1)


@pytest.mark.parametrize("k", [0, -1])
def test_a_depth_below_1_is_refused(k):
    for measure in (hit_rate, mrr):
        with pytest.raises(ValueError, match=f"from 1 up; got {k}"):
            measure(RUN, QRELS, k=k)


def test_no_question_has_no_mean():
    for refused in (lambda: hit_rate({}, {}, 1), lambda: mrr({}, {}), lambda: summary({})):
        with pytest.raises(ValueError, match="one question or more; got none"):
            refused()


DOCUMENTS = [f"D{n}" for n in range(8)]
QUESTIONS = st.sampled_from([f"Q{n}" for n in range(6)])
QRELS_ANY = st.dictionaries(
    QUESTIONS, st.sets(st.sampled_from(DOCUMENTS), min_size=1, max_size=3), min_size=1
)
RUNS_ANY = st.dictionaries(QUESTIONS, st.lists(st.sampled_from(DOCUMENTS), unique=True))


@given(RUNS_ANY, QRELS_ANY, st.integers(1, 9))
def test_both_measures_are_those_of_trec_eval(run, qrels, k):
    ir = pytest.importorskip("ir_measures", reason="ir-measures has no wheel for this machine")
    judged = {key: dict.fromkeys(right, 1) for key, right in qrels.items()}
    # it ranks by score, so the first id gets the highest
    scored = {
        key: {found: float(-rank) for rank, found in enumerate(ids)} for key, ids in run.items()
    }
    theirs = ir.calc_aggregate([ir.Success @ k, ir.RR, ir.RR @ k], judged, scored)
    assert hit_rate(run, qrels, k) == pytest.approx(theirs[ir.Success @ k])
    assert mrr(run, qrels) == pytest.approx(theirs[ir.RR])
    assert mrr(run, qrels, k) == pytest.approx(theirs[ir.RR @ k])


# Facts


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
    assert facts_covered(UNCOVERED, [passage("because")]) == ()


# Outcomes


@pytest.mark.parametrize(
    ("question", "texts", "verdict"),
    [
        (TWO, ["turn the key", "pull the lever"], "answered"),
        (TWO, ["turn the key"], "partial"),
        (TWO, ["wait"], "no"),
        (TWO, [], "no"),
        (UNCOVERED, [], "clean no"),
        (UNCOVERED, ["wait"], "padded"),
        (UNCOVERED, ["because"], "padded"),  # any text at all is more to read than none
    ],
)
def test_the_verdict_says_whether_an_answer_is_there(question, texts, verdict):
    assert outcome(question, map(passage, texts)).verdict == verdict


def test_the_cost_is_counted_over_all_that_was_sent():
    one = outcome(TWO, [passage("turn the key"), passage("wait a bit")], count_tokens=len)
    assert one.sent == ("turn the key", "wait a bit")
    assert (one.words, one.tokens) == (3 + 3, 12 + 10)


def test_without_a_counter_tokens_are_words():
    assert outcome(TWO, [passage("turn the key")]).tokens == 3


def test_coverage_asks_each_question_once_by_its_text():
    sent = {"How?": [passage("turn the key")], "Why?": []}
    outcomes = coverage([TWO, UNCOVERED], sent.__getitem__)
    assert {key: one.verdict for key, one in outcomes.items()} == {
        "Q1": "partial",
        "Q2": "clean no",
    }


def test_two_questions_of_one_id_are_refused_and_it_is_named():
    with pytest.raises(ValueError, match="an id of its own; two have Q1"):
        coverage([TWO, UNCOVERED, TWO], lambda question: [])


def test_coverage_judges_any_system_that_gives_document_ids_and_texts():
    class Note:
        document_id, text = "D1", "turn the key and pull the lever"

    assert coverage([TWO], lambda question: [Note()])["Q1"].verdict == "answered"


def test_a_summary_counts_the_verdicts_and_takes_the_median_cost():
    sent = ["turn the key pull the lever", "turn the key", "wait", "stop"]
    outcomes = {str(n): outcome(TWO, [passage(text)]) for n, text in enumerate(sent)}
    outcomes |= {"u": outcome(UNCOVERED, []), "v": outcome(UNCOVERED, [passage("a b c d e")])}
    found = summary(outcomes)
    assert (found.answered, found.partial, found.no) == (1, 1, 2)
    assert (found.clean_no, found.padded) == (1, 1)
    # 6, 3, 1, 1, 0 and 5 words: the middle two of 0 1 1 3 5 6 are 1 and 3
    assert found.median_words == found.median_tokens == 2


# What changed


def judged(**sent):
    """Return outcomes by id: of TWO, or of UNCOVERED for an id that begins with u."""
    return {
        key: outcome(UNCOVERED if key[0] == "u" else TWO, map(passage, texts))
        for key, texts in sent.items()
    }


def test_a_question_that_moved_is_named_with_the_fact_that_moved_it():
    before = judged(a=["turn the key"], b=["turn the key"])
    after = judged(a=["turn the key", "pull the lever"], b=["turn the key, please"])
    assert changed(before, after) == [Change("a", "partial", "answered", ("pull the lever",), ())]


def test_a_fact_that_went_is_named_too():
    (moved,) = changed(judged(a=["turn the key"]), judged(a=["wait"]))
    assert str(moved) == "a: partial -> no\n  went: turn the key"


def test_an_uncovered_question_is_moved_by_the_first_text_that_was_sent():
    before, after = judged(u=[]), judged(u=["wait", "stop"])
    assert str(changed(before, after)[0]) == "u: clean no -> padded\n  came: wait"
    assert str(changed(after, before)[0]) == "u: padded -> clean no\n  went: wait"


def test_changes_stand_in_the_order_of_the_questions():
    before, after = judged(b=[], a=[]), judged(a=["turn the key"], b=["turn the key"])
    assert [one.question_id for one in changed(before, after)] == ["b", "a"]


def test_nothing_changed_is_an_empty_list():
    assert changed(judged(a=["turn the key"]), judged(a=["turn the key"])) == []


def test_runs_over_different_questions_are_refused_and_one_is_named():
    with pytest.raises(ValueError, match="same questions; these differ in b"):
        changed(judged(a=[]), judged(a=[], c=[], b=[]))


# How sure

ONES = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=10, max_size=40)


def test_where_every_question_rises_alike_there_is_no_doubt():
    assert paired_bootstrap([0, 1, 0.5], [0.25, 1.25, 0.75]) == Interval(0.25, 0.25, 0.25)


def test_the_interval_is_shown_with_signs_to_two_decimals():
    assert str(Interval(0.125, -0.031, 0.3)) == "+0.12 (-0.03 to +0.30)"
    assert str(Interval(-0.001, -0.03, -0.0)) == "+0.00 (-0.03 to +0.00)"


def test_the_same_numbers_give_the_same_interval_and_another_seed_another():
    before, after = [0, 0, 1, 1, 0, 1, 0], [1, 0, 1, 0, 1, 1, 0.5]
    assert paired_bootstrap(before, after) == paired_bootstrap(before, after)
    assert paired_bootstrap(before, after, resamples=50) != paired_bootstrap(
        before, after, resamples=50, seed=1
    )


def test_one_question_that_moved_of_forty_is_noise():
    # a mean of 1/40; a resample without that question, one in e, has 0
    found = paired_bootstrap([0] * 40, [0] * 39 + [1])
    assert (found.difference, found.low) == (1 / 40, 0)


@given(ONES)
def test_the_difference_is_that_of_the_means_and_lies_inside(pairs):
    before, after = zip(*pairs, strict=True)
    found = paired_bootstrap(before, after, resamples=200)
    assert found.difference == pytest.approx(fmean(after) - fmean(before))
    assert found.low <= found.difference <= found.high


@given(ONES)
def test_the_other_way_round_the_signs_turn(pairs):
    before, after = zip(*pairs, strict=True)
    there = paired_bootstrap(before, after, resamples=200)
    back = paired_bootstrap(after, before, resamples=200)
    assert (back.difference, back.low, back.high) == pytest.approx(
        (-there.difference, -there.high, -there.low)
    )


def test_the_interval_is_that_of_scipy():
    before = [n % 3 / 2 for n in range(40)]
    after = [n % 7 / 6 for n in range(40)]

    def rise(before, after, axis):
        return after.mean(axis=axis) - before.mean(axis=axis)

    # not the same draws: each edge of 10,000 resamples is known to about 0.003
    theirs = bootstrap(
        (before, after), rise, paired=True, method="percentile", n_resamples=10_000, rng=0
    ).confidence_interval
    ours = paired_bootstrap(before, after)
    assert (ours.low, ours.high) == pytest.approx((theirs.low, theirs.high), abs=0.012)


@pytest.mark.parametrize(
    ("before", "after", "said"), [([], [], "0 before and 0 after"), ([1], [1, 0], "1 before and 2")]
)
def test_lists_that_do_not_pair_are_refused(before, after, said):
    with pytest.raises(ValueError, match=f"one question or more, and two numbers .*; got {said}"):
        paired_bootstrap(before, after)


def test_no_resample_is_refused():
    with pytest.raises(ValueError, match="from 1 up; got 0"):
        paired_bootstrap([1], [1], resamples=0)
