"""The class that the benchmark of grading is measured on: known answers, no two texts alike."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import nbformat
import pytest

from lessonkit.course.places import find_places

BENCHMARKS = Path(__file__).parent.parent / "benchmarks"


@pytest.fixture(scope="module")
def maker():
    sys.path.insert(0, str(BENCHMARKS))
    try:
        import class_of_students
    finally:
        sys.path.remove(str(BENCHMARKS))
    return class_of_students


def test_a_larger_class_begins_with_the_smaller_one(maker):
    two = maker.make_class(find_places(), 2, lessons=["03"])
    three = maker.make_class(find_places(), 3, lessons=["03"])
    assert three[:2] == two
    assert [one.student for one in three] == ["student-001", "student-002", "student-003"]


def test_every_student_hands_in_every_exercise(maker):
    handed = maker.make_class(find_places(), 2)
    assert Counter(one.lesson[:2] for one in handed) == {f"{n:02}": 2 for n in range(1, 13)}


def test_the_mix_is_as_stated(maker):
    handed = maker.make_class(find_places(), 40)  # 40 students x 68 tasks
    kinds = Counter(answer.kind for one in handed for answer in one.answers.values())
    share = {kind: 100 * count / kinds.total() for kind, count in kinds.items()}
    assert share == pytest.approx(maker.MIX, abs=3)


def test_no_two_students_have_the_same_text_and_answers_begin_as_they_must(maker):
    handed = maker.make_class(find_places(), 5, lessons=["03"])
    texts = [a.source for one in handed for a in one.answers.values()]
    assert len(set(texts)) == len(texts)
    for one in handed:
        assert all(a.source.startswith(f"# {task}\n") for task, a in one.answers.items())


def test_a_notebook_is_the_exercise_with_the_answers_and_the_name_in_it(maker, tmp_path):
    places = find_places()
    (one,) = maker.make_class(places, 1, lessons=["03"])
    maker.write_class([one], places.exercises, tmp_path)
    path = tmp_path / "student-001" / f"{one.lesson}.ipynb"
    written = nbformat.read(path, as_version=4)
    nbformat.validate(written)
    roles = [(c.metadata.get("lessonkit", {}), c.source) for c in written.cells]
    given = {ours["task"]: text for ours, text in roles if ours.get("role") == "answer"}
    assert given == {task: answer.source for task, answer in one.answers.items()}
    assert written.cells[1].source == "Handed in by student-001."


def test_an_answer_taken_from_a_solution_has_no_marks(maker):
    handed = maker.make_class(find_places(), 3)
    assert not any("### " in a.source for one in handed for a in one.answers.values())


def test_the_benchmark_grades_a_class_without_rivals():
    script = BENCHMARKS / "class_grading.py"
    small = ("--students", "2", "--sample", "1", "--lessons", "03", "--processes", "1", "--only")
    done = subprocess.run(
        [sys.executable, str(script), *small], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("| `lesson grade`, 1 process |") == 2
    assert done.stdout.count(" 0 of ") == 2, done.stdout
