"""Pyodide's list of packages, cut down to what lies beside it: all of it loaded at the start."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

FILE = "pyodide-lock.json"


def write_lock(folder: Path) -> list[str]:
    """Put the wheels in `folder` into the lock that lies there; return their names.

    What Pyodide knows besides is left out, for it would be asked of a server.
    """
    lock = json.loads((folder / FILE).read_text("utf-8"))
    entries = sorted(map(_entry, folder.glob("*.whl")), key=lambda entry: entry["name"])
    lock["packages"] = {entry["name"]: entry for entry in entries}
    text = json.dumps(lock, indent=1, sort_keys=True) + "\n"
    (folder / FILE).write_bytes(text.encode())
    return list(lock["packages"])


def _entry(wheel: Path) -> dict[str, object]:
    """A wheel as the lock has it. All are loaded, so that none has to name those it needs."""
    name, version = wheel.name.split("-")[:2]
    return {
        "name": re.sub("[-_.]+", "-", name).lower(),
        "version": version,
        "file_name": wheel.name,
        "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
        "install_dir": "site",
        "package_type": "package",
        "imports": [],
        "depends": [],
        "unvendored_tests": False,
    }
