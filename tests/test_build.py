"""The builder, on tiny notebooks in real kernels."""

import os

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

from lessonkit.course.authoring.build import build, build_all
from lessonkit.course.kernels.environment import kernel_environment
from lessonkit.course.kernels.run_notebook import CellFailedError, run_notebook

CELLS = [
    new_markdown_cell("# What is here?"),
    new_code_cell('import os\nimport sys\nprint("one")\nsys.stdout.flush()\nprint("two")'),
    new_code_cell('print(os.environ["PYTHONHASHSEED"], os.path.basename(os.getcwd()))'),
    new_code_cell(
        "from lessonkit import search\nsearch('a', [], -1)", metadata={"tags": ["raises-exception"]}
    ),
    new_code_cell("print(len({'a', 'b'}))", metadata={"scrolled": True}),
]


def write(folder, name, cells):
    path = folder / f"{name}.ipynb"
    notebook = new_notebook(cells=cells)
    for cell in notebook.cells:
        del cell["id"]
    notebook.nbformat_minor = 4
    nbformat.write(notebook, path)
    return path


@pytest.fixture(scope="module")
def stored(tmp_path_factory):
    """A notebook without ids, built once, in a folder called `lesson`."""
    folder = tmp_path_factory.mktemp("x") / "lesson"
    folder.mkdir()
    path = write(folder, "00_a", CELLS)
    first = build(path)
    assert first.failure == ""
    return path, first


def cells_of(path):
    return nbformat.read(path, as_version=4).cells


def text_of(cell):
    return "".join(output.text for output in cell.outputs)


def test_code_cells_are_counted_from_one_without_a_gap(stored):
    assert [cell.get("execution_count") for cell in cells_of(stored[0])] == [None, 1, 2, 3, 4]


def test_what_a_cell_prints_is_stored_as_one_output(stored):
    assert [output.text for output in cells_of(stored[0])[1].outputs] == ["one\ntwo\n"]


def test_a_notebook_runs_in_its_own_folder_with_hash_seed_0(stored):
    assert text_of(cells_of(stored[0])[2]) == "0 lesson\n"


def test_an_error_that_is_meant_is_stored_without_a_path(stored):
    (error,) = cells_of(stored[0])[3].outputs
    assert error.evalue == "k is a number of children, from 0 up, or None for all; got -1"
    assert "overlap.py" not in "\n".join(error.traceback)


def test_the_first_build_names_the_first_cell_that_changed(stored):
    assert stored[1].difference == "first in cell 2 (In [1])"


def test_a_second_build_gives_the_same_bytes(stored):
    path, first = stored
    before = path.read_bytes()
    assert before == first.text.encode()
    second = build(path)
    assert (second.text, second.difference) == (first.text, "")
    assert path.read_bytes() == before


def test_a_check_writes_nothing_and_names_the_cell_that_would_change(stored, tmp_path):
    path, _ = stored
    changed = path.read_text(encoding="utf-8").replace('"0 lesson\\n"', '"0 home\\n"')
    other = tmp_path / "lesson" / path.name
    other.parent.mkdir()
    other.write_text(changed, encoding="utf-8", newline="\n")
    assert build(other, check=True).difference == "first in cell 3 (In [2])"
    assert other.read_text(encoding="utf-8") == changed


@pytest.fixture(scope="module")
def failures(tmp_path_factory):
    """Notebooks that cannot be built, with what the builder says of each."""
    folder = tmp_path_factory.mktemp("failing")
    cells = {
        "raises": [new_code_cell("1"), new_markdown_cell("Text."), new_code_cell("1 / 0")],
        "warns": [new_code_cell("import sys\nprint('careful', file=sys.stderr)")],
        "dies": [new_code_cell("import os\nos._exit(1)")],
    }
    paths = [write(folder, name, those) for name, those in cells.items()]
    before = {path: path.read_bytes() for path in paths}
    said = []
    built = build_all([*paths, folder / "gone.ipynb"], check=False, say=said.append)
    assert {path: path.read_bytes() for path in paths} == before
    return {one.path.stem: one.failure for one in built}, said


def test_a_cell_that_raises_is_named_with_its_error(failures):
    assert failures[0]["raises"] == "cell 3 (In [2]): ZeroDivisionError: division by zero"


def test_writing_to_stderr_is_refused(failures):
    assert failures[0]["warns"].startswith("cell 1 (In [1]): wrote to stderr")
    assert failures[0]["warns"].endswith("careful")


def test_a_kernel_that_dies_is_named_with_its_cell(failures):
    assert failures[0]["dies"].startswith("cell 1 (In [1]): Python stopped")


def test_a_missing_notebook_is_a_failure_like_the_others(failures):
    assert failures[0]["gone"].startswith("gone.ipynb is not in")


def test_progress_is_a_line_for_each_notebook(failures):
    assert sorted(line.split()[0] for line in failures[1]) == ["[1/4]", "[2/4]", "[3/4]", "[4/4]"]


def test_a_cell_whose_output_is_not_compared_keeps_the_output_it_has(tmp_path):
    cell = new_code_cell("print(2)", metadata={"tags": ["nbval-ignore-output"]})
    cell.outputs = [new_output("stream", text="an older 1\n")]
    path = write(tmp_path, "00_a", [cell])
    build(path)
    assert text_of(cells_of(path)[0]) == "an older 1\n"


def test_a_cell_that_takes_too_long_is_stopped(tmp_path, monkeypatch):
    monkeypatch.setattr("lessonkit.course.kernels.run_notebook.CELL_TIMEOUT_S", 1)
    endless = new_notebook(cells=[new_code_cell("while True: pass")])
    with pytest.raises(CellFailedError, match="ran for more than 1 seconds"):
        run_notebook(endless, tmp_path)


def test_a_kernels_environment_has_no_settings_of_the_user(tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONSTARTUP", "mine.py")
    monkeypatch.setenv("MPLBACKEND", "agg")
    environment = kernel_environment(tmp_path, 1)
    assert "PYTHONSTARTUP" not in environment
    assert environment["PYTHONHASHSEED"] == "1"
    assert environment["MPLBACKEND"] != os.environ["MPLBACKEND"]
