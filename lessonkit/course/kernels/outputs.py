"""The outputs of one cell, gathered from the kernel's messages as Jupyter would show them."""

from __future__ import annotations

KEEP = 120_000  # characters kept of a cell; more is counted, and let go


def storable(text: str) -> str:
    """Return `text` without what no file can hold: halves of characters."""
    return text.encode("utf-8", "replace").decode("utf-8")


class Outputs:
    """The outputs so far, and how much was received, kept or not."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.received = 0
        self._kept: list[dict] = []
        self._size = 0
        self._clear_next = False

    def add(self, kind: str, content: dict) -> None:
        """Take one message of the kernel; kinds that are no output are passed over."""
        if kind == "clear_output":
            self._clear_next = bool(content.get("wait"))
            if not self._clear_next:
                self._kept.clear()
        elif kind == "update_display_data":
            self._update(content)
        elif kind in ("stream", "display_data", "execute_result", "error"):
            if self._clear_next:
                self._kept.clear()
                self._clear_next = False
            self._append(kind, content)

    def _append(self, kind: str, content: dict) -> None:
        size = sum(len(str(value)) for value in content.values())
        self.received += size
        if self._size > KEEP:
            return
        self._size += size
        if kind == "stream":
            output = {"name": content["name"], "text": storable(content["text"][:KEEP])}
        else:
            output = dict(content)
        self._kept.append({"output_type": kind} | output)

    def _update(self, content: dict) -> None:
        wanted = content.get("transient", {}).get("display_id")
        for output in self._kept:
            if wanted and output.get("transient", {}).get("display_id") == wanted:
                output["data"] = content["data"]

    def all(self) -> tuple[dict, ...]:
        """Return the outputs in their order."""
        return tuple(self._kept)
