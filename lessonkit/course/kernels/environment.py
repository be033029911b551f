"""The environment of a kernel whose output depends on the notebook alone."""

from __future__ import annotations

import os
from pathlib import Path

_DROPPED = ("PYTEST_CURRENT_TEST", "PYTHONSTARTUP", "PYTHONWARNINGS", "JUPYTER", "JPY_")


def kernel_environment(private: Path, hash_seed: int = 0) -> dict[str, str]:
    """Return this process's environment without what could change what a notebook prints.

    `private` is a folder for this kernel only: it stands in for the user's IPython profile
    and matplotlib settings. What Jupyter told this process stays here, above all its token.
    """
    settings = private / "matplotlibrc"
    settings.touch()
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(_DROPPED)
    }
    return environment | {
        "COLUMNS": "80",
        "IPYTHONDIR": str(private),
        "MATPLOTLIBRC": str(settings),
        "MPLBACKEND": "module://matplotlib_inline.backend_inline",
        "PYTHONHASHSEED": str(hash_seed),
    }
