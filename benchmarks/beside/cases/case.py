"""A case: what is asked of a system, and what is right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tools.tool import Tools


@dataclass(frozen=True)
class Case:
    """One small input. `run` returns what the system did, as plain values; `right` judges that.

    `row` names the case; two cases of one row ask for two things that are right in it, and
    `asks` says which.
    """

    row: str
    shown: str
    asks: str
    run: Callable[[Tools], Any]
    right: Callable[[Any], bool]
