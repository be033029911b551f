"""Fenced blocks of code."""

import pytest

from lessonkit.fences import fence_after


@pytest.mark.parametrize(
    ("line", "fence"),
    [
        ("```", "```"),
        ("```python", "```"),
        ("   ~~~", "~~~"),
        ("~~~ `a`", "~~~"),
        ("````\r\n", "````"),
    ],
)
def test_three_or_more_marks_open_a_block(line, fence):
    assert fence_after(line, "") == fence


@pytest.mark.parametrize("line", ["``", "```x``` is code", "    ```", "text ```", ""])
def test_anything_else_opens_none(line):
    assert fence_after(line, "") == ""


@pytest.mark.parametrize(
    ("line", "fence", "open_behind"),
    [
        ("```", "```", ""),
        ("````  ", "```", ""),
        ("```", "````", "````"),
        ("~~~", "```", "```"),
        ("```python", "```", "```"),
        ("ls", "```", "```"),
    ],
)
def test_a_block_is_closed_only_by_its_like(line, fence, open_behind):
    assert fence_after(line, fence) == open_behind
