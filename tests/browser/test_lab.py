"""The course in JupyterLab, as `lesson start` opens it: read, run, answered, checked, moved."""

import json
import os
import re
import shutil
import signal
import subprocess
import time
from contextlib import suppress

import pytest
from tiny_course import command, environment

from lessonkit.course.places import find_places

expect = pytest.importorskip("playwright.sync_api", reason="no playwright is installed").expect

OURS = find_places()
LESSON = "03_climb_to_parents"
EXERCISE = "01_split_parents"
PATIENCE_MS = 60_000  # a kernel's start, on a machine that has other things to do
ANSWER = """# 01.1
def parent_of(chunk_id):
    return chunk_id.partition(".")[0]"""
WRONG = """# 01.1
def parent_of(chunk_id):
    return chunk_id.rpartition(".")[0]"""
ADDRESS = r"(http\S+/lab)/tree/\S+\?(token=\w+)"
IDLE = (
    "[...document.querySelectorAll('.jp-InputPrompt')].every((one) => !one.innerText.includes('*'))"
)


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """A copy of the course, in which a student may do what they like."""
    root = tmp_path_factory.mktemp("course")
    for folder in ("lessonkit", "notebooks", "exercises", "solutions", "data"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(OURS.root / folder, root / folder, ignore=ignored)
    shutil.copy(OURS.course_file, root)
    return root


@pytest.fixture(scope="module")
def address(browser, course, tmp_path_factory):
    """A function from a file of the work folder to the address that opens it in JupyterLab.

    Each has a workspace of its own, so that no tab of an earlier test comes back.
    """
    home = tmp_path_factory.mktemp("home")
    started = subprocess.Popen(
        command("start", "--no-browser"),
        cwd=course,
        env=environment(course, HOME=str(home), USERPROFILE=str(home), PYTHONUNBUFFERED="1"),
        stdout=subprocess.PIPE,
        text=True,
    )
    said = iter(started.stdout.readline, "")
    found = next(filter(None, (re.search(ADDRESS, line) for line in said)))
    yield lambda path: f"{found[1]}/workspaces/{time.monotonic_ns()}/tree/{path}?{found[2]}"
    started.send_signal(signal.SIGINT if os.name == "posix" else signal.SIGTERM)
    assert started.wait(timeout=30) == 0


@pytest.fixture
def opened(visit, address):
    """A function that opens a notebook and waits until its kernel listens."""

    def open_notebook(path):
        seen = visit(address(path), width=1400, height=1000)
        expect(seen.page.locator(".jp-Notebook-ExecutionIndicator")).to_have_attribute(
            "data-status", "idle", timeout=PATIENCE_MS
        )
        # The sign above says so from the start; this one, once the session is there.
        kernel = seen.page.locator("#jp-main-statusbar").get_by_text("| Idle")
        expect(kernel).to_be_visible(timeout=PATIENCE_MS)
        return seen

    return open_notebook


def menu(page, name, entry):
    """Choose from a menu; an entry is known by its command, as its name may hold a key.

    Just after a notebook was opened, some entries are not enabled yet, and an open menu stays so.
    """
    wanted = page.locator(f'.lm-Menu-item[data-command="{entry}"]:not(.lm-mod-disabled)')
    for _ in range(40):
        page.get_by_role("menuitem", name=name, exact=True).click()
        if wanted.count():
            return wanted.click()
        page.keyboard.press("Escape")
        page.wait_for_timeout(250)
    raise AssertionError(f"{entry} in the menu {name} was not enabled within ten seconds")


def run_all(page):
    menu(page, "Run", "runmenu:run-all")
    page.wait_for_function(IDLE, timeout=PATIENCE_MS)


def save(page, file):
    """Save from the menu, and return the notebook once the file has changed."""
    before = file.read_bytes()
    menu(page, "File", "docmanager:save")
    for _ in range(100):
        with suppress(ValueError):  # half written
            if file.read_bytes() != before:
                return json.loads(file.read_text(encoding="utf-8"))
        page.wait_for_timeout(100)
    raise AssertionError(f"{file.name} was not saved within ten seconds")


def cell(page, line):
    """The cell whose code begins with `line`, scrolled to where it is drawn."""
    found = page.locator(".jp-CodeCell").filter(
        has=page.locator(".cm-line:first-child", has_text=re.compile(f"^{re.escape(line)}"))
    )
    found.first.scroll_into_view_if_needed(timeout=PATIENCE_MS)
    return found.first


def write(page, line, source):
    """Put `source` where the cell that begins with `line` has its code."""
    cell(page, line).locator(".cm-content").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(source)


def run(page, line):
    """Run the cell that begins with `line`, and return its output when it has come to an end.

    A key that comes before the kernel's session is there is forgotten, and pressed again.
    """
    found = cell(page, line)
    prompt = found.locator(".jp-InputPrompt")
    before = prompt.inner_text().strip()
    later = re.compile(rf"^(?!{re.escape(before)}$)\[\d+\]:")
    for patience in (PATIENCE_MS / 4, PATIENCE_MS):
        found.locator(".cm-content").click()
        page.keyboard.press("Control+Enter")
        with suppress(AssertionError):
            expect(prompt).to_have_text(later, timeout=patience)
            return found.locator(".jp-Cell-outputArea")
    raise AssertionError(f"the cell {line!r} did not come to an end: {prompt.inner_text()}")


def shown(output):
    """What of a stored output can be compared: text as it is, a picture by its kinds."""
    if output["output_type"] == "stream":
        return "".join(output["text"])
    data = output.get("data", {})
    pictures = sorted(kind for kind in data if kind.startswith("image/"))
    return pictures or "".join(data.get("text/plain", output.get("evalue", "")))


def outputs(notebook):
    cells = [one for one in notebook["cells"] if one["cell_type"] == "code"]
    return [[shown(output) for output in one["outputs"]] for one in cells]


def test_a_lesson_shows_its_outputs_and_gives_them_again_from_top_to_bottom(
    opened, course, screenshot
):
    seen = opened(f"notebooks/{LESSON}.ipynb")
    stored = json.loads((OURS.notebooks / f"{LESSON}.ipynb").read_text(encoding="utf-8"))
    menu(seen.page, "Edit", "editmenu:clear-all")
    expect(seen.page.locator(".jp-OutputArea-output")).to_have_count(0)
    file = course / "work" / "notebooks" / f"{LESSON}.ipynb"
    run_all(seen.page)
    assert outputs(save(seen.page, file)) == outputs(stored)
    screenshot(seen.page, "lab-lesson")
    assert seen.outside == []


def test_an_exercise_is_answered_saved_and_checked_inside_the_notebook(opened, screenshot):
    seen = opened(f"exercises/{EXERCISE}.ipynb")
    page, check = seen.page, "from lessonkit.course import check"
    first = run(page, check).locator("tr").nth(1)
    expect(first).to_contain_text("not attempted")

    write(page, "# 01.1", WRONG)
    run(page, "# 01.1")
    page.keyboard.press("Control+s")
    run(page, check)
    expect(first).to_contain_text("wrong")
    expect(first).to_contain_text("The task asks for the first dot")
    screenshot(page, "lab-exercise-wrong")

    write(page, "# 01.1", ANSWER)
    run(page, "# 01.1")
    expect(run(page, check)).to_contain_text("Not saved: what you ran for 01.1")
    page.keyboard.press("Control+s")
    run(page, check)
    expect(first).to_contain_text("passed")
    screenshot(page, "lab-exercise-passed")
    assert seen.outside == []


def test_the_lab_of_lesson_06_is_moved_by_keys_and_by_typing(opened, screenshot):
    page = (seen := opened("notebooks/06_real_scores.ipynb")).page
    menu(page, "Edit", "editmenu:clear-all")  # a stored count may be that of the new run
    run(page, "from collections")
    lab = run(page, "lab()")
    status, trace = lab.get_by_role("status"), lab.get_by_role("table", name="The trace")
    expect(status).to_contain_text("D50.2 (score 0.68) has rank 1")
    expect(trace.get_by_role("row")).to_have_count(1 + 2)

    lab.get_by_role("slider").first.press("ArrowRight")  # a third hit
    expect(trace.get_by_role("row")).to_have_count(1 + 3)
    ranker = lab.get_by_role("combobox", name="ranker")
    ranker.select_option("word overlap")
    expect(status).not_to_contain_text("score 0.68")
    question = lab.get_by_role("textbox", name="question")
    question.fill("zebra")
    question.press("Enter")
    expect(trace).to_have_count(0)  # nothing shares a word, so there is nothing to trace
    screenshot(page, "lab-widget")
    assert seen.outside == []
