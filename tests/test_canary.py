"""A notebook with wrong stored outputs, and what plain nbval says of each cell."""

import subprocess
import sys

import pytest
from nbformat.v4 import new_code_cell, new_notebook, new_output, writes

PIXEL = (
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII="
)

# Each cell shows one thing and stores `stored` of it.
PRINTS = 'print("two and two is", 4)'
SHOWS = (
    'from IPython.display import display\ndisplay({{"{0}": "{1}", "text/plain": "A."}}, raw=True)'
)


def printing(stored):
    return new_code_cell(PRINTS, execution_count=1, outputs=[new_output("stream", text=stored)])


def showing(kind, now, stored):
    data = {kind: stored, "text/plain": "A."}
    output = new_output("display_data", data=data)
    return new_code_cell(SHOWS.format(kind, now), execution_count=1, outputs=[output])


CELLS = {
    "right text": printing("two and two is 4\n"),
    "wrong text": printing("two and two is 5\n"),
    "right svg": showing("image/svg+xml", "<svg/>", "<svg/>"),
    "wrong svg": showing("image/svg+xml", "<svg/>", "<svg></svg>"),
    "wrong png": showing("image/png", PIXEL, PIXEL.replace("A", "B")),
    "never run": new_code_cell(PRINTS, execution_count=None),
}


@pytest.fixture(scope="module")
def nbval(tmp_path_factory):
    """What plain nbval says of the canary, and with what exit status."""
    folder = tmp_path_factory.mktemp("canary")
    (folder / "canary.ipynb").write_text(
        writes(new_notebook(cells=list(CELLS.values()))), encoding="utf-8"
    )
    command = [sys.executable, "-m", "pytest", "--nbval", "--nbval-current-env", "-v"]
    command += ["--color=no", "-p", "no:randomly", "canary.ipynb"]
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False
    )


def cell(name):
    """Nbval counts code cells from 0."""
    return f"canary::ipynb::Cell {list(CELLS).index(name)}"


def test_a_wrong_stored_output_fails_the_run(nbval):
    assert nbval.returncode == 1, nbval.stdout


@pytest.mark.parametrize("name", ["wrong text", "wrong svg"])
def test_the_cell_with_the_wrong_output_is_named(nbval, name):
    assert f"{cell(name)} FAILED" in nbval.stdout


def test_both_texts_are_shown(nbval):
    assert "two and two is 5" in nbval.stdout
    assert "two and two is 4" in nbval.stdout


@pytest.mark.parametrize("name", ["right text", "right svg"])
def test_a_right_output_passes(nbval, name):
    assert f"{cell(name)} PASSED" in nbval.stdout


@pytest.mark.parametrize("name", ["wrong png", "never run"])
def test_what_nbval_cannot_see_is_left_to_the_linter_and_the_builder(nbval, name):
    assert f"{cell(name)} PASSED" in nbval.stdout
