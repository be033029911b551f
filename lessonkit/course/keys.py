"""Single keys from the terminal, without waiting for them, on every system."""

from __future__ import annotations

import sys


class Keys:
    """In a `with`: the keys that are pressed meanwhile, each at once and unseen.

    Where stdin is no terminal, lines are read in place of keys; at their end comes `q`.
    """

    def __init__(self) -> None:
        """Nothing happens before the `with`."""
        self._settings: list | None = None
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
        """Return the key that was pressed since the last call, in lower case; empty for none."""
        if sys.platform == "win32" and self._is_terminal:
            import msvcrt

            return msvcrt.getwch().lower() if msvcrt.kbhit() else ""
        if sys.platform == "win32" or sys.stdin is None:
            return ""
        import select

        if not select.select([sys.stdin], [], [], 0)[0]:
            return ""
        text = sys.stdin.read(1) if self._is_terminal else sys.stdin.readline()
        return text.strip().lower()[:1] if text else "q"
