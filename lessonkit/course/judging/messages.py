"""The words a student reads: the idea, the call, expected beside yours, their own line.

Plain text, a line a thought, without colour: a screen reader reads it from top to bottom.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from lessonkit.course.grafting.compare import own_prints, steady, text_of
from lessonkit.course.grafting.graft import CheckRun, Evidence
from lessonkit.course.grafting.reference import names_given
from lessonkit.course.judging.call import Printed, printed_in_line
from lessonkit.course.judging.difference import WIDTH, first_difference
from lessonkit.course.kernels.cell_run import PROCESS_LIMIT, WRITTEN_LIMIT, CellRun
from lessonkit.course.kernels.student_process import MEMORY_LIMIT, OUTPUT_LIMIT
from lessonkit.course.notebooks import marks
from lessonkit.course.notebooks.parsed import statements
from lessonkit.course.typed import typed

_FRAME = re.compile(r"Cell In\[(\d{1,9})\], line (\d{1,9})\b")
_UNDEFINED = re.compile(r"name '(\w+)' is not defined")
WORDS = 2_000  # characters of an exception's words
_GIGABYTES = MEMORY_LIMIT // 1024**3

_LOOK_FOR_A_LOOP = "Look for a loop whose condition never changes."

# One sentence for each way of failing that Python names in its own words.
_NAMED = {
    "SystemExit": "Your code leaves Python with quit(), exit() or sys.exit(), so nothing after it "
    "can run. Take that call out.",
    "MemoryError": f"Your code asked for more than {_GIGABYTES} GB of memory. Look for a list or a "
    "repetition that grows without end.",
    "_ArrayMemoryError": "Your code asked for an array that does not fit into memory.",
    "OutputLimit": f"Your code printed more than {OUTPUT_LIMIT:,} characters, and we stopped it "
    "there. Look for a print inside a loop.",
    "StdinNotImplementedError": "input() cannot be used here, for nobody is there to type. Write "
    "the value into your code, or take it as an argument.",
    "Crowd": f"Your code started more than {PROCESS_LIMIT} processes, and we ended them all. Look "
    "for a call inside a loop that starts one.",
    "Disk": f"Your code wrote more than {WRITTEN_LIMIT // 1024**2} MB of files, and we stopped it. "
    "Look for a loop that writes.",
    "RecursionError": "Your function calls itself without coming to an end.",
}


@dataclass(frozen=True, slots=True)
class Context:
    """What a message may refer to beyond its own task."""

    seen: Mapping[str, Evidence]
    scratch: tuple[str, ...]
    seconds: float

    def own_line(self, run: CellRun) -> tuple[str, int, str] | None:
        """Return task, number and text of the student's line where `run` failed, the innermost."""
        answers = {one.answer_run.count: one for one in self.seen.values() if one.answer_run}
        frames = _FRAME.findall(steady("\n".join(run.traceback)))
        own = [(answers[int(n)], int(line)) for n, line in frames if int(n) in answers]
        return _line_of(*own[-1]) if own else None

    def only_loop(self, seen: Evidence) -> tuple[str, int, str] | None:
        """Return the line of the one `while` of the answer, or of all answers if it has none.

        Its text decides alone: where a cell was when it was ended depends on the moment, and of
        one that did not hear us nobody knows.
        """
        of_all = [one for one in self.seen.values() if one.is_attempted]
        for answers in ([seen], of_all):
            found = [(one, loop.lineno) for one in answers for loop in _whiles(one.answer)]
            if found:
                return _line_of(*found[0]) if len(found) == 1 else None
        return None

    def lacking(self, run: CellRun, task: str) -> Evidence | None:
        """Return the other task without whose answer `run` could not do: a stub, or not defined."""
        name = _UNDEFINED.match(run.evalue) if run.ename == "NameError" else None
        for one in self.seen.values():
            is_there = one.answer_run and one.answer_run.end == "ok"
            if run.ename == "NotImplementedError" and run.evalue.startswith(f"{one.task.name}: "):
                return one
            if name and not is_there and name[1] in one.task.gives:
                return one if one.task.name != task else None
        return None


def _line_of(seen: Evidence, line: int) -> tuple[str, int, str]:
    lines = seen.answer.splitlines()
    text = lines[line - 1].strip() if line <= len(lines) else ""
    return seen.task.name, line, _cut(text, WIDTH)


def _cut(text: str, size: int = WORDS) -> str:
    return text if len(text) <= size else text[: size - 3] + "..."


def _whiles(source: str) -> list[ast.While]:
    """The `while` loops of an answer, without those inside another."""
    nodes = (node for one in statements(source) for node in ast.walk(one))
    loops = [node for node in nodes if isinstance(node, ast.While)]
    inner = {id(node) for loop in loops for node in ast.walk(loop) if node is not loop}
    return [loop for loop in loops if id(loop) not in inner]


def not_attempted(seen: Evidence) -> str:
    """Nothing is there, or nothing was written."""
    if seen.answer is None:
        reset = typed(f"reset {seen.task.name[:2]}")
        return (
            f"The notebook has no answer cell for {seen.task.name}. `{reset}` gives a fresh copy "
            "and keeps yours beside it."
        )
    return "Nothing is written here yet. Red is where everyone starts."


def stub_left(seen: Evidence) -> str:
    """The line that stood in for an answer is still reached."""
    return (
        f'The line `raise NotImplementedError("{seen.task.name}: ...")` is still reached. '
        "Delete it once your own code stands there."
    )


def needs(seen: Evidence, other: Evidence) -> str:
    """Another task has to be done first."""
    name = other.task.name
    return f"{seen.task.name} uses your answer to {name}, which is not there yet. Do {name} first."


def cut_short(seen: Evidence, context: Context) -> str:
    """The kernel was gone before this task."""
    if not seen.cause:
        return "Not run, because the set-up of the notebook did not come to an end. Try again."
    cause = context.seen[seen.cause]
    runs = [cause.answer_run, *(check.run for check in cause.checks)]
    dead = any(run and run.end == "dead" for run in runs)
    why = "stopped Python" if dead else "did not come to an end"
    return f"Not run, because {seen.cause} {why}. Mend {seen.cause} first."


def ended(seen: Evidence, run: CellRun, context: Context) -> str:
    """The cell ended its kernel, or had to be ended."""
    if run.end == "dead":
        return "Python itself stopped while this ran (os._exit, a crash, or a signal). " + (
            "Look for a call that ends the process."
        )
    if run.end == "endless":
        loop = _where(context.only_loop(seen))
        advice = f"Look at {loop}: does its condition ever change?" if loop else _LOOK_FOR_A_LOOP
        return f"Still running after {context.seconds:g} seconds, so we stopped it. {advice}"
    named = {"memory": "MemoryError", "crowd": "Crowd", "disk": "Disk", "flood": "OutputLimit"}
    return _NAMED[named[run.end]]


def wrong(check: CheckRun, says: str = "") -> str:
    """The idea, or what a teacher `says` to this known mistake; the call, expected beside yours."""
    difference = first_difference(text_of(check.cell.outputs), text_of(check.run.outputs))
    if difference is None:
        return _joined(says or _idea(check), *_what_was_asserted(check))
    hint = ""
    if not says and _says_none(check.run.outputs) and not _says_none(check.cell.outputs):
        hint = _why_none(check.run)
    printed = printed_in_line(check.cell.source, difference.line)
    # Where the eye sees no difference, the whole lines are shown, with what makes it.
    lines = difference.expected, difference.yours
    expected, yours = lines if difference.remark else printed.values(*lines)
    return _joined(
        says or _idea(check),
        _call(printed),
        f"expected: {expected}",
        f"yours:    {yours}",
        difference.remark,
        hint,
    )


def _why_none(run: CellRun) -> str:
    said = "None is what a function gives back when it ends without `return`."
    prints = "Your code prints, and gives nothing back. " if own_prints(run.outputs) else ""
    return prints + said


def _says_none(outputs: Iterable[dict]) -> bool:
    return re.search(r"\bNone\b", text_of(outputs)) is not None


def failed(run: CellRun, check: CheckRun | None, context: Context, says: str = "") -> str:
    """Python's own words, folded to the student's own line; first what a teacher `says`."""
    where = _where(context.own_line(run))
    words = _NAMED.get(run.ename) or f"{run.ename}: {_cut(steady(run.evalue))}".rstrip(": ")
    lines = [says]
    if check:
        line = len(text_of(run.outputs).splitlines())
        lines.append(_call(printed_in_line(check.cell.source, line)))
        if not where:
            lines.append(_why_the_check_failed(run))
    lines += [f"At {where}" if where else "", words]
    lines += [_defined_elsewhere(run, context), *_builtins_taken(context)]
    return _joined(*lines)


def _why_the_check_failed(run: CellRun) -> str:
    """The check's own line failed: a name is missing, or a value is of another kind."""
    if run.ename == "NameError" and (found := _UNDEFINED.match(run.evalue)):
        return f"The check uses `{found[1]}`, and your answer does not define it."
    said = "The check could not use what your code gave back."
    return f"{said} {_why_none(run)}" if "NoneType" in run.evalue else said


def _idea(check: CheckRun) -> str:
    return marks.first_comment(check.cell.source) or "What is printed is not what was expected."


def _call(printed: Printed) -> str:
    return "call:     " + printed.call.replace("\n", "\n          ")


def _what_was_asserted(check: CheckRun) -> list[str]:
    """The line of the check that failed although all that was printed is right."""
    found = _FRAME.findall(steady("\n".join(check.run.traceback)))
    lines = check.cell.source.splitlines()
    if not found or int(found[-1][1]) > len(lines):
        return []
    return ["This does not hold:", lines[int(found[-1][1]) - 1].strip().removeprefix("assert ")]


def _where(own: tuple[str, int, str] | None) -> str:
    return f"line {own[1]} of your answer to {own[0]}: `{own[2]}`" if own else ""


def _defined_elsewhere(run: CellRun, context: Context) -> str:
    found = _UNDEFINED.match(run.evalue)
    if run.ename != "NameError" or not found:
        return ""
    name = found[1]
    made = re.compile(
        rf"\b(?:def|class|import|as)[ \t]+{name}\b|^[ \t]*{name}[ \t]*=", re.MULTILINE
    )
    if not any(made.search(source) for source in context.scratch):
        return ""
    return f"`{name}` stands in another cell of yours. Only answer cells count: move it there."


def _builtins_taken(context: Context) -> list[str]:
    """A name of Python that an answer uses for a value of its own breaks what comes after it."""
    taken = [
        (one.task.name, name)
        for one in context.seen.values()
        for name in sorted(names_given(one.answer or "") & set(dir(builtins)))
    ]
    return [
        f"Your answer to {task} gives Python's own name `{name}` another meaning. "
        "Choose another name there."
        for task, name in taken
    ]


def _joined(*lines: str) -> str:
    return "\n".join(line for line in lines if line)
