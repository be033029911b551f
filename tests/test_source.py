"""A function as a lesson shows it."""

from lessonkit.overlap import idf_weight, overlap
from lessonkit.source import source_of


def test_the_docstring_is_left_out_and_the_rest_is_as_written():
    assert source_of(overlap) == (
        "def overlap(query: str, text: str) -> int:\n"
        "    return len(set(terms(query)) & set(terms(text)))"
    )


def test_a_function_without_a_docstring_is_shown_whole():
    def plain(x):
        return x + 1

    assert source_of(plain) == "def plain(x):\n    return x + 1"


def test_a_docstring_of_several_lines_goes_with_its_examples():
    shown = source_of(idf_weight)
    assert ">>>" not in shown and shown.startswith("def idf_weight") and "return round" in shown
