"""Lessons 2 and 7: plots that need matplotlib, drawn as SVG and each with its text.

matplotlib is imported when a plot is drawn, so that the lessons without one do not need it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from statistics import median

from lessonkit.pictures import Picture

Ranks = Mapping[int, Sequence[int]]  # number of children -> the rank of each question's answer


def ranks_by_size(ways: Mapping[str, Ranks]) -> Picture:
    """Return a plot of ranks against the number of children, one panel for each way to rank.

    Each thin line is one question, the thick one their median; both axes are logarithmic, and
    rank 1 is at the top. Every way has the same sizes and questions. A browser's Python has no
    matplotlib: there the picture is its words alone.
    """
    try:
        from matplotlib.figure import Figure
        from matplotlib.ticker import StrMethodFormatter
    except ImportError:
        return Picture("", _in_words(ways))

    figure = Figure(figsize=(8, 3.6), layout="constrained")
    panels = figure.subplots(1, len(ways), sharey=True, squeeze=False)[0]
    for panel, (name, ranks) in zip(panels, ways.items(), strict=True):
        sizes = list(ranks)
        for line in zip(*ranks.values(), strict=True):
            panel.plot(sizes, line, color="0.55", linewidth=1, marker=".")
        panel.plot(sizes, [median(ranks[size]) for size in sizes], color="0", linewidth=3)
        panel.set(xscale="log", yscale="log", title=name, xlabel="children")
        panel.xaxis.set_major_formatter(StrMethodFormatter("{x:,.0f}"))
        panel.yaxis.set_major_formatter(StrMethodFormatter("{x:,.0f}"))
    panels[0].set_ylabel("rank of the right child (thick: median)")
    panels[0].invert_yaxis()
    return Picture(_svg(figure), _in_words(ways))


# Where the labels of each curve stand, so that those of one point do not cover each other.
_INKS = ("black", "#0b5fa5", "#b34700")  # told apart by dash and marker too
_BESIDE = (((-7, 7), "right"), ((7, 7), "left"), ((7, -15), "left"))


@dataclass(frozen=True, slots=True)
class Point:
    """What one set-up costs and gains: words, the share answered, its interval, and its label."""

    label: str
    words: float
    share: float
    low: float
    high: float


def gain_against_cost(curves: Mapping[str, Sequence[Point]]) -> Picture:
    """Return a plot of the share answered against the words sent, a line for each curve.

    Each has a marker and a dash of its own, its points their labels, and each point a bar from
    `low` to `high`.
    """
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 4.2), layout="constrained")
    panel = figure.subplots()
    for n, (name, points) in enumerate(curves.items()):
        words, shares = [p.words for p in points], [p.share for p in points]
        bars = [[p.share - p.low for p in points], [p.high - p.share for p in points]]
        style = {"color": _INKS[n % 3], "linestyle": ("-", "--", ":")[n % 3]}
        panel.errorbar(words, shares, bars, marker="osD^"[n % 4], capsize=3, label=name, **style)
        place, side = _BESIDE[n % len(_BESIDE)]
        aside = {"textcoords": "offset points", "ha": side, "color": _INKS[n % 3]}
        for p in points:
            panel.annotate(p.label, (p.words, p.share), place, **aside)
    panel.margins(x=0.09)
    panel.set(xlabel="words sent, median question", ylabel="share answered", ylim=(0, 1))
    panel.legend(loc="lower right")
    return Picture(_svg(figure), _gains_in_words(curves))


def _gains_in_words(curves: Mapping[str, Sequence[Point]]) -> str:
    """Return each curve as a sentence: label, share and words of each of its points."""
    return " ".join(
        f"{name}: "
        + ", ".join(f"{p.label} answers {p.share:.2f} for {p.words:g} words" for p in points)
        + "."
        for name, points in curves.items()
    )


def _in_words(ways: Mapping[str, Ranks]) -> str:
    """Return the medians of the plot as a sentence for each way."""
    return " ".join(
        f"{name}: the median rank goes "
        + ", ".join(f"to {median(ranks):g} of {size} children" for size, ranks in by_size.items())
        + "."
        for name, by_size in ways.items()
    )


def _svg(figure) -> str:
    """Return the figure as SVG: the same bytes each time, its letters left as text."""
    from matplotlib import rc_context

    drawn = StringIO()
    with rc_context({"svg.hashsalt": "lessonkit", "svg.fonttype": "none"}):
        figure.savefig(drawn, format="svg", metadata={"Date": None, "Creator": None})
    return drawn.getvalue()
