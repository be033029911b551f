"""JupyterLite, mended in one place: a cell that is meant to fail does not stop "Run All".

A server's kernel goes on where the request says that an error shall stop nothing, as it does for
a cell with the tag `raises-exception`. JupyterLite 0.8 drops what waits after every error.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

# Where a request is handled, and where its reply is sent; the names are the packer's.
_HANDLED = re.compile(
    r"(?P<lock>\w+)\.runExclusive\(async\(\)=>\{await (\w+)\.ready,"
    r"(?=await \2\.handleMessage\((?P<request>\w+)\)\}\))"
)
_REPLIED = re.compile(r'"interrupt"!==\w+\.metadata\.cause&&(?=\((?:\w|\.)+\.set\((\w+),"error"\))')


def mend(scripts: Path, say: Callable[[str], None]) -> None:
    """Change the one script among `scripts` in which kernels are looked after; say if none is."""
    for path in sorted(scripts.glob("*.js")):
        text = path.read_text(encoding="utf-8")
        changed, requests = _HANDLED.subn(
            r"\g<0>\g<lock>.goesOn=\g<request>.content.stop_on_error===false,", text
        )
        changed, replies = _REPLIED.subn(r"\g<0>!\g<1>.goesOn&&", changed)
        if requests == replies == 1:
            path.write_bytes(changed.encode())
            return
    say("This JupyterLite is another than we know: Run All stops at a cell that is meant to fail.")
