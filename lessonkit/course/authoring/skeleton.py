"""The skeleton of a lesson, its exercise and three wrong answers: whole, but for what they say.

It runs and keeps every rule of form, so that all there is to do is to write what it asks for.
"""

from __future__ import annotations

from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from lessonkit.course.notebooks.stored import clean
from lessonkit.course.sequence import Lesson

TITLE = "WRITE: the question that the lesson answers?"

_LESSON = (
    """\
# {number} · {title}

**{minutes} minutes**, and about as long again for the exercise. You need: {needs}.

At the end of this lesson you can:

- WRITE: what a reader can do, first
- WRITE: what a reader can do, second
- WRITE: what a reader can do, third""",
    "WRITE: an everyday picture of the problem, and one drawing or table",
    ("from lessonkit import count_words", ""),
    """\
## Words you'll meet

- **word**: WRITE: each word in one line""",
    """\
## WRITE: the first step, as a heading

WRITE: what the next two or three lines do

**Predict.** WRITE: what the reader is to guess before running the cell""",
    (
        "# WRITE: two or three lines of code that print a sentence with a value in it\n"
        'text = "Search small, read big."\nprint("words:", count_words(text))',
        "words: 4\n",
    ),
    "WRITE: the number that was printed, read back in one sentence",
    """\
## Try it yourself

1. WRITE: a change, and what to say before running it (three of them)""",
    (
        '# WRITE: the cell that is changed\ntext = "Search small."\n'
        'print("words:", count_words(text))',
        "words: 2\n",
    ),
    """\
## Break it on purpose

WRITE: the change that goes wrong, and what it will show""",
    (
        "# WRITE: the broken version, and the wrong result or the error it gives\n"
        'text = ""\nprint("words:", count_words(text))',
        "words: 0\n",
    ),
    "WRITE: why it went wrong",
    """\
## Remember

- WRITE: one sentence for each thing worth keeping""",
    """\
## Explain it without notes

1. WRITE: a question that needs a sentence for an answer (three of them)""",
    """\
## Done when you can

You are done when you have, without looking,

- WRITE: what a reader can do, first, in the past tense
- WRITE: what a reader can do, second, in the past tense
- WRITE: what a reader can do, third, in the past tense

Now the exercise: [{number}](../exercises/{slug}.ipynb).""",
)

_QUESTION = """\
## {number}.1 WRITE: what to do, in three words

WRITE: what the function takes, what it gives back, and one example"""
_ANSWER = '''\
# {number}.1
def solved(text):
    """WRITE: what comes back."""
    ### BEGIN SOLUTION
    # WRITE: the answer
    return len(text.split())
    ### END SOLUTION'''
_CHECK = """\
# WRITE: the idea of the task in one sentence, which is shown when this check fails
print("two words:", solved("read  big"))"""
_HIDDEN = """\
# WRITE: the idea again, as the edge has it
### BEGIN HIDDEN TESTS
# WRITE: other inputs than above (empty, a repeat, a tie), printed first and then asserted
print("nothing:", solved(""))
print("one word:", solved("small"))
assert solved("") == 0
assert solved("small") == 1
### END HIDDEN TESTS"""
_HINTS = (
    "WRITE: a question that points the way",
    "WRITE: the name of the idea or of the tool",
    "WRITE: nearly the line of code, never the whole answer",
)

_WRONG = {
    "counts_blanks": 'text.count(" ") + 1',
    "counts_characters": "len(text)",
    "counts_one_too_many": "len(text.split()) + 1",
}


def lesson_notebook(lesson: Lesson) -> NotebookNode:
    """Return the skeleton of notebooks/NN_slug.ipynb, as it would be stored after a run."""
    needs = f"lesson {lesson.needs[-1][:2]}" if lesson.needs else "nothing"
    words = {
        "number": lesson.number,
        "slug": lesson.slug,
        "title": lesson.title,
        "minutes": lesson.minutes,
        "needs": needs,
    }
    cells = []
    for place, part in enumerate(_LESSON, 1):
        name = f"{lesson.number}-{place:02}"
        if isinstance(part, str):
            cells.append(new_markdown_cell(part.format(**words), id=name))
        else:
            cells.append(_code(name, *part))
    return _numbered(cells)


def solution_notebook(lesson: Lesson) -> NotebookNode:
    """Return the skeleton of solutions/NN_slug.ipynb: one task, whole."""
    number, task = lesson.number, f"{lesson.number}.1"
    title = f"# Exercise {number}: WRITE: its title\n\nWRITE: what it is about, in a sentence"
    cells = [
        new_markdown_cell(title, id=f"{number}-title"),
        _code(f"{number}-setup", "# WRITE: the imports and the small data that all tasks use", ""),
        new_markdown_cell(_QUESTION.format(number=number), id=f"{number}-1-question"),
        _code(f"{number}-1-answer", _ANSWER.format(number=number), "", task, "answer"),
        _code(f"{number}-1-check", _CHECK, "two words: 2\n", task, "check"),
        _code(f"{number}-1-hidden", _HIDDEN, "nothing: 0\none word: 1\n", task, "hidden"),
    ]
    for rung, words in enumerate(_HINTS, 1):
        cells.append(new_markdown_cell(words, id=f"{number}-1-hint-{rung}"))
        cells[-1].metadata["lessonkit"] = {"task": task, "role": "hint"}
    notebook = _numbered(cells)
    notebook.metadata["lessonkit"] = {"lesson": lesson.slug, "version": 1}
    return notebook


def wrong_answers(lesson: Lesson) -> dict[str, str]:
    """Return the text of each wrong answer by the name of its file."""
    says = (
        '"""WRITE: what happens, to "you", and what to look at; and a name that says it."""\n\n\n'
    )
    given = "# {number}.1\ndef solved(text):\n    return {wrong}\n"
    return {
        f"{name}.py": says + given.format(number=lesson.number, wrong=wrong)
        for name, wrong in _WRONG.items()
    }


def _code(name: str, source: str, prints: str, task: str = "", role: str = "") -> NotebookNode:
    cell = new_code_cell(source, id=name)
    if prints:
        cell.outputs = [new_output("stream", text=prints)]
    if role:
        cell.metadata["lessonkit"] = {"task": task, "role": role}
    return cell


def _numbered(cells: list[NotebookNode]) -> NotebookNode:
    for count, cell in enumerate((c for c in cells if c.cell_type == "code"), 1):
        cell.execution_count = count
    return clean(new_notebook(cells=cells))
