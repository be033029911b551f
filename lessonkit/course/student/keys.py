"""Single keys from the terminal, without waiting for them, on every system."""

from __future__ import annotations

import os
import sys


class Keys:
    """In a `with`: the keys that are pressed meanwhile, each at once and unseen.

    Where stdin is no terminal, its characters are the keys; at its end comes `q`.
    """

    def __init__(self) -> None:
        """Nothing happens before the `with`."""
        self._settings: list | None = None
        self._waiting = ""
        self._is_terminal = sys.stdin is not None and sys.stdin.isatty()

    def __enter__(self) -> Keys:
        """Ask the terminal for single keys; Windows has no need of it."""
        if self._is_terminal and sys.platform != "win32":
            import termios
            import tty

            self._settings = termios.tcgetattr(sys.stdin)
            tty.setcbreak(sys.stdin)
        return self

    def __exit__(self, *_: object) -> None:
        """Give the terminal back as it was."""
        if self._settings is not None:
            import termios

            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._settings)

    def pressed(self) -> str:
        """Return the next key that was pressed, in lower case; empty for none."""
        if not self._waiting:
            self._waiting = self._windows() if sys.platform == "win32" else self._unix()
        key, self._waiting = self._waiting[:1], self._waiting[1:]
        return key.strip().lower()

    def _windows(self) -> str:
        if not self._is_terminal:  # nothing can be looked at there without waiting for it
            return ""
        import msvcrt

        return msvcrt.getwch() if msvcrt.kbhit() else ""

    def _unix(self) -> str:
        import select

        if sys.stdin is None or not select.select([sys.stdin], [], [], 0)[0]:
            return ""
        # Not sys.stdin.read: it would keep what it has read beyond the first key to itself.
        text = os.read(sys.stdin.fileno(), 1000).decode("utf-8", "replace")
        return text or "q"
