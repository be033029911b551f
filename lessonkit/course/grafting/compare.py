"""Whether two outputs say the same: nbval's rule, on text freed of what changes by itself."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable

from lessonkit.course.kernels.student_process import ANSWER

# What nbval passes over too, and the pictures, whose pixels differ between machines.
_PASSED_OVER = {
    "metadata",
    "traceback",
    "prompt_number",
    "output_type",
    "name",
    "execution_count",
    "transient",
    "application/vnd.jupyter.widget-view+json",
    "image/png",
    "image/jpeg",
}
_COLOUR = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
_OVERWRITTEN = re.compile(r"^.*\r(?=[^\n])", re.MULTILINE)
_ADDRESS = re.compile(r"\b0x[0-9a-fA-F]{6,16}\b")
_FIGURE = re.compile(r"<Figure size [^>]{0,80}>")  # bounded, or a flood of them takes minutes
_NUMPY = re.compile(r"\bnp\.(?:float|u?int|str|bool)\w*\(([^()]*)\)|\bnp\.(True|False)_")
_SET = re.compile(r"\{[^{}]*\}")


def same_outputs(reference: Iterable[dict], got: Iterable[dict]) -> bool:
    """Whether `got` shows what `reference` does; stderr, and what an answer prints, decide nothing.

    As in nbval, outputs of the same kind are compared in their order, and different kinds are
    not ordered among each other.
    """
    return _by_kind(reference) == _by_kind(got)


def _by_kind(outputs: Iterable[dict]) -> dict[str, list[str]]:
    kinds: dict[str, list[str]] = defaultdict(list)
    streams: dict[str, str] = defaultdict(str)
    for output in outputs:
        if output.get("output_type") == "stream":
            streams[output["name"]] += _joined(output["text"])
            continue
        fields = output | output.get("data", {})
        for key in sorted(set(fields) - _PASSED_OVER - {"data"}):
            kinds[key].append(steady(_joined(fields[key])))
    return dict(kinds) | {n: [steady(text)] for n, text in streams.items() if n == "stdout"}


def text_of(outputs: Iterable[dict]) -> str:
    """Return what a reader sees as text: the printed lines and the values, in their order.

    >>> text_of([{"output_type": "stream", "name": "stdout", "text": "two\\r\\nlines"}])
    'two\\nlines'
    """
    parts = []
    for output in outputs:
        if output.get("output_type") == "stream":
            parts += [_joined(output["text"])] if output["name"] == "stdout" else []
        elif value := output.get("data", {}).get("text/plain"):
            parts.append(_joined(value) + "\n")
    return steady("".join(parts))


def own_prints(outputs: Iterable[dict]) -> str:
    """Return what the student's own code printed, which our kernel sends apart from the rest."""
    streams = [output for output in outputs if output.get("output_type") == "stream"]
    return steady("".join(_joined(o["text"]) for o in streams if o["name"] == ANSWER))


def _joined(text: object) -> str:
    """Notebook files store long text as a list of lines."""
    return "".join(text) if isinstance(text, list) else str(text)


def steady(text: str) -> str:
    r"""Return `text` without colours, addresses, numpy's wrappers, sizes of figures, set order.

    >>> steady("\x1b[31mred\x1b[0m {'b', 'a'} np.float64(0.1)\r\n")
    "red {'a', 'b'} 0.1\n"
    """
    text = _COLOUR.sub("", text).replace("\r\n", "\n")
    text = _ADDRESS.sub("0x...", _FIGURE.sub("<Figure>", _OVERWRITTEN.sub("", text)))
    text = _NUMPY.sub(lambda found: found[1] if found[1] is not None else found[2], text)
    return _SET.sub(_ordered_set, text)


def _ordered_set(found: re.Match[str]) -> str:
    try:
        value = ast.literal_eval(found[0])
        members = sorted(map(repr, value)) if isinstance(value, set) else None
    except (ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
        return found[0]
    return found[0] if members is None else "{" + ", ".join(members) + "}"
