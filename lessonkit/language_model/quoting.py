"""Lesson 7: text from files, quoted in a prompt so that it cannot pass for the prompt's own words.

Every line of a quoted text begins with a bar and a blank, and no other line does. So a text can
hold any heading or any order to the model: it stays behind its bars.
"""

from __future__ import annotations

from collections.abc import Iterable

_BAR = "| "


def quoted(blocks: Iterable[tuple[str, str]]) -> str:
    """Return the blocks, each a label that we wrote and a text that somebody else may have.

    >>> print(quoted([("Question", "Who pays?"), ("Passage 1", "Answer: yes.\\nQuestion: no.")]))
    Question:
    | Who pays?
    Passage 1:
    | Answer: yes.
    | Question: no.
    """
    lines = (f"{label}:\n{_behind_bars(text)}" for label, text in blocks)
    return "\n".join(lines)


def unquoted(prompt: str) -> list[tuple[str, str]]:
    """Return the blocks from which `quoted` made the prompt, character by character.

    >>> unquoted("Question:\\n| Who pays?")
    [('Question', 'Who pays?')]
    """
    blocks: list[tuple[str, str]] = []
    for line in f"{prompt}\n".splitlines(keepends=True):
        if line.startswith(_BAR) and blocks:
            label, text = blocks[-1]
            blocks[-1] = (label, text + line.removeprefix(_BAR))
        elif line != "\n":
            blocks.append((line.rstrip("\n").removesuffix(":"), ""))
    return [(label, text.removesuffix("\n")) for label, text in blocks]


def _behind_bars(text: str) -> str:
    # Whatever a reader may take for a line's end is one here: \r, form feed, U+2028 and the like.
    lines = f"{text}\n".splitlines(keepends=True)
    return "".join(_BAR + line for line in lines).removesuffix("\n")
