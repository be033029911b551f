"""The trace as a table."""

from tiny import hit

from lessonkit.trace import Decision, Trace, show_score


def test_the_table_lines_up_under_its_head():
    trace = Trace(
        (
            Decision(hit("D50.2", 4), "kept whole", 34, "the parent fits"),
            Decision(hit("D7.1", 0.5), "dropped", 0, "too weak"),
        )
    )
    assert str(trace).splitlines() == [
        "hit    score  outcome     words  why",
        "D50.2      4  kept whole     34  the parent fits",
        "D7.1    0.50  dropped         0  too weak",
    ]


def test_an_empty_trace_is_its_head_alone():
    assert str(Trace(())) == "hit  score  outcome  words  why"


def test_a_whole_score_has_no_decimals():
    assert [show_score(score) for score in (3, 3.0, 0.675, 2.999)] == ["3", "3", "0.68", "3.00"]


def test_a_score_without_end_is_shown_as_it_is():
    assert show_score(float("inf")) == "inf"
