"""nbval's options count in the solution's cells, and a check that was not run passes nothing."""

import pytest
from tiny_exercise import SLUG, answered, cell_of, course, kernels, solution, store

from lessonkit.course.judging.self_check import check_file, exercise_for
from lessonkit.course.places import Places


@pytest.fixture
def judged(tmp_path):
    """How to judge right answers by a solution that was changed."""
    here = Places(course(tmp_path), tmp_path / "work", checkout=True)

    def judge(changed):
        store(here.solutions / f"{SLUG}.ipynb", changed)
        path = store(here.own / f"{SLUG}.ipynb", answered())
        return check_file(path, exercise_for(here, path), kernels()).verdicts[0]

    return judge


def marked(option, roles, source=None, as_tag=True):
    """The solution with an nbval option on checks of 03.1, as a tag or as a comment."""
    made = solution()
    for role in roles:
        cell = cell_of(made, role, "03.1")
        cell["source"] = source or cell["source"]
        if as_tag:
            cell["metadata"]["tags"] = [f"nbval-{option}"]
        else:
            cell["source"] = f"# NBVAL_{option.upper().replace('-', '_')}\n{cell['source']}"
    return made


@pytest.mark.parametrize("as_tag", [True, False])
def test_what_a_check_prints_may_be_ignored(judged, as_tag):
    made = marked("ignore-output", ["check"], as_tag=as_tag)
    cell_of(made, "check", "03.1")["outputs"][0]["text"] = "as it was on another day\n"
    assert judged(made).outcome == "passed"
    cell_of(made, "check", "03.1")["metadata"].pop("tags", None)
    cell_of(made, "check", "03.1")["source"] = "print(1)"
    assert judged(made).outcome == "wrong"


@pytest.mark.parametrize("as_tag", [True, False])
def test_a_check_may_be_skipped(judged, as_tag):
    assert judged(marked("skip", ["check"], "1 / 0", as_tag)).outcome == "passed"
    assert judged(marked("keep", ["check"], "1 / 0", as_tag)).outcome != "passed"


def test_a_task_whose_checks_are_all_skipped_does_not_pass(judged):
    verdict = judged(marked("skip", ["check", "hidden"]))
    assert (verdict.outcome, verdict.message) == (
        "not run",
        "The solution has no check for this task, so nothing is known of it.",
    )
