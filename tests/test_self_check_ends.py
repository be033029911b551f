"""Time, death and flood, and what differs from Jupyter, each case run through the real engine."""

import pytest
from tiny_exercise import (
    RIGHT,
    answered,
    checked,
    kernels,
    outcomes,
    solution,
    store,
    verdict,
)

from lessonkit.course.grafting.reference import read_reference
from lessonkit.course.grafting.submission import Submission
from lessonkit.course.judging.judge import judge

PASSED = ["passed"] * 3


# Time, death, flood

ENDLESS = "# 03.1\ndef unique_parents(ids):\n    while True:\n        pass\n"
SWALLOWS = """\
# 03.1
def unique_parents(ids):
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass
"""


@pytest.mark.parametrize("answer", [ENDLESS, SWALLOWS])
def test_an_endless_loop_is_ended_and_what_follows_is_not_run(tmp_path, answer):
    made = answered(t1=answer)
    assert outcomes(made, tmp_path, seconds=1) == ["endless loop", "not run", "not run"]
    message = verdict(made, tmp_path, "03.2", seconds=1).message
    assert message == "Not run, because 03.1 did not come to an end. Mend 03.1 first."


def test_an_endless_loop_is_told_by_the_text_alone_also_where_the_interrupt_is_not_heard(
    tmp_path, monkeypatch
):
    twice = (
        "# 03.1\ndef unique_parents(ids):\n    while ids:\n        while True:\n            pass\n"
    )
    heard = verdict(answered(t1=twice), tmp_path, "03.1", seconds=1).message
    assert heard == (
        "Still running after 1 seconds, so we stopped it. Look at line 3 of your answer to 03.1: "
        "`while ids:`: does its condition ever change?"
    )
    monkeypatch.setattr("lessonkit.course.kernels.kernel.GRACE_S", 0)
    assert verdict(answered(t1=twice), tmp_path, "03.1", seconds=1).message == heard


def test_a_loop_in_the_function_of_another_task_is_told_too(tmp_path):
    loops = (
        "# 03.1\nx = 1\ndef unique_parents(ids):\n    while len(ids) != 3: pass\n    return ids\n"
    )
    uses = "# 03.2\ndef words_sent(parents):\n    return len(unique_parents(parents))\n"
    said = verdict(answered(t1=loops, t2=uses), tmp_path, "03.2", seconds=1).message
    assert "Look at line 4 of your answer to 03.1: `while len(ids) != 3: pass`" in said


def test_a_loop_that_ends_python_is_noticed_and_what_was_before_keeps_its_verdict(tmp_path):
    made = answered(t2="# 03.2\nimport os\nos._exit(0)\n")
    assert outcomes(made, tmp_path) == ["passed", "Python stopped", "not run"]


def test_where_the_set_up_ends_python_nothing_was_run_and_nothing_passes(tmp_path):
    made = solution(setup="import os\nos._exit(1)")
    reference = read_reference(store(tmp_path / "solution.ipynb", made))
    report = judge(reference, Submission("x", dict(RIGHT)), kernels().take())
    assert [v.outcome for v in report.verdicts] == ["not run"] * 3
    assert "the set-up of the notebook did not come to an end" in report.verdicts[0].message


def test_leaving_python_has_one_sentence_for_all_three_ways(tmp_path):
    made = answered(
        t1="# 03.1\nquit()\n", t2="# 03.2\nexit()\n", t3="# 03.3\nimport sys\nsys.exit(3)\n"
    )
    report = checked(store(tmp_path / "x.ipynb", made))
    assert [v.outcome for v in report.verdicts] == ["error"] * 3
    said = {v.message.splitlines()[-1] for v in report.verdicts}
    assert said == {
        "Your code leaves Python with quit(), exit() or sys.exit(), so nothing after it can run. "
        "Take that call out."
    }


def test_too_much_memory_has_a_message_and_the_rest_is_judged(tmp_path):
    made = answered(t1="# 03.1\nbig = [0] * 10**11\n")
    assert outcomes(made, tmp_path) == ["error", "passed", "passed"]
    assert "GB of memory" in verdict(made, tmp_path, "03.1").message


@pytest.mark.parametrize("flood", ["print('x' * 30_000_000)", "while True: print('x' * 1000)"])
def test_a_flood_is_cut_where_it_is_printed(tmp_path, flood):
    made = answered(t1=f"# 03.1\n{flood}\n")
    assert outcomes(made, tmp_path) == ["error", "passed", "passed"]
    assert "printed more than 100,000 characters" in verdict(made, tmp_path, "03.1").message


def test_a_flood_past_python_is_stopped_and_costs_the_checker_no_memory(tmp_path):
    resource = pytest.importorskip("resource", reason="Windows has no module resource")
    made = answered(t1="# 03.1\nimport os\nwhile True:\n    os.write(1, b'x' * 100_000)\n")
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    assert outcomes(made, tmp_path, seconds=1)[1:] == ["not run", "not run"]
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown < 50_000  # kilobytes on Linux; the flood itself is hundreds of megabytes


def test_input_says_that_it_cannot_be_used(tmp_path):
    said = verdict(answered(t1="# 03.1\nx = input()\n"), tmp_path, "03.1").message
    assert "input() cannot be used here" in said


# Differences from Jupyter, and text that changes


def test_a_late_thread_does_not_spoil_the_next_cell(tmp_path):
    late = """
import threading, time
def later():
    for _ in range(100):
        time.sleep(0.001)
        print("late")
threading.Thread(target=later).start()
"""
    assert outcomes(answered(t1=RIGHT["03.1"] + late), tmp_path) == PASSED


def test_startup_files_of_the_users_profile_do_not_run(tmp_path, monkeypatch):
    startup = tmp_path / "ipython" / "profile_default" / "startup"
    startup.mkdir(parents=True)
    (startup / "00.py").write_text("import builtins\nbuiltins.helper = 72\n")
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path / "ipython"))
    made = answered(t2="# 03.2\ndef words_sent(parents):\n    return helper\n")
    assert outcomes(made, tmp_path) == ["passed", "error", "passed"]


def test_files_beside_the_notebook_change_nothing(tmp_path):
    for name in ("json", "random", "conftest", "numpy", "zmq"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit")
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\n")
    assert outcomes(answered(), tmp_path) == PASSED


def test_warnings_on_stderr_decide_nothing(tmp_path):
    noisy = "\nimport sys, warnings\nwarnings.warn('x')\nprint('y', file=sys.stderr)\n"
    inside = RIGHT["03.2"].replace("return", "import sys; print('z', file=sys.stderr); return")
    assert outcomes(answered(t1=RIGHT["03.1"] + noisy, t2=inside), tmp_path) == PASSED


def test_a_numpy_number_and_colours_are_the_plain_value(tmp_path):
    pytest.importorskip("numpy")
    wraps = "# 03.2\nimport numpy as np\ndef words_sent(parents):\n"
    wraps += "    return Loud(np.int64(sum(LENGTHS[p] for p in parents)))\n"
    wraps += "class Loud(int):\n    def __repr__(self):\n"
    wraps += "        return f'\\x1b[31mnp.int64({int(self)})\\x1b[0m'\n    __str__ = __repr__\n"
    assert outcomes(answered(t2=wraps), tmp_path) == PASSED


def test_a_difference_the_eye_cannot_see_is_pointed_at(tmp_path):
    blank = "# 03.1\ndef unique_parents(ids):\n    return \"['D50', 'D51'] \"\n"
    made = answered(t1=blank)
    said = verdict(made, tmp_path, "03.1").message
    assert "· is a blank" in said
