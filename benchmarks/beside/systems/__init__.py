"""All systems, in the order of the tables. A framework is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module

from systems.system import System

MODULES = ("ours", "engines", "with_langchain", "with_llama_index", "with_haystack")


def all_systems() -> list[System]:
    return [one for name in MODULES for one in import_module(f"systems.{name}").SYSTEMS]
