"""Rules for stored outputs: they are the tests, so they may not differ by machine or by day."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lessonkit.course.linting.sheet import Sheet, SheetCell

_VARYING = {
    "a path of one machine": re.compile(
        r"(?<![\w.])/(?:home|Users|root|tmp|work|private|var/folders)/|\b[A-Za-z]:\\|site-packages"
    ),
    "a memory address": re.compile(r"\b0x[0-9a-fA-F]{6,}"),
    "what looks like a timing": re.compile(
        r"\b\d+(?:\.\d+)?\s?(?:ns|µs|μs|us|ms)\b|\b\d+\.\d+\s?(?:s|secs?|seconds)\b"
        r"|Wall time|CPU times|\bit/s\b|\b\d\d:\d\d:\d\d\b"
    ),
}
_REPR = re.compile(r"\s*<.*>\s*|\s*[A-Za-z_.]+\(.*\)\s*", re.DOTALL)
_PICTURES = ("image/svg+xml", "image/png", "image/jpeg")
Found = Iterator[tuple[int | None, str]]


def errors(sheet: Sheet) -> Found:
    """No stored error, unless the cell is tagged; and a tagged cell does fail."""
    for index, cell in sheet.code:
        failed = [out["ename"] for out in cell.outputs if out["output_type"] == "error"]
        if failed and not cell.may_raise:
            yield index, f"stores {failed[0]}; mend it, or tag it raises-exception"
        if cell.may_raise and not failed:
            yield index, "is tagged raises-exception and raises nothing"


def stderr(sheet: Sheet) -> Found:
    """Nothing on stderr: warnings differ by version and by machine."""
    for index, cell in sheet.code:
        if any(out.get("name") == "stderr" for out in cell.outputs):
            yield index, "stores what was written to stderr"


def varying(sheet: Sheet) -> Found:
    """No path, memory address or timing in an output; a timing may stand in a tagged cell."""
    for index, cell in sheet.code:
        for what, pattern in _VARYING.items():
            found = pattern.search("\n".join(_texts(cell)))
            if found and not (cell.varies and "timing" in what):
                yield index, f"prints {what}: {found[0]!r}"


def _texts(cell: SheetCell) -> Iterator[str]:
    for out in cell.outputs:
        yield "".join(out.get("text", ""))
        yield "\n".join([out.get("evalue", ""), *out.get("traceback", [])])
        for kind, content in out.get("data", {}).items():
            # Pixels are letters by chance.
            if kind not in ("image/png", "image/jpeg"):
                yield "".join(content) if isinstance(content, str | list) else str(content)


def bare(sheet: Sheet) -> Found:
    """A value is printed in a sentence, never shown bare."""
    for index, cell in sheet.code:
        for out in cell.outputs:
            if out["output_type"] == "execute_result" and set(out["data"]) == {"text/plain"}:
                value = "".join(out["data"]["text/plain"])
                yield index, f"shows a bare value, {value[:40]!r}; print a sentence with it"


def pictures(sheet: Sheet) -> Found:
    """A picture has words in its place that say what it shows, and prose next to it."""
    for index, cell in sheet.code:
        for out in cell.outputs:
            if not set(out.get("data", {})) & set(_PICTURES):
                continue
            words = "".join(out["data"].get("text/plain", ""))
            if not words.strip() or _REPR.fullmatch(words):
                yield index, f"the picture has no text alternative; got {words[:40]!r}"
            around = [*sheet.cells[max(index - 1, 0) : index], *sheet.cells[index + 1 : index + 2]]
            if not any(cell.kind == "markdown" for cell in around):
                yield index, "the picture has no prose before or after it"


OUTPUT_RULES = {
    "errors": errors,
    "stderr": stderr,
    "varying": varying,
    "bare": bare,
    "pictures": pictures,
}
