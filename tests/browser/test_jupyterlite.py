"""The course in a browser alone: served as plain files, no Python but the page's own."""

import functools
import http.server
import json
import re
import threading

import pytest

from lessonkit.course.authoring.wrong_answers import read_wrong_answers
from lessonkit.course.kernels.in_process import LIMITS
from lessonkit.course.places import find_places

pytest.importorskip("jupyterlite_pyodide_kernel", reason="it comes with the extra `site`")

from lessonkit.course.site.lite import build_lite
from lessonkit.course.site.lite_parts import NoPartsError

expect = pytest.importorskip("playwright.sync_api", reason="no playwright is installed").expect

OURS = find_places()
LESSONS = sorted(path.name for path in OURS.notebooks.glob("0[0-5]_*.ipynb"))
EXERCISE = "exercises/03_climb_to_parents.ipynb"
CHECK = "from lessonkit.course import check"
PATIENCE_MS = 90_000  # Python comes to the page first, on a machine that has other things to do
ANSWER = """# 03.1
def context_words(parent_ids, words, once=False):
    if once:
        parent_ids = unique_parents(parent_ids)
    return sum(words[parent_id] for parent_id in parent_ids)"""
WRONG = ANSWER.replace("    if once:\n    ", "")
ENDLESS = "# 03.1\ndef context_words(parent_ids, words, once=False):\n    while True: pass"
NEVER = "# 03.1\nimport itertools\nsum(itertools.cycle([1]))"  # in no line of its own


class Files(http.server.SimpleHTTPRequestHandler):
    """Files as any static host serves them."""

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def page_folder(tmp_path_factory):
    """The page, built from parts that are in the cache, or else are fetched."""
    out = tmp_path_factory.mktemp("site") / "lite"
    try:
        build_lite(OURS, out)
    except NoPartsError as error:
        pytest.skip(f"no page could be built: {error}")
    return out


@pytest.fixture(scope="module")
def address(page_folder):
    """Where the page is served, without any header that a static host would not send."""
    handler = functools.partial(Files, directory=str(page_folder.parent))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/lite/"
    server.shutdown()
    thread.join()


@pytest.fixture
def opened(visit, address):
    """A function that opens a notebook of the page and waits until its Python listens."""

    def open_notebook(path):
        seen = visit(f"{address}lab/index.html?path={path}", width=1400, height=1000)
        is_ready(seen.page)
        return seen

    return open_notebook


def is_ready(page):
    indicator = page.locator(".jp-Notebook-ExecutionIndicator")
    expect(indicator).to_have_attribute("data-status", "idle", timeout=PATIENCE_MS)


def cell(page, line):
    """The code cell that begins with `line`, scrolled to where it is drawn."""
    first = page.locator(".cm-line:first-child", has_text=re.compile(f"^{re.escape(line)}"))
    found = page.locator(".jp-CodeCell").filter(has=first).first
    found.scroll_into_view_if_needed(timeout=PATIENCE_MS)
    return found


def write(page, line, source):
    """Put `source` into the cell that begins with `line`, and save."""
    cell(page, line).locator(".cm-content").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(source)
    page.keyboard.press("Control+s")
    expect(page.locator(".lm-TabBar-tab.jp-mod-dirty")).to_have_count(0)


def run(page, line):
    """Run the cell that begins with `line`, and return its output when it has come to an end."""
    found = cell(page, line)
    prompt = found.locator(".jp-InputPrompt")
    before = prompt.inner_text()
    found.locator(".cm-content").click()
    page.keyboard.press("Control+Enter")
    expect(prompt).not_to_have_text(before, timeout=PATIENCE_MS)
    expect(prompt).to_have_text(re.compile(r"\[\d+\]:"), timeout=PATIENCE_MS)
    return found.locator(".jp-Cell-outputArea")


def checked(page, task=1):
    """Run the check, and return the row of one task."""
    return run(page, CHECK).locator("tr").nth(task)


# JupyterLab shows a test its insides where its settings say so.
EXPOSED = "**/lite/jupyter-lite.json*"
RUN_ALL = """async ([path, kernel]) => {
  const lab = window.jupyterapp;
  const options = {path, factory: 'Notebook', ...(kernel && {kernel: {id: kernel}})};
  const shown = await lab.commands.execute('docmanager:open', options);
  await shown.context.ready;
  await shown.sessionContext.ready;
  lab.shell.activateById(shown.id);
  const cells = [...shown.content.model.cells].filter((cell) => cell.type === 'code');
  await lab.commands.execute('notebook:clear-all-cell-outputs');
  lab.commands.execute('notebook:run-all-cells').catch(() => {});
  while (cells.some((cell) => cell.executionCount === null))
    await new Promise((later) => setTimeout(later, 50));
  await shown.sessionContext.session.kernel.info;
  return [shown.sessionContext.session.kernel.id, cells.map((cell) => cell.outputs.toJSON())];
}"""


def expose(route):
    answer = route.fetch()
    settings = answer.json()
    settings["jupyter-config-data"]["exposeAppInBrowser"] = True
    route.fulfill(response=answer, json=settings)


def shown(output):
    """The text of an output, of a page or of a file; of an error its name and words."""
    if output["output_type"] == "error":
        # The page's kernel gives the class in the place of its name.
        name = output["ename"].removeprefix("<class '").removesuffix("'>")
        return f"{name}: {output['evalue']}"
    text = output.get("text") or output["data"]["text/plain"]
    return "".join(text)


def test_an_answer_run_after_a_reload_and_not_saved_is_pointed_at(opened, address):
    page = opened(EXERCISE).page
    write(page, "# 03.1", WRONG)
    page.goto(f"{address}lab/index.html?path={EXERCISE}")
    is_ready(page)
    cell(page, "# 03.1").locator(".cm-content").click()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(ANSWER)
    run(page, "# 03.1")
    expect(run(page, CHECK)).to_contain_text("Not saved: what you ran for 03.1")


def test_on_a_phone_the_list_of_files_makes_room_for_the_lesson(visit, address, screenshot):
    page = visit(f"{address}lab/index.html?path=notebooks/{LESSONS[0]}", width=390).page
    expect(page.locator(".jp-Notebook .jp-Cell").first).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator("#jp-left-stack")).to_be_hidden()
    screenshot(page, "lite-phone")


def test_every_lesson_prints_in_the_page_what_is_stored(visit, address, screenshot):
    seen = visit("about:blank")
    page = seen.page
    page.context.route(EXPOSED, expose)
    page.goto(f"{address}lab/index.html")
    page.wait_for_function("() => window.jupyterapp", timeout=PATIENCE_MS)
    page.evaluate("() => window.jupyterapp.restored")
    assert len(LESSONS) == 6
    kernel = ""  # one for all: to start another takes longer than a lesson
    for name in LESSONS:
        stored = json.loads((OURS.notebooks / name).read_text(encoding="utf-8"))["cells"]
        kernel, printed = page.evaluate(RUN_ALL, [f"notebooks/{name}", kernel])
        wanted = [one["outputs"] for one in stored if one["cell_type"] == "code"]
        assert [[*map(shown, one)] for one in printed] == [[*map(shown, one)] for one in wanted]
        screenshot(page, f"page-lesson-{name[:2]}")
    assert seen.outside == []


NOT_TOLD = """
import json
from lessonkit.course.grafting.submission import Submission
from lessonkit.course.judging.judge import judge
from lessonkit.course.judging.self_check import find_exercise
from lessonkit.course.kernels.in_process import KernelsHere
from lessonkit.course.places import find_places

number, answers = json.loads(GIVEN)
exercise = find_exercise(find_places(), number)
solution = {name: task.answer for name, task in exercise.reference.tasks.items()}
for task, name, source in answers:
    submission = Submission("", solution | {task: source})
    kernel = KernelsHere().take()
    report = judge(exercise.reference, submission, kernel, exercise.mistakes)
    [verdict] = report.only(task).verdicts
    assert verdict.outcome in ("wrong", "error"), name
    if verdict.mistake != name:
        print(name)
"""
RUN_CODE = """async (code) => {
  const lab = window.jupyterapp;
  await lab.restored;
  const {sessionContext} = lab.shell.currentWidget;
  await sessionContext.ready;
  const asked = sessionContext.session.kernel.requestExecute({code});
  let printed = '';
  asked.onIOPub = (told) => { printed += told.content.text ?? told.content.evalue ?? ''; };
  await asked.done;
  return printed;
}"""


def test_every_wrong_answer_is_told_what_it_does_in_the_page_too(visit, address, patient):
    page = visit("about:blank").page
    page.context.route(EXPOSED, expose)
    page.goto(f"{address}lab/index.html?path={EXERCISE}")
    is_ready(page)
    lost = []
    for name in LESSONS[1:]:
        slug = name.removesuffix(".ipynb")
        wrong = read_wrong_answers(OURS.solutions / "wrong" / slug)
        given = json.dumps([slug[:2], [(one.task, one.name, one.source) for one in wrong]])
        lost += page.evaluate(RUN_CODE, f"GIVEN = {given!r}\n{NOT_TOLD}").split()
    # A set has another order there; its mistake is seen all the same, without its sentence.
    assert [name for name in lost if "set" not in name] == []
    assert len(lost) < 10


def test_an_exercise_is_answered_saved_and_checked_in_the_page(opened, screenshot):
    seen = opened(EXERCISE)
    page = seen.page
    expect(checked(page)).to_contain_text("not attempted")
    expect(page.locator(".jp-Cell-outputArea").last).to_contain_text(LIMITS)

    page.context.set_offline(True)  # all that is needed has come
    write(page, "# 03.1", WRONG)
    expect(checked(page)).to_contain_text("wrong")
    expect(checked(page)).to_contain_text("You drop the repeats every time.")
    screenshot(page, "page-exercise-wrong")

    write(page, "# 03.1", ANSWER)
    expect(checked(page)).to_contain_text("passed")
    expect(run(page, CHECK)).to_contain_text("Checked as saved at")
    screenshot(page, "page-exercise-passed")

    page.context.set_offline(False)
    page.reload()  # what was saved is there again, and still passes
    is_ready(page)
    expect(checked(page)).to_contain_text("passed")
    assert seen.outside == []


def test_a_loop_in_an_answer_is_ended_and_the_page_lives_on(opened):
    page = opened(EXERCISE).page
    write(page, "# 03.1", ENDLESS)
    expect(checked(page)).to_contain_text("Still running after 10 seconds, so we stopped it.")
    write(page, "# 03.1", ANSWER)
    expect(checked(page)).to_contain_text("passed")


def test_what_nobody_can_end_a_restart_ends_and_the_text_is_kept(opened):
    page = opened(EXERCISE).page
    write(page, "# 03.1", NEVER)
    cell(page, CHECK).locator(".cm-content").click()
    page.keyboard.press("Control+Enter")
    expect(cell(page, CHECK).locator(".jp-InputPrompt")).to_have_text("[*]:")
    page.get_by_role("menuitem", name="Kernel", exact=True).click()
    page.locator('.lm-Menu-item[data-command="kernelmenu:restart"]').click()
    page.get_by_role("button", name="Confirm Kernel Restart").click()
    is_ready(page)
    write(page, "# 03.1", ANSWER)
    expect(checked(page)).to_contain_text("passed")


def test_hints_and_a_fresh_copy_are_had_from_a_cell(opened):
    page = opened(EXERCISE).page
    write(page, "# 03.1", WRONG)
    run(page, CHECK)
    write(page, CHECK, 'hint("03.1")')
    expect(run(page, "hint(")).to_contain_text("Hint 1 of 3: What is added up, for which ids?")
    write(page, "hint(", 'reset("03")')
    expect(run(page, "reset(")).to_contain_text("is as it was handed out.")
    page.reload()
    is_ready(page)
    expect(checked(page)).to_contain_text("not attempted")


def test_where_the_page_may_not_read_what_is_saved_what_was_run_is_judged(visit, address):
    page = visit("about:blank").page
    page.context.add_init_script("delete Navigator.prototype.serviceWorker")  # a private window
    page.goto(f"{address}lab/index.html?path={EXERCISE}")
    is_ready(page)
    write(page, "# 03.1", ANSWER)
    run(page, "# 03.1")
    expect(checked(page)).to_contain_text("passed")
    expect(checked(page, task=2)).to_contain_text("not attempted")
    expect(run(page, CHECK)).to_contain_text("What you ran last is judged in its place")


def test_the_first_page_leads_to_lesson_00_and_no_solution_is_in_the_files(visit, address):
    seen = visit(address)
    page = seen.page
    assert page.title() == "Search small, read big: in your browser"
    page.get_by_role("link", name="Begin with lesson 00").press("Enter")
    is_ready(page)
    expect(page.locator(".jp-Notebook h1").first).to_contain_text("Why is one piece size never")
    assert "JupyterLite" not in page.title()
    page.locator(".jp-BreadCrumbs-home").click()
    items = page.locator(".jp-DirListing-item")
    expect(items).to_have_text(["exercises", "notebooks"])
    assert seen.outside == []


def test_lessons_lead_to_each_other(opened):
    page = opened(f"notebooks/{LESSONS[0]}").page
    page.locator(".jp-Notebook").get_by_role("link", name="lesson 01: How do we cut").click()
    tab = page.locator(".lm-TabBar-tab.lm-mod-current", has_text=LESSONS[1])
    expect(tab).to_be_visible(timeout=PATIENCE_MS)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_the_first_page(visit, address, scheme, screenshot):
    axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="extra `site`")
    page = visit(address, color_scheme=scheme).page
    screenshot(page, f"page-first-{scheme}")
    found = axe.Axe().run(page).response["violations"]
    assert [one["id"] for one in found] == []
