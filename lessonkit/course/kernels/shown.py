"""What a cell shows when it runs in our own Python: printed, displayed, and its last value."""

from __future__ import annotations

import contextlib
import io
import sys
from collections.abc import Iterator, Mapping

from lessonkit.course.kernels.outputs import Outputs
from lessonkit.course.kernels.student_process import ANSWER, OUTPUT_LIMIT, TEXT_LIMIT, OutputLimit


class Shown:
    """The outputs of one cell: what a student's own code prints is apart, whoever calls it."""

    def __init__(self, cells: Mapping[str, bool]) -> None:
        """Know the `cells`: the name of each one's file, and whether it is a student's."""
        self._cells = cells
        self._printed = 0
        self._streams: dict[str, list[str]] = {"stdout": [], "stderr": [], ANSWER: []}
        self._others: list[tuple[str, dict]] = []

    @contextlib.contextmanager
    def listening(self) -> Iterator[None]:
        """Take what is printed, and what IPython is asked to display, where there is one."""
        before = sys.stdout, sys.stderr
        sys.stdout, sys.stderr = _Stream(self, "stdout"), _Stream(self, "stderr")
        shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
        publisher = getattr(shell, "display_pub", None)
        if shell:
            shell.display_pub = _Publisher(self)
        try:
            yield
        finally:
            sys.stdout, sys.stderr = before
            if shell:
                shell.display_pub = publisher

    def write(self, stream: str, text: str) -> int:
        """Take a piece of text. Raises OutputLimit where it is too much for one cell."""
        room = OUTPUT_LIMIT - self._printed
        self._streams[ANSWER if self._is_theirs() else stream].append(text[:room])
        self._printed = min(self._printed + len(text), OUTPUT_LIMIT)
        if len(text) > room:
            raise OutputLimit(f"more than {OUTPUT_LIMIT:,} characters were printed")
        return len(text)

    def value(self, value: object) -> None:
        """Take the value of a cell's last line."""
        text = _pretty(value)[:TEXT_LIMIT]
        self._others.append(("execute_result", {"data": {"text/plain": text}, "metadata": {}}))

    def display(self, data: dict) -> None:
        """Take what is displayed; a student's own is dropped."""
        if not self._is_theirs():
            self._others.append(("display_data", {"data": data, "metadata": {}}))

    def _is_theirs(self) -> bool:
        """Whether the innermost cell that runs is a student's."""
        frame = sys._getframe(1)
        while frame and frame.f_code.co_filename not in self._cells:
            frame = frame.f_back
        return frame is not None and self._cells[frame.f_code.co_filename]

    def outputs(self) -> tuple[dict, ...]:
        """Return it as a kernel would have sent it, the printed text first."""
        outputs = Outputs()
        for name, parts in self._streams.items():
            if parts:
                outputs.add("stream", {"name": name, "text": "".join(parts)})
        for kind, content in self._others:
            outputs.add(kind, content)
        return outputs.all()


def _pretty(value: object) -> str:
    """The value as a notebook writes it: a long list has a line for each member."""
    if "IPython" not in sys.modules:
        return repr(value)
    from IPython.lib.pretty import pretty

    return pretty(value)


class _Stream(io.TextIOBase):
    """A stream of one name that hands on what is written."""

    encoding = "utf-8"

    def __init__(self, shown: Shown, name: str) -> None:
        self._shown, self._name = shown, name

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        return self._shown.write(self._name, text)


class _Publisher:
    """What IPython displays with, as far as a display needs it."""

    def __init__(self, shown: Shown) -> None:
        self._shown = shown

    def publish(self, data: dict, *_: object, **__: object) -> None:
        self._shown.display(data)

    def clear_output(self, wait: bool = False) -> None:
        """Nothing: what was printed is compared whole."""
