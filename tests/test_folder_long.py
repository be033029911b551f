"""What is too long to be searched as one, and where it is cut."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from readings import TEXTS, WORD

from lessonkit.folder.long import MAX_WORDS, cut, runs, size

SIZES = st.lists(st.integers(0, 300), max_size=30)


def test_a_short_text_is_left_as_it_is():
    assert list(cut("One. Two.", 0, 9)) == [(0, 9)]


def test_a_long_sentence_is_cut_between_words():
    text = "word " * 250  # three pieces of 84, 84 and 82
    assert [len(text[a:b].split()) for a, b in cut(text, 0, len(text) - 1)] == [84, 84, 82]


def test_a_word_is_never_cut_however_long():
    assert list(cut("x" * 5000, 0, 5000)) == [(0, 5000)]


def test_a_script_without_blanks_is_counted_by_its_characters():
    text = "今天天气很好我们去公园吧你来吗今天真好。" * 100  # 2,000 characters count as 200 words
    pieces = [text[a:b] for a, b in cut(text, 0, len(text))]
    assert len(pieces) == 2 and "".join(pieces) == text


def test_runs_of_nothing_are_none():
    assert list(runs([])) == []
    assert list(runs([0, 0])) == [(0, 2)]


@given(SIZES)
def test_runs_are_every_place_once_and_none_is_too_long_that_can_be_shorter(sizes):
    found = list(runs(sizes))
    assert [n for a, b in found for n in range(a, b)] == list(range(len(sizes)))
    assert all(sum(sizes[a:b]) <= MAX_WORDS or b - a == 1 for a, b in found)


@given(TEXTS.map(lambda text: text * 20))
def test_cutting_loses_no_word(text):
    start, end = len(text) - len(text.lstrip()), len(text.rstrip())
    if start >= end:
        return
    spans = list(cut(text, start, end))
    assert WORD.findall(" ".join(text[a:b] for a, b in spans)) == WORD.findall(text)
    assert all(a[1] <= b[0] for a, b in pairwise(spans))
    assert all(size(text[a:b]) <= 2 * MAX_WORDS or " " not in text[a:b] for a, b in spans)
