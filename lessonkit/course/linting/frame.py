"""Rules for the frame of a lesson: its first cell, its last, its headings, its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher

from lessonkit.course.linting.sheet import Sheet

# What every lesson has. Myths, measurements and trade-offs have their places; these are no less
# than the frame, in the order in which the last three close it.
REQUIRED = (
    "Words you'll meet",
    "Try it yourself",
    "Break it on purpose",
    "Remember",
    "Explain it without notes",
    "Done when you can",
)
LAST_THREE = REQUIRED[-3:]
UNWANTED = re.compile(r"\b(simply|just|obviously|easy|easily|utils)\b", re.IGNORECASE)
Found = Iterator[tuple[int | None, str]]


def title(sheet: Sheet) -> Found:
    """The first cell is Markdown and its title is `# NN · ` and the question of course.toml."""
    first = sheet.cells[0] if sheet.cells else None
    if first is None or first.kind != "markdown" or not first.headings:
        yield 0 if first else None, "begins with a Markdown cell whose first line is the title"
        return
    level, text = first.headings[0]
    if level != 1 or not text.endswith("?"):
        yield 0, f"the title is a question, `# ...?`; got {text!r}"
    if sheet.lesson is None:
        yield None, f"course.toml has no lesson {sheet.slug!r}"
    elif text != f"{sheet.lesson.number} · {sheet.lesson.title}":
        want = f"{sheet.lesson.number} · {sheet.lesson.title}"
        yield 0, f"the title is that of course.toml, {want!r}; got {text!r}"


def opening(sheet: Sheet) -> Found:
    """The first cell says how many minutes it takes, what you need, and three objectives."""
    if not sheet.cells:
        return
    first = sheet.cells[0]
    minutes = re.search(r"\*\*(\d+) minutes", first.source)
    if not minutes:
        yield 0, "says how long it takes, `**30 minutes.**`"
    elif sheet.lesson and int(minutes[1]) != sheet.lesson.minutes:
        yield 0, f"course.toml says {sheet.lesson.minutes} minutes, the cell {minutes[1]}"
    if "You need" not in first.source:
        yield 0, "says what you need, `You need: ...`"
    if len(first.bullets) != 3:
        yield 0, f"has exactly three objectives; got {len(first.bullets)}"


def closing(sheet: Sheet) -> Found:
    """The last cell repeats the objectives in the past tense and leads on."""
    if not sheet.cells:
        return
    at, last = len(sheet.cells) - 1, sheet.cells[-1]
    if (2, LAST_THREE[-1]) not in last.headings:
        yield at, f"the last cell begins `## {LAST_THREE[-1]}`"
    objectives = sheet.cells[0].bullets
    if len(last.bullets) != 3:
        yield at, f"repeats the three objectives; got {len(last.bullets)}"
    for objective, repeat in zip(objectives, last.bullets, strict=False):
        if SequenceMatcher(None, objective.split(), repeat.split()).ratio() < 0.6:
            yield at, f"repeats {objective!r} in the past tense; got {repeat!r}"
    if (link := _link_on(sheet)) and f"]({link})" not in last.source:
        yield at, f"links to {link}"


def _link_on(sheet: Sheet) -> str:
    """Return where the last cell leads: to the exercise; lesson 00, which has none, to the next."""
    if sheet.lessons and sheet.slug == sheet.lessons[0].slug:
        return f"{sheet.lessons[1].slug}.ipynb" if len(sheet.lessons) > 1 else ""
    return f"../exercises/{sheet.slug}.ipynb"


def frame(sheet: Sheet) -> Found:
    """Each part of the frame has its heading, the last three close the lesson, and one predicts."""
    texts = [text for _, cell in sheet.markdown for _, text in cell.headings]
    for part in REQUIRED:
        if part not in texts:
            yield None, f"has a part `## {part}`"
    if [text for text in texts if text in LAST_THREE] != list(LAST_THREE):
        yield None, f"ends with {', '.join(LAST_THREE)}, in this order, each once"
    if not any("**Predict.**" in cell.source for _, cell in sheet.markdown):
        yield None, "asks for a prediction at least once, `**Predict.** ...`"


def headings(sheet: Sheet) -> Found:
    """One title, and no heading more than one level below the one before."""
    before = 0
    for index, cell in sheet.markdown:
        for level, text in cell.headings:
            if level == 1 and before:
                yield index, f"a second title, {text!r}; use ##"
            if level > before + 1:
                yield index, f"{text!r} jumps from level {before} to level {level}"
            before = level


def words(sheet: Sheet) -> Found:
    """No word that makes a reader who is stuck feel stupid."""
    for index, cell in sheet.markdown:
        for word in UNWANTED.findall(cell.prose):
            yield index, f"says {word!r}; leave it out"


def prose(sheet: Sheet) -> Found:
    """At least 0.8 prose cells for a code cell."""
    if len(sheet.markdown) < 0.8 * len(sheet.code):
        yield (
            None,
            f"has {len(sheet.markdown)} prose cells for {len(sheet.code)} code cells; "
            "at least 0.8 for one",
        )


FRAME_RULES = {
    "title": title,
    "opening": opening,
    "closing": closing,
    "frame": frame,
    "headings": headings,
    "words": words,
    "prose": prose,
}
