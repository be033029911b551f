"""Plain `pytest --nbval`, with the plugin in the place of nbval's collector for exercises."""

import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import entry_points

import pytest
from tiny_exercise import (
    KEEPS_REPEATS,
    RIGHT,
    SLUG,
    answered,
    cell_of,
    code,
    course,
    exercise,
    notebook,
    store,
)

from lessonkit.course.places import PACKAGE

PLUGIN = "lessonkit.course.judging.pytest_plugin"
# Installed, the package brings its plugin by itself; pytest refuses to load it twice.
IS_INSTALLED = any(point.value == PLUGIN for point in entry_points(group="pytest11"))


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    root = tmp_path_factory.mktemp("course")
    shutil.copytree(PACKAGE, root / "lessonkit", ignore=shutil.ignore_patterns("__pycache__"))
    (root / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    return course(root)


def run(root, *arguments):
    """The lines of `pytest -rA` on `arguments`, as {test: outcome}, and all that was printed."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTEST_CURRENT_TEST"}
    environment |= {"PYTHONPATH": str(root), "PYTEST_ADDOPTS": "", "COLUMNS": "200"}
    plugin = () if IS_INSTALLED else ("-p", PLUGIN)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--nbval", "-rA", "-p", "no:cacheprovider",
         *plugin, *arguments],
        cwd=root, env=environment, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    rows = re.findall(r"^(PASSED|FAILED|ERROR) \S*::(.+?)(?: - .*)?$", done.stdout, re.MULTILINE)
    return {name: outcome for outcome, name in rows}, done.stdout + done.stderr


def test_an_exercise_is_judged_by_the_solution_and_never_by_its_own_outputs(root):
    made = answered(t1=KEEPS_REPEATS)
    cell_of(made, "check", "03.1")["outputs"] = [
        {"output_type": "stream", "name": "stdout", "text": "parents: ['D50', 'D51', 'D50']\n"}
    ]
    found, said = run(root, str(store(root / "work" / "exercises" / f"{SLUG}.ipynb", made)))
    assert found == {"03.1": "FAILED", "03.2": "PASSED", "03.3": "PASSED"}
    assert "A parent is sent once, at the place of its best hit." in said


def test_an_exercise_as_handed_out_fails_and_the_solution_stays_with_nbval(root):
    found, said = run(root, "exercises", "solutions")
    assert [found[task] for task in ("03.1", "03.2", "03.3")] == ["FAILED"] * 3
    assert found["Cell 0"] == "PASSED"
    assert "Red is where everyone starts." in said


def test_a_single_task_may_be_asked_for(root):
    path = store(root / "work" / "exercises" / f"{SLUG}.ipynb", answered())
    assert run(root, str(path), "-k", "03.2")[0] == {"03.2": "PASSED"}
    assert run(root, f"{path}::03.3")[0] == {"03.3": "PASSED"}


def test_modules_and_settings_beside_the_notebook_change_nothing(root):
    folder = root / "elsewhere"
    path = store(folder / "renamed.ipynb", answered())
    for name in ("json", "random", "numpy"):
        (folder / f"{name}.py").write_text("raise SystemExit")
    assert set(run(root, str(path))[0].values()) == {"PASSED"}


def test_an_unreadable_exercise_fails_with_its_sentence(root):
    path = store(root / "work" / "exercises" / f"{SLUG}.ipynb", exercise())
    path.write_bytes(b"")
    found, said = run(root, str(path))
    path.unlink()
    assert set(found.values()) == {"FAILED"}
    assert "is empty (0 bytes)" in said


def test_a_plain_notebook_stays_with_nbval_wherever_it_lies(root):
    plain = notebook([code("print(1)", prints="1\n")])
    plain["metadata"].pop("lessonkit")
    path = store(root / "work" / "exercises" / "scratch.ipynb", plain)
    found, _ = run(root, str(path))
    path.unlink()
    assert found == {"Cell 0": "PASSED"}


@pytest.mark.parametrize(
    ("module", "arguments"), [("xdist", ("-n", "2")), ("pytest_randomly", ("-p", "randomly"))]
)
def test_with_other_plugins_the_verdict_is_the_same(root, module, arguments):
    pytest.importorskip(module, reason=f"{module} is not installed")
    path = store(root / "work" / "exercises" / f"{SLUG}.ipynb", answered(t2=RIGHT["03.1"]))
    found, _ = run(root, str(path), *arguments)
    assert found == {"03.1": "PASSED", "03.2": "FAILED", "03.3": "PASSED"}
