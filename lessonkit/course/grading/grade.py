"""`lesson grade`: a folder of notebooks in, grades, a report and feedback out."""

from __future__ import annotations

import functools
import hashlib
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.grading.class_run import Kept, Settings, run_class
from lessonkit.course.grading.feedback import feedback
from lessonkit.course.grading.handed import KEPT, Collected, NotReadError, collect
from lessonkit.course.grading.hidden_inputs import HiddenInputs, read_hidden, with_hidden
from lessonkit.course.grading.one_notebook import Graded, read_work
from lessonkit.course.grading.page import report_html
from lessonkit.course.grading.summary import summarise
from lessonkit.course.grading.tables import grades_csv, points_csv
from lessonkit.course.grading.visible import visible_line
from lessonkit.course.grafting.graft import CELL_SECONDS
from lessonkit.course.judging.outcome import Outcome
from lessonkit.course.judging.self_check import Exercise, find_exercise
from lessonkit.course.kernels.forks import CAN_FORK
from lessonkit.course.kernels.sandbox import Sandbox, is_installed
from lessonkit.course.kernels.supply import Kernels
from lessonkit.course.notebooks.whole_file import write_whole
from lessonkit.course.places import Places, find_places
from lessonkit.course.sequence import read_sequence

MANY = 5  # notebooks of one student for one lesson; with more it is perhaps a class
SAY_S = 3.0  # how often we say how far it is
_SAFE = (
    "Each notebook runs in a sandbox: no network, and no file but its own and the course's data."
)
_UNSAFE = (
    "Students' code runs with your rights: it can read and change what you can. docs/instructor.md "
    "says what that means."
)


@dataclass(frozen=True, slots=True)
class Options:
    """What an instructor asked for; without `jobs`, as many as there are processors."""

    hidden: Path | None = None
    jobs: int | None = None
    sandbox: bool = True
    seconds: float = CELL_SECONDS


DEFAULTS = Options()


def grade(
    source: Path,
    out: Path,
    options: Options = DEFAULTS,
    *,
    places: Places | None = None,
    say: Callable[[str], None] = print,
) -> int:
    """Grade what `source` holds, write the files into `out`, and return the exit status.

    Raises CourseError for what the instructor can mend, before anything is run.
    """
    places = places or find_places()
    source, out = source.resolve(), out.resolve()
    if out == source or source.is_relative_to(out):
        raise CourseError(f"--out is a folder of its own; {out} holds what was handed in")
    hidden = read_hidden(options.hidden) if options.hidden else {}
    exercises = _exercises(places, hidden)
    slugs = tuple(exercise.reference.slug for exercise in exercises.values())
    collected = collect(source, slugs, leave_out=out)
    if not collected.handed:
        raise CourseError(f"there is no notebook in {source}, nor in a zip in it")
    exercises = _of_these(collected, exercises)
    if unused := sorted({task for task in hidden if task[:2] not in exercises}):
        say(f"Nobody handed in what the inputs for {', '.join(unused)} are for.")
    _make(out)
    titles = {lesson.slug: lesson.title for lesson in read_sequence(places.course_file)}
    try:
        results = _run(collected, exercises, hidden, out, options, places, say)
        report = summarise(collected, results, exercises, titles, sorted(hidden))
        _write(report, out)
    except OSError as error:  # a full disk, or a folder that is gone
        raise CourseError(f"{out} cannot be written to: {error.strerror}") from error
    for line in _last_words(report, out):
        say(line)
    return 0


def _make(out: Path) -> None:
    """Make the output folder. Raises CourseError where that cannot be."""
    try:
        (out / KEPT).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CourseError(f"--out is a folder to write to; got {out}: {error.strerror}") from error


def _exercises(places: Places, hidden: HiddenInputs) -> dict[str, Exercise]:
    """The exercises of the course by their two digits. Raises CourseError."""
    numbers = [path.name[:2] for path in sorted(places.solutions.glob("[0-9]*.ipynb"))]
    exercises = {number: find_exercise(places, number) for number in numbers}
    if not any(c.role == "hidden" for e in exercises.values() for c in e.reference.cells):
        raise CourseError(
            "this copy of the course has no solutions, so nothing can be graded with it; "
            "grade with the course itself"
        )
    known = {task for exercise in exercises.values() for task in exercise.reference.tasks}
    if unknown := [task for task in hidden if task not in known]:
        raise CourseError(f"the hidden inputs name the task {unknown[0]}, which is not there")
    return exercises


def _of_these(collected: Collected, exercises: Mapping[str, Exercise]) -> dict[str, Exercise]:
    """The exercises that were handed in: only what they import has to be loaded."""
    seen = set()
    for one in collected.handed:
        try:
            raw: bytes | NotReadError = one.file.read()
        except NotReadError as error:
            raw = error
        if exercise := read_work(one.file, raw, exercises).exercise:
            seen.add(exercise.reference.slug)
    return {n: one for n, one in exercises.items() if one.reference.slug in seen}


def _run(
    collected: Collected,
    exercises: Mapping[str, Exercise],
    hidden: HiddenInputs,
    out: Path,
    options: Options,
    places: Places,
    say: Callable[[str], None],
) -> dict[str, Graded]:
    modules = sorted({m for one in exercises.values() for m in one.reference.modules})
    new_kernels = _safest(options, places, modules, say)
    with new_kernels() as kernels:
        longer = {n: _with_hidden(one, hidden, kernels) for n, one in exercises.items()}
    kept = Kept(out / KEPT, _digest(longer, options.seconds))
    jobs = options.jobs or os.cpu_count() or 1
    settings = Settings(min(jobs, len(collected.handed)), new_kernels, options.seconds)
    progress = Progress(say)
    with _said_to_students():
        return run_class(collected.handed, longer, kept, settings, progress)


def _safest(
    options: Options, places: Places, modules: list[str], say: Callable[[str], None]
) -> Callable[[], Kernels]:
    """How kernels are made: in a sandbox where that works. Says which it is, once."""
    # What cannot be forked in a moment is started in advance, while the one before runs.
    bare = functools.partial(Kernels, modules, bare=True, ready=0 if CAN_FORK else 1)
    if not options.sandbox:
        say(f"No sandbox, as you asked. {_UNSAFE}")
        return bare
    if not is_installed():
        say(f"There is no sandbox here: bubblewrap is not installed. {_UNSAFE}")
        return bare
    package = Path(__file__).resolve().parents[2]
    sandbox = Sandbox((package, places.data), (package / "_material" / "solutions",))
    boxed = functools.partial(bare, sandbox=sandbox)
    with boxed() as kernels:
        works = kernels.is_sandboxed
    say(_SAFE if works else f"bubblewrap is here, and this system does not let it work. {_UNSAFE}")
    return boxed if works else bare


def _with_hidden(exercise: Exercise, hidden: HiddenInputs, kernels: Kernels) -> Exercise:
    return replace(exercise, reference=with_hidden(exercise.reference, hidden, kernels))


def _digest(exercises: Mapping[str, Exercise], seconds: float) -> bytes:
    """A name for all that decides on a verdict besides the notebook: what is kept is of one."""
    package = Path(__file__).resolve().parents[2]
    code = [path.read_bytes() for path in sorted(package.rglob("*.py"))]
    said = [
        json.dumps((asdict(one.reference), [asdict(m) for m in one.mistakes]), default=sorted)
        for one in exercises.values()
    ]
    parts = [*code, *(text.encode() for text in (*said, repr(seconds), sys.version))]
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).digest()


@contextmanager
def _said_to_students() -> Iterator[None]:
    """Let messages name the command as students type it, however it is typed here."""
    before = os.environ.get("LESSON_COMMAND")
    os.environ["LESSON_COMMAND"] = "python3 start.py"
    try:
        yield
    finally:
        os.environ.pop("LESSON_COMMAND")
        if before is not None:
            os.environ["LESSON_COMMAND"] = before


class Progress:
    """Says now and then how far a class is, and how long it will take."""

    def __init__(self, say: Callable[[str], None], clock: Callable[[], float] = time.monotonic):
        """Say with `say`, at most every SAY_S seconds of `clock`."""
        self._say = say
        self._clock = clock
        self._began = self._said = clock()

    def __call__(self, done: int, count: int) -> None:
        """Take note that `done` of `count` are done."""
        now = self._clock()
        if done == 1:  # the start of Python is no measure of the rest
            self._began = now
        if now - self._said < SAY_S or done in (1, count):
            return
        self._said = now
        left = (now - self._began) / (done - 1) * (count - done)
        minutes = f"{left / 60:.0f} min" if left > 90 else f"{left:.0f} s"
        self._say(f"  {done} of {count} notebooks; about {minutes} left")


def _write(report: dict, out: Path) -> None:
    files = {
        "report.json": json.dumps(report, indent=1, ensure_ascii=False) + "\n",
        "report.html": report_html(report),
        "grades.csv": grades_csv(report),
        "points.csv": points_csv(report),
    }
    letters = feedback(report)
    files |= {f"feedback/{name}": text for name, text in letters.items()}
    (out / "feedback").mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        # A spreadsheet takes a table for UTF-8 only where it begins with this mark.
        coding = "utf-8-sig" if name.endswith(".csv") else "utf-8"
        write_whole(out / name, text.encode(coding, "replace"))
    _remove_older_feedback(out, set(letters))


def _remove_older_feedback(out: Path, names: set[str]) -> None:
    """Delete what we wrote for students who are not in the class any more; no other file."""
    list_of_ours = out / KEPT / "feedback.txt"
    before = list_of_ours.read_text(encoding="utf-8") if list_of_ours.is_file() else ""
    for name in set(before.splitlines()) - names:
        (out / "feedback" / name).unlink(missing_ok=True)
    write_whole(list_of_ours, "\n".join(sorted(names)).encode())


def _last_words(report: dict, out: Path) -> Iterator[str]:
    """What an instructor reads in the terminal when all is done."""
    submissions = report["submissions"]
    count, students = len(submissions), len(report["students"])
    yield f"Graded: {_counted(count, 'notebook')} of {_counted(students, 'student')}."
    given = Counter((one["student"], one["lesson"]) for one in submissions)
    for (student, _), many in sorted(given.items()):
        if many > MANY:
            yield (
                f"{visible_line(student)}: {many} notebooks for one lesson. If that is a class, "
                "grade it by itself."
            )
    rows = [(one["file"], task) for one in submissions for task in one["tasks"]]
    unreadable = sorted({f for f, task in rows if task["outcome"] == Outcome.UNREADABLE})
    if unreadable:
        named = ", ".join(visible_line(name) for name in unreadable[:5])
        yield f"Not readable: {named}{' ...' if len(unreadable) > 5 else ''}"
    answers = [(item["task"], one) for item in report["items"] for one in item["wrong_answers"]]
    if answers:
        task, most = max(answers, key=lambda pair: len(pair[1]["students"]))
        said = most["says"] or most["message"].split("\n")[0]
        students = _counted(len(most["students"]), "student")
        yield f"Given most often: {task}, {students}. {visible_line(said)}"
    yield f"Open {out / 'report.html'}; grades.csv, points.csv and feedback/ lie beside it."


def _counted(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
