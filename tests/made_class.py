"""Reports on classes that never were: a tiny one to read, and seeded ones of any size."""

from __future__ import annotations

import copy
import random
from collections import Counter

TITLES = ["Drop the repeats", "Count the words", "Rank by the best child", "Keep the order"]
OUTCOMES = ["passed"] * 13 + ["wrong"] * 4 + ["error", "not attempted", "not attempted"]
RARE = ["endless loop", "Python stopped", "not run"]
SAYS = "You sort the parents, so the best one may end up last. Keep the order of `hits`."
VALUES = "call:     unique_parents(['D9', 'D2', 'D9'])\nexpected: ['D9', 'D2']\nyours:    "
ANSWER = "# {}\ndef unique_parents(ids):\n    return sorted(set(ids))  # {}\n"
MISTAKES = ["sorts_the_parents", "keeps_the_repeats", "forgets_the_last", ""]


def task(name="03.1", outcome="passed", **more):
    """A task's entry in a submission."""
    plain = {"title": TITLES[0], "message": "", "mistake": "", "like": "", "answer": ""}
    return {"task": name, "outcome": outcome} | plain | more


def submission(student="Alice", *tasks, **more):
    """A submission of lesson 03."""
    plain = {"file": f"{student}/03_climb.ipynb", "lesson": "03_climb", "counts": True, "notes": []}
    return {"student": student, "tasks": list(tasks)} | plain | more


def report(*submissions, lessons=None, **more):
    """A report on these submissions, with all that follows from them."""
    tasks = [{"task": f"03.{n}", "title": TITLES[n - 1]} for n in (1, 2)]
    lessons = lessons or [{"lesson": "03_climb", "title": "How do we climb?", "tasks": tasks}]
    students = sorted({one["student"] for one in submissions} | set(more.get("without", [])))
    items = [_item(one, submissions) for lesson in lessons for one in lesson["tasks"]]
    head = {"format": 1, "lessons": lessons, "students": students, "submissions": [*submissions]}
    tail = {"items": items, "same_text": [], "passed_over": [], "without": []}
    return copy.deepcopy(head | tail | more)


def _item(one, submissions):
    counting = [s for s in submissions if s["counts"]]
    given = [(s["student"], t) for s in counting for t in s["tasks"] if t["task"] == one["task"]]
    groups = {}
    for student, entry in given:
        if entry["like"]:
            groups.setdefault(entry["mistake"] or entry["like"], []).append((student, entry))
    outcomes = dict(Counter(entry["outcome"] for _, entry in given))
    wrong = sorted(map(_wrong_answer, groups.values()), key=lambda each: -len(each["students"]))
    return one | {"handed_in": len(given), "outcomes": outcomes, "wrong_answers": wrong}


def _wrong_answer(group):
    first = group[0][1]
    says = first["message"].splitlines()[0] if first["mistake"] else ""
    kept = {key: first[key] for key in ("mistake", "message", "answer")}
    return kept | {"says": says, "students": [student for student, _ in group]}


def tiny_class():
    """Two students, two tasks, one wrong answer."""
    wrong = {"message": f"{SAYS}\n{VALUES}['D2', 'D9']", "answer": ANSWER.format("03.1", "hm")}
    wrong |= {"mistake": "sorts_the_parents", "like": "9f3a1c0b"}
    return report(
        submission("Alice", task("03.1", "wrong", **wrong), task("03.2", title=TITLES[1])),
        submission("Bob", task("03.1"), task("03.2", "not attempted", message="Nothing yet.")),
    )


def made_class(students, lessons, tasks=6, seed=1):
    """A class of any size, the same for the same seed."""
    chance = random.Random(seed)
    names = [
        f"Student {n:03} of {chance.choice(['Aarhus', 'Łódź', 'São Paulo'])}"
        for n in range(students)
    ]
    taught = [_lesson(number, tasks) for number in range(1, lessons + 1)]
    handed_in = [
        submission(
            name,
            *(_made_task(one, chance) for one in lesson["tasks"]),
            lesson=lesson["lesson"],
            file=f"{name}/{lesson['lesson']}.ipynb",
        )
        for name in names
        for lesson in taught
        if chance.random() < 0.95
    ]
    same = [{"task": "01.1", "lines": 7, "students": names[:2]}]
    return report(*handed_in, lessons=taught, same_text=same, passed_over=["a/b.pdf"])


def _lesson(number, tasks):
    names = [f"{number:02}.{n}" for n in range(1, tasks + 1)]
    made = [{"task": name, "title": TITLES[n % 4]} for n, name in enumerate(names)]
    return {"lesson": f"{number:02}_made", "title": "How do we climb?", "tasks": made}


def _made_task(one, chance):
    outcome = chance.choice(OUTCOMES) if chance.random() < 0.97 else chance.choice(RARE)
    if outcome == "passed":
        return task(one["task"], title=one["title"])
    if outcome == "not attempted":
        return task(
            one["task"], outcome, title=one["title"], message="Nothing is written here yet."
        )
    which = min(chance.randrange(6), 3)
    message = f"{SAYS} ({which})\n{VALUES}{which}"
    answer = ANSWER.format(one["task"], chance.randrange(1000))
    more = {"mistake": MISTAKES[which], "like": f"{which:08x}", "answer": answer}
    return task(one["task"], outcome, title=one["title"], message=message, **more)
