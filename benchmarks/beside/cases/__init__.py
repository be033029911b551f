"""Small inputs on which retrieval goes wrong in the field, by section."""

from __future__ import annotations

from cases import beyond, climbing, keeping, splitting, windowing

SECTIONS = {
    "Splitting a parent into children": splitting.CASES,
    "Windows": windowing.CASES,
    "Climbing, ranking, budget": climbing.CASES,
    "Identity, freshness, access, citation": keeping.CASES,
    "What others do and we do not": beyond.CASES,
}
