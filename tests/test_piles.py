"""Sets of children as whole numbers."""

from hypothesis import given
from hypothesis import strategies as st

from lessonkit.piles import pile_of, places_in


def test_bit_n_stands_for_the_child_at_place_n():
    # places 0, 3 and 8: 1 + 8 + 256
    assert pile_of([0, 3, 8], size=9) == 265
    assert list(places_in(265)) == [0, 3, 8]


def test_no_children_are_zero():
    assert pile_of([], size=0) == 0
    assert list(places_in(0)) == []


@given(st.sets(st.integers(0, 400)))
def test_the_places_come_back_in_order(places):
    assert list(places_in(pile_of(places, size=401))) == sorted(places)


@given(st.sets(st.integers(0, 40)), st.sets(st.integers(0, 40)))
def test_and_is_the_children_in_both(a, b):
    both = pile_of(a, size=41) & pile_of(b, size=41)
    assert set(places_in(both)) == a & b
