"""Plots of the results as SVG: the same bytes each time, told apart without colour."""

from __future__ import annotations

import io
import math
from collections.abc import Mapping, Sequence

from matplotlib import rc_context
from matplotlib.figure import Figure

OURS = "lessonkit"
STYLE = {"svg.hashsalt": "beside", "svg.fonttype": "path", "font.size": 9}
MARKERS = "osD^v<>pXP*hd"
DASHES = ("-", "--", "-.", ":")
GREY, INK = "#555555", "#0b5fa5"

Line = Sequence[tuple[float, float]]


def cost(panels: Mapping[str, Mapping[str, Line]]) -> str:
    """Return panels of milliseconds against children, both logarithmic, each line with its name."""
    with rc_context(STYLE):
        figure = Figure(figsize=(11, 5.2), layout="constrained")
        axes = figure.subplots(1, len(panels), sharey=True, squeeze=False)[0]
        for axis, (title, lines) in zip(axes, panels.items(), strict=True):
            axis.set(xscale="log", yscale="log", title=title, xlabel="children")
            _lines(axis, lines)
            _names_beside(axis, lines)
        axes[0].set_ylabel("median milliseconds a question")
        return svg(figure)


def _lines(axis, lines: Mapping[str, Line]) -> None:
    for number, (name, line) in enumerate(lines.items()):
        axis.plot(*zip(*line, strict=True), **looks(name, number))
    axis.grid(color="#dddddd", linewidth=0.5)
    axis.set_axisbelow(True)


def looks(name: str, number: int) -> dict[str, object]:
    """Return how a line is drawn: ours thick and whole, each of the others its own way."""
    marker = MARKERS[number % len(MARKERS)]
    if name.startswith(OURS):
        return {"color": INK, "linewidth": 2.5, "linestyle": "-", "marker": marker}
    dash = DASHES[number % len(DASHES)]
    return {"color": GREY, "linewidth": 1, "linestyle": dash, "marker": marker}


def _names_beside(axis, lines: Mapping[str, Line]) -> None:
    """Write each name right of the panel, level with its line's end or as near as there is room."""
    ends = sorted((line[-1][1], line[-1][0], name) for name, line in lines.items())
    low, high = map(math.log10, axis.get_ylim())
    at = -math.inf
    for y, x, name in ends:
        at = max(math.log10(y), at + (high - low) / 26)
        axis.annotate(
            name, xy=(x, y), xytext=(1.03, 10**at), textcoords=axis.get_yaxis_transform(),
            va="center", fontsize=8, color=INK if name.startswith(OURS) else "black",
            arrowprops={"arrowstyle": "-", "color": "#aaaaaa", "linewidth": 0.5},
        )  # fmt: skip


def svg(figure: Figure) -> str:
    written = io.StringIO()
    figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None})
    lines = (line.rstrip() for line in written.getvalue().splitlines())
    return "\n".join(lines) + "\n"


def coverage(panels: Mapping[str, Mapping[str, Sequence[dict]]]) -> str:
    """Return panels of the share answered against the words sent, with the 95 % of each point."""
    with rc_context(STYLE):
        figure = Figure(figsize=(10, 5.2), layout="constrained")
        axes = figure.subplots(1, len(panels), sharey=True, squeeze=False)[0]
        for axis, (title, lines) in zip(axes, panels.items(), strict=True):
            axis.set(title=title, xlabel="words sent, mean question")
            for number, (name, points) in enumerate(lines.items()):
                words, shares = [p["words"] for p in points], [p["answered"] for p in points]
                bars = [[p["answered"] - p["low"] for p in points],
                        [p["high"] - p["answered"] for p in points]]  # fmt: skip
                axis.errorbar(words, shares, bars, capsize=2, label=name, **looks(name, number))
            axis.grid(color="#dddddd", linewidth=0.5)
            axis.legend(loc="lower right", fontsize=8)
        axes[0].set_ylabel("share of questions whose answer is sent")
        return svg(figure)
