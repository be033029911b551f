"""The environment of a kernel whose output depends on the notebook alone."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path, PurePath

_SETTINGS = "matplotlibrc"
_DROPPED = ("PYTEST_CURRENT_TEST", "PYTHONSTARTUP", "PYTHONWARNINGS", "JUPYTER", "JPY_")
# What a program needs to be found and to start, on any system; no key or address is among them.
_NEEDED = ("PATH", "LD_LIBRARY_PATH", "OPENBLAS_", "SYSTEMROOT", "WINDIR", "COMSPEC", "PATHEXT")


def kernel_environment(
    private: Path,
    hash_seed: int = 0,
    *,
    given: Mapping[str, str] = os.environ,
    seen: PurePath | None = None,
) -> dict[str, str]:
    """Return `given`, this process's environment, without what could change what is printed.

    `private` is a folder for this kernel only: it stands in for the user's IPython profile
    and matplotlib settings; `seen` is where the kernel sees it. What Jupyter told this process
    stays here, above all its token.
    """
    (private / _SETTINGS).touch()
    environment = {name: value for name, value in given.items() if not name.startswith(_DROPPED)}
    return environment | {
        "COLUMNS": "80",
        "IPYTHONDIR": str(seen or private),
        "MATPLOTLIBRC": str((seen or private) / _SETTINGS),
        "MPLBACKEND": "module://matplotlib_inline.backend_inline",
        "PYTHONHASHSEED": str(hash_seed),
    }


def bare_environment(home: PurePath) -> dict[str, str]:
    """Return what a program needs to start, and nothing that is the user's; `home` is theirs."""
    needed = {n: value for n, value in os.environ.items() if n.upper().startswith(_NEEDED)}
    homes = dict.fromkeys(("HOME", "USERPROFILE", "TMPDIR", "TEMP", "TMP"), str(home))
    return needed | homes | {"LANG": "C.UTF-8", "TZ": "UTC"}
