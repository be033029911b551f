"""What the page in the browser is built from, without a browser and without a network."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from lessonkit.course import CourseError
from lessonkit.course.places import Places, find_places
from lessonkit.course.sequence import Lesson, read_sequence
from lessonkit.course.site import lite_parts
from lessonkit.course.site.lite_front import front_page
from lessonkit.course.site.lite_lock import write_lock
from lessonkit.course.site.lite_mended import mend
from lessonkit.course.site.lite_notebooks import KERNEL, lay_notebooks
from lessonkit.course.site.lite_parts import NoPartsError, are_here, fetch
from lessonkit.course.site.lite_wheel import write_wheel

OURS = find_places()
SLUGS = [one.slug for one in read_sequence(OURS.course_file) if one.number <= "05"]


@pytest.fixture(scope="module")
def laid(tmp_path_factory):
    folder = tmp_path_factory.mktemp("files")
    lay_notebooks(OURS, SLUGS, folder)
    return folder


@pytest.fixture(scope="module")
def wheel(laid, tmp_path_factory):
    return write_wheel(OURS, SLUGS, laid / "exercises", tmp_path_factory.mktemp("wheel"))


def test_the_same_course_gives_the_same_wheel(wheel, laid, tmp_path):
    again = write_wheel(OURS, SLUGS, laid / "exercises", tmp_path)
    assert again.read_bytes() == wheel.read_bytes()


def test_a_fresh_copy_of_an_exercise_is_the_pages_own(wheel, laid):
    [name] = [path.name for path in laid.glob("exercises/03_*.ipynb")]
    packed = zipfile.ZipFile(wheel).read(f"lessonkit/_material/exercises/{name}")
    assert packed == (laid / "exercises" / name).read_bytes()


def test_the_wheel_is_small_and_holds_nothing_of_later_lessons(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.stat().st_size < 600_000
    notebooks = [name for name in names if name.endswith(".ipynb")]
    # Five exercises and their solutions: lesson 00 has neither.
    assert sorted({Path(name).name[:2] for name in notebooks}) == ["01", "02", "03", "04", "05"]
    assert len(notebooks) == 10
    assert not [name for name in names if "minilm/" in name or "teacher" in name]


CHECKED = """
from lessonkit.course.judging.self_check import check_file, find_exercise
from lessonkit.course.kernels.in_process import KernelsHere
from lessonkit.course.places import find_places
import lessonkit.course.student.in_jupyter
places = find_places()
for number in ("01", "02", "03", "04", "05"):
    exercise = find_exercise(places, number)
    solution = places.solutions / f"{exercise.reference.slug}.ipynb"
    print(check_file(solution, exercise, KernelsHere()).all_passed, len(exercise.mistakes) > 9)
"""


def test_the_wheel_alone_checks_every_exercise(wheel, tmp_path):
    zipfile.ZipFile(wheel).extractall(tmp_path)
    alone = [sys.executable, "-S", "-P", "-c", CHECKED]  # without what else is installed
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    ran = subprocess.run(
        alone, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert ran.stdout.splitlines() == ["True True"] * 5, ran.stderr


def sources(path):
    return [cell["source"] for cell in json.loads(path.read_text("utf-8"))["cells"]]


def test_lessons_and_exercises_are_laid_and_no_solution(laid):
    found = sorted(path.relative_to(laid).as_posix() for path in laid.rglob("*.ipynb"))
    exercises = [f"exercises/{slug}.ipynb" for slug in SLUGS[1:]]
    assert found == exercises + [f"notebooks/{slug}.ipynb" for slug in SLUGS]


def test_no_notebook_speaks_of_a_terminal_and_each_asks_for_the_pages_kernel(laid):
    for path in laid.rglob("*.ipynb"):
        assert json.loads(path.read_text("utf-8"))["metadata"]["kernelspec"] == KERNEL
        text = "\n".join(sources(path))
        assert not [word for word in ("terminal", "start.py", "lesson check") if word in text], path


def test_an_exercise_says_how_it_is_checked_here_and_can_ask_for_a_hint(laid):
    first, setup, *_, last, onwards = sources(laid / "exercises" / f"{SLUGS[3]}.ipynb")
    assert 'hint("03.1")' in first
    imports = "from lessonkit.course import check, hint, reset, solution"
    assert setup.endswith(f"\n\n{imports}")
    assert last.startswith(f"{imports}\n")
    assert onwards == (
        "Back to [lesson 03](../notebooks/03_climb_to_parents.ipynb), "
        "on to [lesson 04](../notebooks/04_minimum_and_budget.ipynb)."
    )


def test_after_the_last_exercise_there_is_only_the_way_back(laid):
    assert sources(laid / "exercises" / f"{SLUGS[5]}.ipynb")[-1] == (
        "Back to [lesson 05](../notebooks/05_windows.ipynb)."
    )


def test_a_stored_picture_is_shown_before_its_cell_is_run(laid):
    notebook = json.loads((laid / "notebooks" / f"{SLUGS[0]}.ipynb").read_text("utf-8"))
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert code and all(cell["metadata"]["trusted"] for cell in code)


def test_a_link_leads_to_what_is_there_or_says_that_it_is_not(laid):
    lesson = "\n".join(sources(laid / "notebooks" / f"{SLUGS[5]}.ipynb"))
    assert "](04_minimum_and_budget.ipynb)" in lesson
    assert "](../exercises/05_windows.ipynb)" in lesson
    assert "lesson 06 (it does not run here; the course's pages have it to read)" in lesson


def test_texts_are_whole_for_the_page_joins_no_lines(laid):
    for path in laid.glob("notebooks/*.ipynb"):
        for cell in json.loads(path.read_text("utf-8"))["cells"]:
            for output in cell.get("outputs", ()):
                texts = [output.get("text", ""), *output.get("data", {}).values()]
                assert all(isinstance(text, str) for text in texts)


def test_a_new_text_on_a_terminal_is_refused_until_the_page_has_its_own(tmp_path):
    cell = {"cell_type": "markdown", "metadata": {}, "source": ["Type\n", "`start.py watch`."]}
    notebook = {"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
    (tmp_path / "notebooks").mkdir()
    (tmp_path / "notebooks" / "01_one.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    places = Places(tmp_path, tmp_path / "work", checkout=True)
    with pytest.raises(CourseError, match=r"notebooks/01_one.ipynb speaks of start.py"):
        lay_notebooks(places, ["01_one"], tmp_path / "files")


def test_the_lock_names_the_wheels_that_are_there_and_nothing_else(tmp_path):
    lock = {"info": {"python": "3.14.2"}, "packages": {"numpy": {}}}
    (tmp_path / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    (tmp_path / "One_Two-1.0-py3-none-any.whl").write_bytes(b"")
    assert write_lock(tmp_path) == ["one-two"]
    written = json.loads((tmp_path / "pyodide-lock.json").read_text(encoding="utf-8"))
    assert written["info"] == lock["info"]
    assert written["packages"]["one-two"]["version"] == "1.0"
    # The hash of no bytes.
    assert written["packages"]["one-two"]["sha256"].startswith("e3b0c44298fc1c149afb")


def test_a_part_that_is_not_as_we_know_it_counts_for_nothing(tmp_path):
    assert not are_here(tmp_path / "nowhere")
    lite_parts.archive(tmp_path).write_bytes(b"not Pyodide")
    assert not are_here(tmp_path)


def test_without_npm_one_sentence_says_so_and_nothing_is_left(tmp_path, monkeypatch):
    monkeypatch.setattr(lite_parts.shutil, "which", lambda _: None)
    with pytest.raises(NoPartsError, match="npm is not on this machine"):
        fetch(tmp_path / "parts", say=print)
    assert list(tmp_path.iterdir()) == []


def test_without_a_network_the_reason_is_said_and_nothing_is_left(tmp_path, monkeypatch):
    npm = subprocess.CompletedProcess([], 1, "", "npm error code ENOTFOUND\nnpm error a log\n")
    monkeypatch.setattr(lite_parts.shutil, "which", lambda _: "npm")
    monkeypatch.setattr(lite_parts.importlib.util, "find_spec", lambda _: True)
    monkeypatch.setattr(lite_parts.subprocess, "run", lambda *_, **__: npm)
    with pytest.raises(NoPartsError, match=r"ENOTFOUND\); is the network there"):
        fetch(tmp_path / "parts", say=print)
    assert list(tmp_path.iterdir()) == []


def test_every_part_is_pinned_by_a_hash_and_no_address_is_named():
    text = Path(lite_parts.__file__).with_name("lite_wheels.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert all("==" in line and line.count("--hash=sha256:") == 1 for line in lines)
    assert "://" not in text


def test_our_pyodide_is_the_one_that_the_kernel_expects():
    constants = pytest.importorskip("jupyterlite_pyodide_kernel.constants")
    assert lite_parts.PYODIDE == constants.PYODIDE_VERSION


KERNELS = (
    "let a=async s=>{try{await i.runExclusive(async()=>{await r.ready,await r.handleMessage(s)})}"
    'catch{}};"error"===e.content.status&&"interrupt"!==e.metadata.cause&&'
    '(this.why.set(i,"error"),i.cancel())'
)


def test_a_request_that_says_so_goes_on_after_an_error(tmp_path):
    (tmp_path / "other.js").write_text("1", encoding="utf-8")
    (tmp_path / "kernels.js").write_text(KERNELS, encoding="utf-8")
    said = []
    mend(tmp_path, said.append)
    text = (tmp_path / "kernels.js").read_text(encoding="utf-8")
    assert "await r.ready,i.goesOn=s.content.stop_on_error===false,await r.handle" in text
    assert 'cause&&!i.goesOn&&(this.why.set(i,"error"),i.cancel())' in text
    assert said == []


def test_a_jupyterlite_that_we_do_not_know_is_left_as_it_is(tmp_path):
    (tmp_path / "kernels.js").write_text("1", encoding="utf-8")
    said = []
    mend(tmp_path, said.append)
    assert (tmp_path / "kernels.js").read_text(encoding="utf-8") == "1"
    assert said == [
        "This JupyterLite is another than we know: Run All stops at a cell that is meant to fail."
    ]


def test_the_first_page_links_to_every_lesson_and_exercise_there_is():
    lessons = [Lesson("00_a", "Why <a>?", 5), Lesson("01_b", "How?", 5)]
    page = front_page(lessons, ["01_b"])
    assert '<a href="lab/index.html?path=notebooks/00_a.ipynb">00: Why &lt;a&gt;?</a></li>' in page
    assert '<a href="lab/index.html?path=exercises/01_b.ipynb">exercise 01</a>' in page
    assert "exercises/00_a" not in page
    assert "{" not in page.partition("<main>")[2]
