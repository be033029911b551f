"""The small drawings: well-formed, with their text, and the same bytes each time."""

import sys
from xml.etree import ElementTree

import pytest

from lessonkit.pictures import Row, bars, lines, strips, xml_text
from lessonkit.plots import Point, gain_against_cost, ranks_by_size

PICTURES = {
    "strips": lambda: strips([Row("D<1>", ["D1.1", "D1.2"], ["D1.2"], ["D1.1", "D1.2"])], "a & b"),
    "bars": lambda: bars({"a<b": 2, "c": 0.5}, "a & b"),
    "lines": lambda: lines({"kept": {1: 8, 2: 7}, "sent": {1: 17, 2: 0}}, "minimum", "a & b"),
    "ranks": lambda: ranks_by_size({"a & b": {51: [1, 3], 501: [9, 40]}}),
    "gains": lambda: gain_against_cost({"a & b": [Point("w<0", 100, 0.3, 0.2, 0.4)]}),
    "no strips": lambda: strips([], "a & b"),
    "no bars": lambda: bars({}, "a & b"),
    "no lines": lambda: lines({}, "x", "a & b"),
}


@pytest.fixture(params=PICTURES)
def draw(request):
    return PICTURES[request.param]


def test_a_picture_is_well_formed_and_offers_its_text(draw):
    bundle = draw()._repr_mimebundle_()
    ElementTree.fromstring(bundle["image/svg+xml"])
    assert "a & b" in bundle["text/plain"]


def test_drawing_twice_gives_the_same_bytes(draw):
    assert draw() == draw()


def test_what_xml_cannot_hold_is_shown_as_the_replacement_character():
    odd = "a\x00b\x1bc\ud800d\uffff"
    svg = strips([Row(odd, [odd])], odd).svg
    ElementTree.fromstring(svg)
    assert svg.count("a\ufffdb\ufffdc\ufffdd\ufffd") == 3


def test_every_other_character_stays_as_it_is():
    kept = "\t\n\x7f é\ud7ff\ue000\ufffd🚲"
    assert xml_text(kept) == kept


def test_a_match_and_what_is_read_are_said_in_words_not_by_colour_alone():
    svg = strips([Row("D1", ["D1.1"], matched=["D1.1"], sent=["D1.1"])], "x").svg
    assert ">match<" in svg and ">read<" in svg


def test_each_bar_has_its_number_beside_it():
    svg = bars({"a": 2, "b": 0.5}, "x").svg
    assert ">2<" in svg and ">0.5<" in svg


def test_each_curve_has_a_dash_of_its_own_and_its_name():
    svg = lines({"kept": {1: 1}, "sent": {1: 2}}, "minimum", "x").svg
    assert 'stroke-dasharray=""' in svg and 'stroke-dasharray="7 4"' in svg
    assert ">kept<" in svg and ">sent<" in svg


def test_the_plot_of_ranks_says_its_medians():
    # the median of 1 and 3 is 2, of 9 and 40 24.5
    text = ranks_by_size({"idf": {51: [1, 3], 501: [9, 40]}}).text
    assert text == "idf: the median rank goes to 2 of 51 children, to 24.5 of 501 children."


def test_the_plot_of_gains_says_what_each_point_answers_and_costs():
    text = gain_against_cost({"alone": [Point("k=1", 29, 1 / 3, 0.2, 0.5)]}).text
    assert text == "alone: k=1 answers 0.33 for 29 words."


def test_each_curve_of_gains_has_its_name_and_its_labels():
    svg = gain_against_cost(
        {"alone": [Point("k=1", 29, 0.3, 0.2, 0.5)], "window 2": [Point("k=3", 90, 0.5, 0.4, 0.6)]}
    ).svg
    assert all(f">{words}<" in svg for words in ("alone", "window 2", "k=1", "k=3"))


def test_without_matplotlib_the_plot_at_size_is_its_words_alone(monkeypatch):
    with_it = PICTURES["ranks"]().text
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)  # as in a browser's Python
    assert PICTURES["ranks"]()._repr_mimebundle_() == {"text/plain": with_it}
