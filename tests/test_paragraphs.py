"""Paragraphs as children."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessonkit.paragraphs import paragraph_spans


def cut(text):
    return [text[start:end] for start, end in paragraph_spans(text)]


def test_a_blank_line_ends_a_paragraph_and_a_line_end_does_not():
    assert cut("One\ntwo.\n\nThree.\n \t\n\nFour.") == ["One\ntwo.", "Three.", "Four."]


def test_a_block_of_code_is_one_paragraph_blank_lines_and_all():
    code = "```bash\nls\n\npwd\n```"
    assert cut(f"Run:\n\n{code}\n\nDone.") == ["Run:", code, "Done."]


def test_a_block_of_code_is_a_paragraph_of_its_own_without_blank_lines_around_it():
    assert cut("Run:\n```\nls\n```\nDone.") == ["Run:", "```\nls\n```", "Done."]


@pytest.mark.parametrize("inside", ["~~~", "``", "```python"])
def test_a_fence_is_closed_only_by_its_like(inside):
    block = f"```\n{inside}\n\nls\n```"
    assert cut(f"{block}\nDone.") == [block, "Done."]


def test_a_longer_fence_holds_a_shorter_one():
    block = "````\n```\nls\n```\n\n````"
    assert cut(f"{block}\nDone.") == [block, "Done."]


def test_code_inside_a_line_opens_no_block():
    assert cut("```x``` is code.\n\nDone.") == ["```x``` is code.", "Done."]


def test_an_indented_fence_is_one_and_a_longer_one_closes_it():
    block = "   ```\nls\n\n````"
    assert cut(f"{block}\nDone.") == [block.strip(), "Done."]


def test_a_fence_that_is_never_closed_runs_to_the_end():
    assert cut("```\nls\n\npwd") == ["```\nls\n\npwd"]


@pytest.mark.parametrize("text", ["", "  \n \n", "\r\n\r\n"])
def test_a_blank_text_has_no_paragraph(text):
    assert cut(text) == []


@given(st.text(alphabet="ab \n\r`~"))
def test_nothing_but_white_space_lies_between_the_paragraphs(text):
    place = 0
    for start, end in paragraph_spans(text):
        assert not text[place:start].strip()
        assert start < end and text[start:end] == text[start:end].strip()
        place = end
    assert not text[place:].strip()
