"""How we call a cell, everywhere the same: `cell 7 (In [3])`."""

from __future__ import annotations

from collections.abc import Sequence


def cell_name(kinds: Sequence[str], index: int) -> str:
    """Return the name of the cell at `index`, both counts from 1; `kinds` are all cells' types.

    >>> cell_name(["markdown", "code", "code"], 2)
    'cell 3 (In [2])'
    """
    if kinds[index] != "code":
        return f"cell {index + 1}"
    return f"cell {index + 1} (In [{list(kinds[: index + 1]).count('code')}])"
