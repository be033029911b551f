"""What a kernel's message tells us: nothing is believed, for a cell can send anything."""

from __future__ import annotations

MESSAGE_LIMIT = 8_000_000  # bytes; a longer one is not taken, and its sender is cut off
_TEXTS = {  # what has to be a text in the content of a message, by its type
    "execute_reply": ("status",),
    "status": ("execution_state",),
    "stream": ("name", "text"),
    "error": ("ename", "evalue"),
}
_SHOWN = ("display_data", "execute_result", "update_display_data")


def told_by(message: object, request: str) -> tuple[str, dict] | None:
    """Return the type and the content of a message about `request`, None for any other.

    Also for one whose content is not as the protocol has it.
    """
    if not isinstance(message, dict):
        return None
    header, about, content = (message.get(k) for k in ("header", "parent_header", "content"))
    if not all(isinstance(one, dict) for one in (header, about, content)):
        return None
    kind = header.get("msg_type")
    if about.get("msg_id") != request or not isinstance(kind, str):
        return None
    if not all(isinstance(content.get(key), str) for key in _TEXTS.get(kind, ())):
        return None
    if kind in _SHOWN and not _is_shown(content):
        return None
    return kind, content


def _is_shown(content: dict) -> bool:
    data, transient = content.get("data"), content.get("transient", {})
    return isinstance(data, dict) and isinstance(transient, dict)
