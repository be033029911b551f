"""The texts the lessons search: the guides, and as many made-up rider reports as one asks for."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from lessonkit.records import Parent


def material() -> Path:
    """Return the folder that holds the course's `data/`: the checkout, or the installed wheel."""
    package = Path(__file__).parent
    installed = package / "_material"
    return installed if installed.is_dir() else package.parent


def load_guides(path: Path | None = None) -> list[Parent]:
    """Return the guides of the bike-hire scheme, D50 to D52 first; each is its own document.

    `path` is a JSON Lines file of `id`, `title` and `text`; without it, the course's own.
    Raises ValueError where a line cannot be read.
    """
    path = path or material() / "data" / "guides.jsonl"
    lines = path.read_text(encoding="utf-8").split("\n")
    return [_guide(path, number, line) for number, line in enumerate(lines, 1) if line.strip()]


def _guide(path: Path, number: int, line: str) -> Parent:
    try:
        row = json.loads(line)
        guide_id, title, text = (row[key] + "" for key in ("id", "title", "text"))
    except (json.JSONDecodeError, KeyError, TypeError) as error:
        raise ValueError(
            f"{path.name}, line {number}: a guide is one JSON object with id, title and text, "
            f"all strings ({type(error).__name__}: {error})"
        ) from error
    return Parent(guide_id, guide_id, text, title)


def load_size_questions() -> list[tuple[str, str]]:
    """Return lesson 2's questions to the guides, each with the id of the child that answers it."""
    path = material() / "data" / "size_questions.jsonl"
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").split("\n") if line]
    return [(row["question"], row["child"]) for row in rows]


def made_reports(count: int, seed: int = 2) -> list[Parent]:
    """Return `count` made-up rider reports of five sentences each, ids R1, R2, and so on.

    They are generated, not collected: each sentence is one of a few stated templates with
    words put into its gaps. They give a search something large to get lost in. The same
    `count` and `seed` give the same reports on any machine. Raises ValueError for a negative
    `count`.
    """
    if count < 0:
        raise ValueError(f"count is a number of reports, from 0 up; got {count}")
    random = Random(seed).random  # .random() alone is the same on every version of Python
    return [_report(f"R{number}", random) for number in range(1, count + 1)]


def _report(report_id: str, random: Callable[[], float]) -> Parent:
    sentences = [_fill(_pick(templates, random), random) for templates in _TEMPLATES]
    return Parent(report_id, report_id, " ".join(sentences), "Rider report")


def _fill(template: str, random: Callable[[], float]) -> str:
    return template.format_map({gap: _pick(words, random) for gap, words in _GAPS.items()})


def _pick(choices: Sequence[str], random: Callable[[], float]) -> str:
    return choices[int(random() * len(choices))]


# One row for each sentence of a report.
_TEMPLATES = (
    (
        "I picked up the bike at the {place} station on {day} and rode to the {goal}.",
        "On {day} I went to the {place} station to find a bike for the way to the {goal}.",
        "When I came to the {place} station on {day}, only one bike was there.",
        "My friend and I wanted to ride from the {place} to the {goal} on {day}.",
    ),
    (
        "I do not know when somebody last looked at the {part} of the bike.",
        "On the hill I noticed that I had trouble with the {part}.",
        "Should the {part} make a noise when I turn to the left?",
        "I liked the {part}, but I should say that the {other} came loose.",
    ),
    (
        "Where do I have to go when the screen on the dock stays dark?",
        "The dock took the bike, and then the screen asked me to try again.",
        "I did turn the bike around and push it in, and the dock still did not see it.",
        "I had to wait for {minutes} minutes before the dock let the bike go.",
    ),
    (
        "Someone at the desk said I should call when it happens again.",
        "A person on the street told me where to leave the bike.",
        "I would do it again, as the ride along the {goal} is the best in town.",
        "There was no one to ask, so I left the bike and walked on to the {goal}.",
    ),
    (
        "Please tell me what I should do and when I can ride again.",
        "I do hope that you look at the {part} on the next day.",
        "Is there a way to see where the next free bike is?",
        "Thank you for the {other}, which the last rider did not have.",
    ),
)
_GAPS = {
    "place": ("library", "market", "harbour", "museum", "school", "hospital", "theatre", "pool"),
    "goal": ("river", "old bridge", "park", "lake", "castle", "station square", "windmill"),
    "day": ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
    "part": (
        "bell", "saddle", "chain", "left pedal", "right pedal", "front wheel", "back wheel",
        "basket", "stand", "mudguard", "gear lever", "handlebar", "front brake", "back brake",
        "lights", "lock", "tyres", "reflector", "carrier", "dynamo",
    ),
    "other": (
        "pump", "bag", "map", "holder", "cover", "hook", "strap", "cable", "sticker", "mirror",
        "helmet", "child seat", "key", "battery", "phone mount", "rain cape",
    ),
    "minutes": ("five", "ten", "fifteen", "twenty", "thirty"),
}  # fmt: skip
