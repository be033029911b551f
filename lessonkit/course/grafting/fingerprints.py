"""Known wrong answers by what their checks print, so that a student reads which mistake it is."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

from lessonkit.course.grafting.compare import own_prints, text_of
from lessonkit.course.grafting.graft import Evidence, is_not_compared
from lessonkit.course.kernels.cell_run import CellRun

FILE = "fingerprints.json"
Fingerprint = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Mistake:
    """A typical wrong answer: its name, what a teacher says to it, what its checks print."""

    task: str
    name: str
    says: str
    prints: Fingerprint


def fingerprint(seen: Evidence, *, own: bool = True) -> Fingerprint:
    """Return what the checks of a task printed and raised, freed of what changes by itself.

    With `own`, also what the answer's own code printed meanwhile. Of a check whose output is not
    compared, only what it raised.
    """
    if seen.answer_run is None or seen.answer_run.end != "ok":
        return (_shown(seen.answer_run, own),) if seen.answer_run else ()
    return tuple(
        _raised(check.run) if is_not_compared(check.cell) else _shown(check.run, own)
        for check in seen.checks
    )


def _shown(run: CellRun, own: bool) -> str:
    if run.end not in ("ok", "error"):  # what it printed by then depends on the moment
        return run.end
    return text_of(run.outputs) + (own_prints(run.outputs) if own else "") + _raised(run)


def _raised(run: CellRun) -> str:
    # The exception's type alone: the words of its message differ from one Python to another.
    return "" if run.end == "ok" else f"{run.end} {run.ename}".rstrip()


def digest(shown: Fingerprint) -> str:
    """Return a short name for a fingerprint, the same on every machine."""
    return hashlib.sha256(json.dumps(shown).encode()).hexdigest()[:12]


def read_mistakes(folder: Path) -> tuple[Mistake, ...]:
    """Return the known wrong answers of a lesson; none where the build has stored none."""
    path = folder / FILE
    if not path.is_file():
        return ()
    entries = json.loads(path.read_text(encoding="utf-8"))
    return tuple(Mistake(**entry | {"prints": tuple(entry["prints"])}) for entry in entries)


def mistakes_text(mistakes: tuple[Mistake, ...]) -> str:
    """Return the text of the file that `read_mistakes` reads."""
    entries = [
        {"task": m.task, "name": m.name, "says": m.says, "prints": list(m.prints)} for m in mistakes
    ]
    return json.dumps(entries, indent=1, ensure_ascii=False) + "\n"


def recognised(seen: Evidence, mistakes: tuple[Mistake, ...]) -> Mistake | None:
    """Return the known wrong answer that this one cannot be told from, if there is one.

    One that prints in the place of returning comes first; else a print of one's own is no matter.
    """
    for shown in (fingerprint(seen), fingerprint(seen, own=False)):
        for mistake in mistakes:
            # An instructor's further checks come last, and no known mistake knows them.
            first = shown[: len(mistake.prints)]
            if mistake.task == seen.task.name and mistake.prints == first:
                return mistake
    return None
