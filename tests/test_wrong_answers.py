"""Typical wrong answers: read, caught, told apart, and recognised in a student's notebook."""

import pytest
from tiny_exercise import (
    KEEPS_REPEATS,
    RIGHT,
    SLUG,
    WRONG,
    answered,
    course,
    kernels,
    places,
    solution,
    store,
)

from lessonkit.course import CourseError
from lessonkit.course.authoring.exercise_build import build_exercises
from lessonkit.course.authoring.wrong_answers import WrongAnswer, prove, read_wrong_answers
from lessonkit.course.grafting.fingerprints import mistakes_text, read_mistakes
from lessonkit.course.grafting.reference import read_reference
from lessonkit.course.judging.self_check import check_file, exercise_for, find_exercise
from lessonkit.course.places import Places


def wrong(folder, name, source, says="You do it wrong."):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.py").write_text(f'"""{says}"""\n{source}', encoding="utf-8")


def reference():
    return find_exercise(places(), "03").reference


def test_a_file_is_a_docstring_for_the_student_and_an_answer_cell(tmp_path):
    wrong(tmp_path, "sorts", WRONG, "You sort\nthe parents.")
    assert read_wrong_answers(tmp_path) == [
        WrongAnswer("03.1", "sorts", "You sort the parents.", WRONG.strip())
    ]


@pytest.mark.parametrize("text", [WRONG, '"""Says."""\nx = 1\n'])
def test_a_file_without_its_docstring_or_task_is_refused(tmp_path, text):
    (tmp_path / "x.py").write_text(text, encoding="utf-8")
    with pytest.raises(CourseError, match=r"x\.py begins with a docstring"):
        read_wrong_answers(tmp_path)


def test_a_file_that_does_not_compile_is_refused(tmp_path):
    wrong(tmp_path, "returns", "# 03.1\nreturn 1")  # parses, and is a SyntaxError all the same
    with pytest.raises(CourseError, match=r"returns\.py is no Python: 'return' outside function"):
        read_wrong_answers(tmp_path)


def test_what_passes_and_what_cannot_be_told_apart_fails_the_build():
    answers = [
        WrongAnswer("03.1", "sorts", "You sort.", WRONG),
        WrongAnswer("03.1", "sorts_too", "You sort too.", WRONG.replace("ids", "names")),
        WrongAnswer("03.2", "right", "It is right.", RIGHT["03.2"]),
        WrongAnswer("03.9", "nowhere", "No such task.", "x = 1"),
    ]
    mistakes, amiss = prove(reference(), answers, kernels())
    assert [m.name for m in mistakes] == ["sorts", "sorts_too", "right"]
    folder = f"solutions/wrong/{SLUG}"
    assert amiss == [
        f"{folder}/nowhere.py: there is no task 03.9",
        f"{folder}/right.py (03.2) passes the assertions of the hidden check",
        f"{folder}/sorts.py and sorts_too.py (03.1) print the same: let a check print something "
        "in which they differ",
    ]


def test_a_solution_that_fails_its_own_checks_fails_the_build(tmp_path):
    made = solution(setup='LENGTHS = {"D50": 34, "D51": 39}')
    amiss = prove(read_reference(store(tmp_path / f"{SLUG}.ipynb", made)), [], kernels())[1]
    assert len(amiss) == 1
    assert amiss[0].startswith(f"solutions/{SLUG}.ipynb, 03.2: the solution is wrong, not passed.")


def test_fingerprints_are_read_as_they_were_written(tmp_path):
    mistakes, _ = prove(reference(), [WrongAnswer("03.1", "sorts", "Größer.", WRONG)], kernels())
    (tmp_path / "fingerprints.json").write_text(mistakes_text(mistakes), encoding="utf-8")
    assert read_mistakes(tmp_path) == mistakes
    assert read_mistakes(tmp_path / "none") == ()


def test_the_build_writes_exercise_and_fingerprints_and_then_changes_nothing(tmp_path):
    here = Places(course(tmp_path), tmp_path / "work", checkout=True)
    folder = here.solutions / "wrong" / SLUG
    for name, source in {
        "sorts": WRONG,
        "repeats": KEEPS_REPEATS,
        "first": '# 03.1\ndef unique_parents(ids):\n    return [ids[0].split(".")[0]]\n',
        "hard_coded": "# 03.2\ndef words_sent(parents):\n    return 72\n",
        "counts": "# 03.2\ndef words_sent(parents):\n    return len(parents)\n",
        "fails": "# 03.2\ndef words_sent(parents):\n    return LENGTHS[parents]\n",
        **{f"says_{n}": f"# 03.3\nnaive = {n}\n" for n in (34, 102, 2)},
    }.items():
        wrong(folder, name, source, f"This is {name}.")
    silent = []
    amiss = build_exercises(here, [SLUG], check=True, say=silent.append)
    assert f"solutions/wrong/{SLUG}/fingerprints.json would change" in " ".join(amiss)
    assert build_exercises(here, [SLUG], check=False, say=silent.append) == []
    assert build_exercises(here, [SLUG], check=True, say=silent.append) == []

    path = store(here.work / "exercises" / f"{SLUG}.ipynb", answered(t1=WRONG))
    report = check_file(path, exercise_for(here, path), kernels())
    assert report.verdicts[0].mistake == "sorts"
    assert report.verdicts[0].message.startswith("This is sorts.\ncall:")


def test_a_task_with_too_few_wrong_answers_fails_the_build(tmp_path):
    here = Places(course(tmp_path), tmp_path / "work", checkout=True)
    said = []
    amiss = build_exercises(here, [SLUG], check=True, say=said.append)
    where = f"solutions/wrong/{SLUG}/"
    assert amiss[0] == f"{where}: 03.1 has 0 wrong answers; at least 3 are wanted"
    assert said == [
        f"solutions/{SLUG}.ipynb and its wrong answers: 3 faults, so no exercise is written"
    ]


def test_what_is_amiss_begins_with_the_name_of_the_file_in_which_it_is(tmp_path):
    here = Places(course(tmp_path), tmp_path / "work", checkout=True)
    folder = here.solutions / "wrong" / SLUG
    wrong(folder, "returns", "# 03.1\nreturn 1")
    [first] = build_exercises(here, [SLUG], check=False, say=lambda _: None)
    assert first.startswith(f"solutions/wrong/{SLUG}/returns.py is no Python: ")
    wrong(folder, "returns", "# 03.1\nx = 1", "WRITE: what happens.")
    [first] = build_exercises(here, [SLUG], check=False, say=lambda _: None)
    assert first == f"solutions/wrong/{SLUG}/returns.py is still to be written: what happens"
    made = solution()
    made["metadata"]["lessonkit"]["lesson"] = "04_other"
    store(here.solutions / f"{SLUG}.ipynb", made)
    [first, _] = build_exercises(here, [SLUG], check=False, say=lambda _: None)
    assert first.startswith(f"solutions/{SLUG}.ipynb, the metadata says lesson '04_other'")
