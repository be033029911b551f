"""Small inputs on which retrieval goes wrong in the field: who is right, case by system.

Each system runs in a process of its own, set up as its docs advise (`tools/`), and prints what it
did; the case (`cases/`) judges that. A system without such a feature says so.
"""

from __future__ import annotations

import argparse
import json
import logging
import subprocess
import sys
import warnings
from collections import Counter
from importlib.metadata import version
from itertools import chain
from pathlib import Path

from cases import SECTIONS
from cases.case import Case
from tools import PLACES, tools_of
from tools.tool import NoSuchFeatureError, Tools

RESULTS = Path(__file__).parent / "results" / "conformance.json"
LIMIT_S = 300
SIGNS = {"right": "right", "wrong": "WRONG", "none": "-"}


def main() -> None:
    options = read_options()
    if options.one:
        print(json.dumps(asked_of(options.one)))
        return
    names = options.only or list(PLACES)
    answers = {name: in_a_process(name) for name in names}
    results = {
        "versions": {name: one["versions"] for name, one in answers.items()},
        "sections": {
            title: [row(case, answers) for case in cases] for title, cases in SECTIONS.items()
        },
    }
    show(results, names)
    if not options.only:
        RESULTS.parent.mkdir(exist_ok=True)
        RESULTS.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", "utf-8")
        print(f"\nWritten to {RESULTS.name}; page.py makes the page of it.")


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument(
        "--only", action="append", choices=PLACES, help="this system alone; nothing is written"
    )
    parser.add_argument("--one", help=argparse.SUPPRESS)
    return parser.parse_args()


def in_a_process(name: str) -> dict:
    ran = subprocess.run(
        [sys.executable, __file__, "--one", name],
        capture_output=True, text=True, timeout=LIMIT_S, check=False,
    )  # fmt: skip
    if ran.returncode:
        sys.exit(f"{name} did not come to an end:\n{ran.stderr}")
    return json.loads(ran.stdout.splitlines()[-1])


def asked_of(name: str) -> dict:
    """Return what one system did with every case, by the case's place."""
    warnings.simplefilter("ignore")
    logging.disable(logging.CRITICAL)
    tools = tools_of(name)
    return {
        "versions": {package: version(package) for package in tools.packages},
        "answers": {key_of(case): answer(case, tools) for case in chain(*SECTIONS.values())},
    }


def key_of(case: Case) -> str:
    return f"{case.row}: {case.asks}"


def answer(case: Case, tools: Tools) -> dict:
    """Return the outcome (right, wrong, or none where there is no such feature) and what it did."""
    try:
        did = case.run(tools)
    except NoSuchFeatureError as why:
        return {"outcome": "none", "did": str(why)}
    except Exception as error:
        return {"outcome": "wrong", "did": f"{type(error).__name__}: {error}".splitlines()[0][:160]}
    shown = did if isinstance(did, str) else json.dumps(did, ensure_ascii=False)
    return {"outcome": "right" if case.right(did) else "wrong", "did": shown[:300]}


def row(case: Case, answers: dict) -> dict:
    return {
        "case": case.row, "shown": case.shown, "asks": case.asks,
        "answers": {name: one["answers"][key_of(case)] for name, one in answers.items()},
    }  # fmt: skip


def show(results: dict, names: list[str]) -> None:
    for title, rows in results["sections"].items():
        print(f"\n{title}\n")
        for one in rows:
            print(f"{one['case']}: {one['asks']}")
            for name in names:
                said = one["answers"][name]
                print(f"    {name:13} {SIGNS[said['outcome']]:6} {said['did']}")
    for name in names:
        count = Counter(
            one["answers"][name]["outcome"] for rows in results["sections"].values() for one in rows
        )
        print(f"{name}: {count['right']} right, {count['wrong']} wrong, {count['none']} not there")


if __name__ == "__main__":
    main()
