"""The children around a child, by position alone."""

import pytest
from tiny import child

from lessonkit.windows import neighbours

D1 = [child(f"D1.{n}") for n in (1, 2, 3, 4)]
D2 = [child("D2.1")]


def numbers(children):
    return [c.ordinal for c in children]


def test_a_window_holds_the_child_and_those_beside_it():
    assert numbers(neighbours(D1[1], D1 + D2, 1)) == [1, 2, 3]


def test_a_window_is_clipped_at_both_ends_of_the_document():
    assert numbers(neighbours(D1[3], D1 + D2, 3)) == [1, 2, 3, 4]
    assert numbers(neighbours(D1[0], D1 + D2, 3)) == [1, 2, 3, 4]


def test_a_window_never_holds_a_child_of_the_next_document():
    assert neighbours(D1[3], D1 + D2, 1) == D1[2:]


def test_a_window_of_zero_is_the_child_alone():
    assert neighbours(D1[1], D1, 0) == [D1[1]]


def test_neighbours_stand_in_document_order_whatever_the_order_of_the_list():
    assert numbers(neighbours(D1[1], D1[::-1], 1)) == [1, 2, 3]


def test_a_negative_window_is_refused():
    with pytest.raises(ValueError, match="from 0 up; got -1"):
        neighbours(D1[0], D1, -1)
