"""Lesson 2 at size: plots that need matplotlib, drawn as SVG and each with its text.

matplotlib is imported when a plot is drawn, so that the lessons without one do not need it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import StringIO
from statistics import median

from lessonkit.pictures import Picture

Ranks = Mapping[int, Sequence[int]]  # number of children -> the rank of each question's answer


def ranks_by_size(ways: Mapping[str, Ranks]) -> Picture:
    """Return a plot of ranks against the number of children, one panel for each way to rank.

    Each thin line is one question, the thick one their median; both axes are logarithmic, and
    rank 1 is at the top. Every way has the same sizes and questions.
    """
    from matplotlib.figure import Figure
    from matplotlib.ticker import StrMethodFormatter

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
