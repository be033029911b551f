"""Write docs/beside-the-frameworks.md and its plots from the results that are there."""

from __future__ import annotations

import json
from pathlib import Path
from string import Template

from pages import conformance, plots, quality, speed

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs"
PAGE = "beside-the-frameworks.md"
PARTS = ("conformance", "speed", "quality")


def main() -> None:
    for name, text in written(*(read(part) for part in PARTS)).items():
        path = DOCS / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8", newline="\n")
        print(f"Written: docs/{name}")


def read(part: str) -> dict:
    return json.loads((HERE / "results" / f"{part}.json").read_text("utf-8"))


def written(right: dict, fast: dict, good: dict) -> dict[str, str]:
    """Return each file of the page by its path in docs/, from the three results."""
    template = Template((HERE / "pages" / "page.md").read_text("utf-8"))
    told = conformance.told(right) | speed.told(fast) | quality.told(good)
    return {
        PAGE: template.substitute(told),
        "images/speed-words.svg": plots.cost(speed.lines(fast, "words")),
        "images/speed-vectors.svg": plots.cost(speed.lines(fast, "vectors")),
        "images/quality.svg": plots.coverage(quality.curves(good)),
    }


if __name__ == "__main__":
    main()
