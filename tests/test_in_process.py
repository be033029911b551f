"""The kernel that is no process of its own, for a browser: it says what the other one says."""

import builtins
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from tiny_exercise import RIGHT, SLUG, WRONG, answered, kernels, places, store

import lessonkit
from lessonkit.course.authoring.wrong_answers import read_wrong_answers
from lessonkit.course.grafting.submission import Submission
from lessonkit.course.judging.judge import judge
from lessonkit.course.judging.self_check import find_exercise
from lessonkit.course.kernels.in_process import LIMITS, KernelsHere
from lessonkit.course.places import DRIVE, find_places
from lessonkit.course.student import in_jupyter
from lessonkit.course.typed import typed

LESSONS = ("01", "02", "03", "04", "05")
ROOT = Path(__file__).resolve().parents[1]
FIRST = "# 03.1\ndef unique_parents(ids):\n    "


def here(exercise, answers, seconds=10.0):
    """The report of the kernel in this process."""
    submission = Submission("student.ipynb", answers)
    with KernelsHere() as given:
        return judge(exercise.reference, submission, given.take(), exercise.mistakes, seconds)


def tiny(answer, seconds=10.0):
    """The report on the tiny exercise with `answer` to its first task."""
    return here(find_exercise(places(), "03"), RIGHT | {"03.1": answer}, seconds)


def apart(answer, seconds=10.0):
    """The same by a kernel in a process of its own."""
    exercise = find_exercise(places(), "03")
    submission = Submission("student.ipynb", RIGHT | {"03.1": answer})
    return judge(exercise.reference, submission, kernels().take(), exercise.mistakes, seconds)


def outcomes(report):
    return [verdict.outcome.value for verdict in report.verdicts]


@pytest.mark.parametrize("number", LESSONS)
def test_a_solution_passes_and_a_stub_is_not_attempted(number):
    exercise = find_exercise(find_places(), number)
    solution = {name: task.answer for name, task in exercise.reference.tasks.items()}
    assert here(exercise, solution).all_passed
    assert set(outcomes(here(exercise, exercise.stubs))) == {"not attempted"}


RECOGNISED = """
import json, sys
sys.path.insert(0, "tests")
from test_in_process import not_recognised
print(json.dumps(not_recognised(sys.argv[1])))
"""


def not_recognised(number):
    """The wrong answers of a lesson that get another message than the other kernel's."""
    exercise = find_exercise(find_places(), number)
    solution = {name: task.answer for name, task in exercise.reference.tasks.items()}
    lost = []
    for wrong in read_wrong_answers(ROOT / "solutions" / "wrong" / exercise.reference.slug):
        report = here(exercise, solution | {wrong.task: wrong.source})
        [verdict] = report.only(wrong.task).verdicts
        if verdict.mistake != wrong.name or not verdict.message.startswith(wrong.says):
            lost.append(wrong.name)
    return lost


@pytest.mark.parametrize("number", LESSONS)
def test_every_wrong_answer_prints_what_the_other_kernel_stored_of_it(number):
    # Sets print in the order of their hashes, so this needs a Python with the kernel's seed.
    environment = os.environ | {"PYTHONHASHSEED": "0", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", RECOGNISED, number]
    printed = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    ).stdout
    assert json.loads(printed) == []


@pytest.mark.parametrize("number", LESSONS)
def test_every_wrong_answer_has_the_same_report_word_for_word(number, patient):
    exercise = find_exercise(find_places(), number)
    solution = {name: task.answer for name, task in exercise.reference.tasks.items()}
    for wrong in read_wrong_answers(ROOT / "solutions" / "wrong" / exercise.reference.slug):
        submission = Submission("student.ipynb", solution | {wrong.task: wrong.source})
        kernel = kernels().take()
        report = judge(exercise.reference, submission, kernel, exercise.mistakes)
        if "set(" not in wrong.source and "{" not in wrong.source:  # in the order of hashes
            assert here(exercise, dict(submission.answers)) == report, wrong.name


SAME = {
    "right": RIGHT["03.1"],
    "wrong": WRONG,
    "it does not compile": "# 03.1\ndef unique_parents(ids):\nreturn 1\n",
    "it is indented": "  # 03.1\n  def unique_parents(ids):\n      return 3\n",
    "it fails": FIRST + "return 1 / 0\n",
    "it fails before it is called": "# 03.1\n1 / 0\n",
    "it fails because of a failure": FIRST
    + "try:\n        1 / 0\n    except ZeroDivisionError as e:\n        raise TypeError from e\n",
    "it calls itself": FIRST + "return unique_parents(ids)\n",
    "it quits": FIRST + "quit()\n",
    "it leaves": "# 03.1\nimport sys\nsys.exit(3)\n",
    "it ends Python": FIRST + "import os\n    os._exit(3)\n",
    "it aborts": FIRST + "import os\n    os.abort()\n",
    "it asks": FIRST + 'return input("Which? ")\n',
    "it floods": FIRST + 'while True:\n        print("x" * 1000)\n',
    "it prints and returns": RIGHT["03.1"].replace("    return", "    print(ids)\n    return"),
    "it prints in the place of returning": RIGHT["03.1"].replace("return", "print"),
    "it shows its value": RIGHT["03.1"] + "unique_parents([])\n",
    "it takes a name of Python's": "# 03.1\nprint = 3\n" + RIGHT["03.1"],
    "it does not define the function": "# 03.1\nx = 1\n",
    "it uses what is not there": FIRST + "return parents(ids)\n",
    "it leaves the stub in": FIRST + 'raise NotImplementedError("03.1: Drop the repeats")\n',
    "it sorts its argument": FIRST + "ids.sort()\n    return ids\n",
    "its exception cannot be stored": FIRST + 'raise ValueError("\\ud800")\n',
    "it makes a record": "# 03.1\nfrom dataclasses import dataclass\n@dataclass\nclass A:\n"
    '    x: "int"\n' + RIGHT["03.1"],
}


@pytest.mark.parametrize("answer", SAME.values(), ids=SAME)
def test_both_kernels_lead_to_the_same_report(answer):
    assert tiny(answer) == apart(answer)


@pytest.mark.parametrize(
    "answer",
    [
        FIRST + "while True: pass\n",
        FIRST + "while True:\n        try:\n            ids\n        except Exception:\n"
        "            pass\n",
        "# 03.1\nn = 0\nwhile n < 1:\n    n = n * 1\n",
    ],
)
def test_a_loop_without_an_end_in_a_cell_is_ended_with_the_same_words(answer):
    assert tiny(answer, seconds=0.3) == apart(answer, seconds=0.3)
    assert outcomes(tiny(answer, seconds=0.1)) == ["endless loop", "not run", "not run"]


@pytest.mark.parametrize(
    "change",
    [
        "import builtins\nbuiltins.print = lambda *_: None\nbuiltins.len = builtins.sorted = None",
        "import builtins\ndel builtins.print\nbuiltins.unheard_of = 1",
        "import sys\nsys.stdout = sys.displayhook = None\nsys.path.clear()",
        "import lessonkit\nlessonkit.search = lessonkit.overlap = None",
        "import sys\nsys.modules.pop('lessonkit')\nsys.settrace(None)",
        "import random\nrandom.seed(5)",
        "import sys\nsys.setrecursionlimit(90)",
        "import os\nos.chdir(os.path.expanduser('~'))\nos._exit = None",
    ],
)
def test_what_an_answer_changes_is_as_before_for_the_next_check(change):
    names, streams, path = dict(vars(builtins)), (sys.stdout, sys.stderr), list(sys.path)
    folder, kit, search, lots = Path.cwd(), sys.modules["lessonkit"], lessonkit.search, random
    state, depth = lots.getstate(), sys.getrecursionlimit()
    tiny(f"# 03.1\n{change}\n")
    assert dict(vars(builtins)) == names
    assert (sys.stdout, sys.stderr, sys.path) == (*streams, path)
    assert sys.getrecursionlimit() == depth
    assert (sys.modules["lessonkit"], lessonkit.search, Path.cwd()) == (kit, search, folder)
    assert lots.getstate() == state
    assert tiny(RIGHT["03.1"]).all_passed


def test_what_a_notebook_did_to_the_kit_does_not_reach_the_check(monkeypatch):
    monkeypatch.setattr(lessonkit, "load_guides", list)
    monkeypatch.setattr(sys.modules["lessonkit.overlap"], "search", None)
    exercise = find_exercise(find_places(), "03")
    solution = {name: task.answer for name, task in exercise.reference.tasks.items()}
    assert here(exercise, solution).all_passed


def test_an_answer_cannot_allow_itself_a_recursion_that_would_end_python():
    deep = "import sys\n    sys.setrecursionlimit(10**9)\n    return unique_parents(ids)\n"
    [first, *_] = tiny(FIRST + deep).verdicts
    assert "Your function calls itself without coming to an end." in first.message


def test_files_that_an_answer_writes_are_gone_afterwards(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    tiny('# 03.1\nfrom pathlib import Path\nPath("left.txt").write_text("x")\n')
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def page(tmp_path, monkeypatch):
    """A student's folder as a browser's page shows it, without a service worker for a start."""
    for module in (in_jupyter, sys.modules[typed.__module__]):
        monkeypatch.setattr(module, "IN_PAGE", True)
    monkeypatch.chdir(tmp_path)
    return type(places())(places().root, tmp_path, checkout=False)


def test_in_a_page_the_saved_notebook_is_judged_and_the_limits_are_said(page):
    store(page.own / f"{SLUG}.ipynb", answered(t1=WRONG))
    shown = in_jupyter.table("03", page)
    assert '2 of 3 tasks passed. Next: 03.1; `hint("03.1")` helps.' in repr(shown)
    assert (
        repr(shown).count(LIMITS) == shown._repr_html_().count(LIMITS.replace("'", "&#x27;")) == 1
    )


def test_in_a_page_that_hides_its_files_what_was_run_is_judged(page, monkeypatch):
    ran = ["", "x = 1", WRONG, RIGHT["03.2"], RIGHT["03.1"]]
    monkeypatch.setattr(in_jupyter, "_run_here", lambda: ran)
    shown = repr(in_jupyter.table("03", page))
    assert [line.split()[:2] for line in shown.splitlines()[1:4]] == [
        ["03.1", "passed"],
        ["03.2", "passed"],
        ["03.3", "not"],
    ]
    assert "What you ran last is judged" in " ".join(shown.split())


def test_in_a_page_a_command_is_typed_as_a_call(page):
    assert typed("hint 03.1") == 'hint("03.1")'
    assert typed("solution 03.1 --now") == 'solution("03.1", now=True)'


def test_in_a_page_the_student_works_where_the_page_shows_its_files(tmp_path, monkeypatch):
    (tmp_path / "_material").mkdir()
    (tmp_path / "_material" / "course.toml").touch()
    monkeypatch.setattr("lessonkit.course.places.IN_PAGE", True)
    assert find_places(tmp_path).own == DRIVE / "exercises"


NO_PROCESS = """
import sys
from importlib.abc import MetaPathFinder

class Nowhere(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in sys.stdlib_module_names | {"lessonkit"}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Nowhere())
import lessonkit.course.student.hints, lessonkit.course.student.reset
import lessonkit.course.student.in_jupyter
"""


def test_the_check_in_a_page_needs_nothing_but_the_standard_library():
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-c", NO_PROCESS], env=environment, check=True)
