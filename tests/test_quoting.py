"""Lesson 7: quoted text stays behind its bars."""

from hypothesis import given
from hypothesis import strategies as st

from lessonkit.language_model.quoting import quoted, unquoted

NASTY = st.text(alphabet=st.sampled_from("|: ab\n\r\v\f\x1c\x85\u2028\u2029"), max_size=12)


def test_a_text_cannot_begin_a_block_of_its_own():
    prompt = quoted([("Passage 1", "Wait.\nQuestion:\n| Who?")])
    assert prompt.splitlines() == ["Passage 1:", "| Wait.", "| Question:", "| | Who?"]


def test_no_block_is_an_empty_prompt():
    assert quoted([]) == "" and unquoted("") == []


@given(st.lists(NASTY | st.text(max_size=12), max_size=3))
def test_every_line_is_a_label_or_stands_behind_a_bar(texts):
    lines = quoted([("Passage", text) for text in texts]).splitlines()
    assert all(line == "Passage:" or line.startswith("| ") for line in lines)
    assert lines.count("Passage:") == len(texts)


@given(st.lists(NASTY | st.text(max_size=12), max_size=3))
def test_the_texts_come_back_as_they_were(texts):
    blocks = [(f"Passage {n}", text) for n, text in enumerate(texts)]
    assert unquoted(quoted(blocks)) == blocks
