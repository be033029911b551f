"""`lesson ask`: a question to a folder of one's own documents, answered with cited passages."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from lessonkit.course import CourseError
from lessonkit.course.student.colour import shows_colours
from lessonkit.folder.ask import open_folder
from lessonkit.folder.section import UnreadableError
from lessonkit.folder.show import CONTROLS, as_data, as_text
from lessonkit.minilm import ModelMissingError
from lessonkit.store import StoreError

if TYPE_CHECKING:
    from lessonkit.folder.answer import Answer
    from lessonkit.folder.ask import Folder

_NAMED = 3  # skipped files, where nobody asked for all
_RANKED = {
    "overlap": "the words shared",
    "rerank": "the words shared, the best fifty then by MiniLM",
    "minilm": "MiniLM",
}
INTERRUPTED = 130  # as shells have it


def ask(
    question: str,
    folder: str,
    *,
    k: int,
    window: int | None,
    max_words: int,
    ranker: str | None,
    explain: bool,
    as_json: bool,
) -> int:
    """Print the passages to read, and return 0, or 1 where there are none.

    What is said about the reading goes to stderr, so that the rest can be piped.
    """
    question = _printable(question)
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # a file may have letters a console has not
    try:
        with _opened(folder, ranker) as opened:
            answer = opened.ask(question, k=k, window=window, max_words=max_words)
            _say(_about(opened, everything=explain))
            print(_as_json(opened, answer) if as_json else _as_text(answer, explain))
    except KeyboardInterrupt:
        _say(["\nStopped. What was read stays read: the next question goes on from there."])
        return INTERRUPTED
    except StoreError as error:  # found when the index was read, and not before
        raise CourseError(str(error)) from error
    return 0 if answer.sources else 1


def _opened(folder: str, ranker: str | None) -> Folder:
    """Return the folder, read, with a bar on stderr while it is. Raises CourseError."""
    bar = _Bar()
    try:
        return open_folder(Path(folder), ranker=ranker, progress=bar.show)
    except (UnreadableError, ModelMissingError, StoreError, ImportError) as error:
        raise CourseError(str(error)) from error
    finally:
        bar.close()


class _Bar:
    """A bar on stderr, which appears when there is something to read."""

    def __init__(self) -> None:
        self._bar = None

    def show(self, done: int, total: int) -> None:
        """Show that `done` of `total` files are read."""
        if self._bar is None:
            self._bar = typer.progressbar(
                length=total,
                label=f"Reading {total:,} file{'s' * (total != 1)}",
                file=sys.stderr,
                show_pos=True,
            )
            self._bar.__enter__()
        self._bar.update(done - self._bar.pos)

    def close(self) -> None:
        """End the line of the bar."""
        if self._bar is not None:
            self._bar.__exit__(None, None, None)


def _about(folder: Folder, *, everything: bool) -> Sequence[str]:
    """Return what was read, by what is ranked, and which files were skipped."""
    updated = folder.updated
    files = updated.read + updated.unchanged
    if not files and not updated.skipped:
        return [f"There is no Markdown, text, HTML or notebook in {folder.path}."]
    read = f"{updated.read:,} read now" if updated.read else "none changed"
    gone = f", {updated.removed:,} gone" if updated.removed else ""
    said = f"{files:,} file{'s' * (files != 1)}, {read}{gone}"
    lines = [f"{said}; ranked by {_RANKED[folder.ranker]}."]
    named = updated.skipped if everything else updated.skipped[:_NAMED]
    lines += [f"Skipped {one.path}: {one.why}." for one in named]
    if left := len(updated.skipped) - len(named):
        lines.append(f"Skipped {left:,} more; --explain names them all.")
    return lines


def _say(lines: Sequence[str]) -> None:
    print(*lines, "", sep="\n", file=sys.stderr)


def _as_text(answer: Answer, explain: bool) -> str:
    terminal = sys.stdout.isatty()
    columns = shutil.get_terminal_size().columns if terminal else 0
    text = as_text(answer, mark=_bold if shows_colours() else str, columns=columns)
    return f"{text}\n\n{str(answer.trace).translate(CONTROLS)}" if explain else text


def _bold(words: str) -> str:
    return f"\x1b[1m{words}\x1b[0m"


def _as_json(folder: Folder, answer: Answer) -> str:
    updated = folder.updated
    about = {
        "folder": folder.path.as_posix(),
        "ranker": folder.ranker,
        "files": {
            "read": updated.read,
            "unchanged": updated.unchanged,
            "removed": updated.removed,
            "skipped": [{"file": one.path, "why": one.why} for one in updated.skipped],
        },
    }
    return _printable(json.dumps(about | as_data(answer), ensure_ascii=False, indent=2))


def _printable(text: str) -> str:
    """Return a text with a ? for each half of a character: a shell may give what is no text."""
    return text.encode("utf-8", "replace").decode("utf-8")
