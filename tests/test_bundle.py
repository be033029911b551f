"""`lesson bundle`: a copy for students checks what it shows, and holds nothing that answers."""

import io
import json
import re
import subprocess
import sys
import tomllib
import zipfile
from collections import Counter
from dataclasses import replace

import nbformat
import pytest
import tiny_course
import tiny_exercise
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from lessonkit.course import CourseError
from lessonkit.course.authoring.wrong_answers import read_wrong_answers
from lessonkit.course.grafting.fingerprints import Mistake, read_mistakes
from lessonkit.course.grafting.reference import read_reference
from lessonkit.course.grafting.submission import Submission
from lessonkit.course.judging.judge import judge
from lessonkit.course.judging.outcome import Outcome
from lessonkit.course.judging.self_check import find_exercise
from lessonkit.course.notebooks import marks
from lessonkit.course.places import HANDED_OUT, Places, find_places
from lessonkit.course.sequence import read_sequence
from lessonkit.course.student.hints import find_task, next_hint
from lessonkit.course.teaching.bundle import (
    FOLDER,
    WITH,
    WITHOUT,
    _chosen,
    _finished,
    bundle,
    bundled,
    zipped,
)
from lessonkit.course.teaching.student_readme import student_readme
from lessonkit.course.teaching.without_answers import (
    known_without_hidden,
    lesson_of,
    reference_of,
)

PLACES = find_places()
LESSONS = read_sequence(PLACES.course_file)
TEACHER = PLACES.solutions / "teacher"
SLUGS = [lesson.slug for lesson in LESSONS if (PLACES.solutions / f"{lesson.slug}.ipynb").exists()]
each_exercise = pytest.mark.parametrize("slug", SLUGS)


@pytest.fixture(scope="module")
def files():
    """What stands in the zip of the whole course."""
    return bundled(PLACES, LESSONS)


@pytest.fixture(scope="module")
def handed_out(files, tmp_path_factory):
    """The zip, unpacked as a student would."""
    folder = tmp_path_factory.mktemp("student")
    zipfile.ZipFile(io.BytesIO(zipped(files))).extractall(folder)
    root = folder / FOLDER
    return Places(root, root / "work", checkout=True)


def cells(content):
    """The cells of a notebook, as (our metadata, source, what it printed)."""
    for cell in json.loads(content)["cells"]:
        printed = "".join(line for out in cell.get("outputs", ()) for line in out.get("text", ()))
        yield cell["metadata"].get("lessonkit", {}), "".join(cell["source"]), printed


def bare_lines(text):
    return {line.strip() for line in text.splitlines()} - {""}


def readable(name, content):
    """The text of a file; of a notebook and of JSON what their quotes hold, line by line."""
    if name.endswith(".npz"):
        return ""
    text = content.decode()
    if name.endswith(".ipynb"):
        return "\n".join(f"{source}\n{printed}" for _, source, printed in cells(content))
    return text.replace("\\n", "\n").replace('\\"', '"') if name.endswith(".json") else text


@pytest.fixture(scope="module")
def texts(files):
    return {name: readable(name, content) for name, content in files.items()}


@pytest.fixture(scope="module")
def public(texts):
    """What everybody may read: lessons, kit, data and exercises; and the hints."""
    shown = [text for name, text in texts.items() if not name.startswith("solutions/")]
    hints = [
        source
        for slug in SLUGS
        for ours, source, _ in cells((PLACES.solutions / f"{slug}.ipynb").read_bytes())
        if ours.get("role") == "hint"
    ]
    return "\n".join([*shown, *hints])


def withheld(slug):
    """The lines of a solution that no student is to have: answers, hidden checks, their output."""
    found = {"answer": set(), "hidden": set(), "printed": set()}
    for ours, source, printed in cells((PLACES.solutions / f"{slug}.ipynb").read_bytes()):
        if ours.get("role") == "answer":
            regions = re.findall(r"### BEGIN SOLUTION\n(.*?)### END SOLUTION", source, re.S)
            found["answer"] |= bare_lines("\n".join(regions))
        if ours.get("role") == "hidden":
            inside = source.partition(marks.BEGIN_HIDDEN)[2].partition(marks.END_HIDDEN)[0]
            found["hidden"] |= bare_lines(inside)
            found["printed"] |= bare_lines(printed)
    return found


@each_exercise
def test_no_line_of_an_answer_is_in_it_that_is_not_taught(slug, texts, public):
    secret = {line for line in withheld(slug)["answer"] if line not in public}
    assert secret
    lines = {name: secret & bare_lines(text) for name, text in texts.items()}
    assert {name: found for name, found in lines.items() if found} == {}
    own = "\n".join(text for name, text in texts.items() if slug in name)
    assert [line for line in sorted(secret) if line in own] == []


@each_exercise
def test_no_line_of_a_hidden_check_is_in_it_nor_what_it_prints(slug, texts, public):
    lines = withheld(slug)
    asserts = {line for line in lines["hidden"] if line.startswith("assert ")}
    assert asserts and not {line for line in asserts if line in public}
    secret = {line for line in lines["hidden"] if line not in public}
    assert {name: line for name, text in texts.items() for line in secret if line in text} == {}
    printed = {line for line in lines["printed"] if line not in public}
    assert [line for line in sorted(printed) if line in texts[f"solutions/{slug}.ipynb"]] == []


def test_what_a_hidden_check_asks_stands_in_no_exercise_and_no_lesson(public):
    # A line of it may stand there by chance, as `ids = []` does; most may not.
    for slug in SLUGS:
        lines = withheld(slug)["hidden"]
        assert sum(line in public for line in lines) < len(lines) / 4, slug


@each_exercise
def test_a_reference_holds_no_answer_no_hidden_cell_and_no_print_but_that_of_its_checks(
    slug, files
):
    roles = Counter()
    for ours, source, printed in cells(files[f"solutions/{slug}.ipynb"]):
        roles[ours.get("role", "")] += 1
        assert "### BEGIN" not in source
        assert not printed or ours["role"] == "check"
    tasks = roles["answer"]
    assert (roles["hidden"], roles["hint"]) == (0, 3 * tasks)
    assert roles["check"] >= tasks


def judged(places, slug, answers):
    """The verdicts of the check in a copy for students, by task."""
    exercise = find_exercise(places, slug[:2])
    kernel = tiny_exercise.kernels().take()
    report = judge(exercise.reference, Submission("", answers), kernel, exercise.mistakes)
    return {verdict.task: verdict for verdict in report.verdicts}, report.notes


@each_exercise
def test_unsolved_nothing_is_attempted_and_the_right_answers_pass(slug, handed_out):
    solved = read_reference(PLACES.solutions / f"{slug}.ipynb").tasks
    given = find_exercise(handed_out, slug[:2])
    exercise = given.read(handed_out.exercises / f"{slug}.ipynb")
    assert list(exercise.answers) == list(solved)
    unsolved, notes = judged(handed_out, slug, exercise.answers)
    assert {v.outcome for v in unsolved.values()} == {Outcome.NOT_ATTEMPTED}
    assert notes == ()
    right, notes = judged(handed_out, slug, {name: task.answer for name, task in solved.items()})
    assert {v.outcome for v in right.values()} == {Outcome.PASSED}, right
    assert "Each task has one more" in notes[0]


@each_exercise
def test_a_wrong_answer_that_the_checks_see_fails_and_is_known(slug, handed_out):
    known = {one.name: one for one in find_exercise(handed_out, slug[:2]).mistakes}
    wrong = read_wrong_answers(PLACES.solutions / "wrong" / slug)
    chosen = {one.task: one for one in wrong if one.name in known}
    assert chosen
    solved = read_reference(PLACES.solutions / f"{slug}.ipynb").tasks
    answers = {name: task.answer for name, task in solved.items()}
    # One of each task, all in one notebook; the last task apart, as 12.6 uses all the others.
    last = list(solved)[-1]
    for tasks in ({last}, set(chosen) - {last}):
        given = {task: chosen[task].source for task in tasks & set(chosen)}
        verdicts, _ = judged(handed_out, slug, answers | given)
        assert {verdicts[task].outcome for task in given} <= {Outcome.WRONG, Outcome.ERROR}
        got = {task: verdicts[task].mistake for task in given}
        assert got == {task: chosen[task].name for task in given}


@each_exercise
def test_of_the_known_mistakes_those_are_left_that_the_checks_tell_apart(slug, files):
    left = json.loads(files[f"solutions/wrong/{slug}/fingerprints.json"])
    whole = {one.name: one for one in read_mistakes(PLACES.solutions / "wrong" / slug)}
    keys = Counter((one["task"], tuple(one["prints"])) for one in left)
    assert set(keys.values()) == {1}
    assert len(left) < len(whole)
    for one in left:
        assert one["says"] == whole[one["name"]].says
        # The hidden check is the last of a task, so what it prints would stand at the end.
        prints = whole[one["name"]].prints
        assert tuple(one["prints"]) == (prints[:-1] or prints)


@pytest.fixture
def tiny(tmp_path):
    """The tiny solution as a reference: 03.1 has a visible and a hidden check."""
    path = tiny_exercise.store(tmp_path / "03_tiny.ipynb", tiny_exercise.solution())
    return read_reference(path)


def mistake(name, *prints):
    return Mistake("03.1", name, "Say so.", prints)


def test_a_mistake_that_passes_the_checks_is_left_out_and_so_are_two_that_print_the_same(tiny):
    expected = "parents: ['D50', 'D51']\n"
    given = [
        mistake("passes", expected, "hidden: 1\n"),
        mistake("one", "parents: []\n", "hidden: 2\n"),
        mistake("other", "parents: []\n", "hidden: 3\n"),
        mistake("alone", "parents: 7\n", "hidden: 4\n"),
        mistake("raises", "error KeyError"),
    ]
    left = known_without_hidden(tiny, given)
    assert [(one.name, one.prints) for one in left] == [
        ("alone", ("parents: 7\n",)),
        ("raises", ("error KeyError",)),
    ]


def test_names_that_stand_in_the_checks_are_given_and_no_others():
    source = "# 03.3\n### BEGIN SOLUTION\nsecret = 34\nnaive = 2 * secret\n### END SOLUTION\n"
    made = tiny_exercise.solution()
    tiny_exercise.cell_of(made, "answer", "03.3")["source"] = source
    reference = reference_of(nbformat.from_dict(made))
    gives = {
        cell.metadata["lessonkit"]["task"]: cell.metadata["lessonkit"]["gives"]
        for cell in reference.cells
        if cell.metadata.get("lessonkit", {}).get("role") == "answer"
    }
    assert gives == {"03.1": ["unique_parents"], "03.2": ["words_sent"], "03.3": ["naive"]}


def test_a_task_that_needs_a_prediction_not_made_yet_says_which_in_a_copy_too(tmp_path):
    made = tiny_exercise.solution()
    tiny_exercise.cell_of(made, "check", "03.2")["source"] = "# Idea.\nprint(naive)"
    cells = made["cells"]
    made["cells"] = [*cells[:2], *cells[-7:], *cells[2:-7]]  # the prediction first
    places = Places(tmp_path, tmp_path / "work", checkout=True)
    reference = json.loads(json.dumps(reference_of(nbformat.from_dict(made))))
    tiny_exercise.store(tmp_path / "solutions" / "03_tiny.ipynb", reference)
    verdicts, _ = judged(places, "03_tiny", {"03.2": tiny_exercise.RIGHT["03.2"]})
    assert verdicts["03.2"].message == (
        "03.2 uses your answer to 03.3, which is not there yet. Do 03.3 first."
    )


def test_a_lesson_loses_what_is_for_the_one_who_teaches_it():
    cell = new_code_cell("1 / 0", id="a")
    cell.metadata = {"tags": ["raises-exception", "speaker-notes"], "lessonkit": {"notes": ["x"]}}
    prose = new_markdown_cell("Why?", id="b", metadata={"tags": ["speaker-notes"]})
    left = lesson_of(new_notebook(cells=[cell, prose]))
    assert [one.metadata for one in left.cells] == [{"tags": ["raises-exception"]}, {}]
    assert [one.source for one in left.cells] == ["1 / 0", "Why?"]


def test_nothing_that_is_for_the_teacher_is_in_it(files, texts):
    everything = "\n".join(texts.values())
    answers = [path.read_text(encoding="utf-8") for path in TEACHER.glob("*.md")]
    assert answers
    secret = {line for text in answers for line in bare_lines(text) if len(line) > 60}
    assert [line for line in sorted(secret) if line in everything] == []
    notebooks = [content for name, content in files.items() if name.startswith("notebooks/")]
    assert not [content for content in notebooks if b"speaker-notes" in content]
    assert not [content for content in notebooks if b'"lessonkit": {' in content]


def test_what_students_do_not_need_is_not_in_it(files):
    tops = {name.partition("/")[0] for name in files}
    assert tops == {
        *("LICENSE", "LICENSE-TEXT", "README.md", "course.toml", "data", "environment.yml"),
        *("exercises", "lessonkit", "notebooks", "pyproject.toml", "solutions", "start.py"),
        *("requirements.lock", "requirements-embeddings.lock", "requirements-server.lock"),
        "requirements-uv.lock",
    }
    in_solutions = {name for name in files if name.startswith("solutions/")}
    kinds = {name.rpartition("/")[2] for name in in_solutions if not name.endswith(".ipynb")}
    assert kinds == {"fingerprints.json", HANDED_OUT}
    assert not [name for name in files if "__pycache__" in name or name.endswith(".pyc")]


def test_it_is_the_same_bytes_each_time_in_one_folder_with_fixed_dates_and_permissions(files):
    content = zipped(files)
    assert zipped(dict(reversed(files.items()))) == content
    entries = zipfile.ZipFile(io.BytesIO(content)).infolist()
    assert [entry.filename for entry in entries] == sorted(f"{FOLDER}/{name}" for name in files)
    assert {(e.date_time, e.external_attr, e.create_system) for e in entries} == {
        ((2000, 1, 1, 0, 0, 0), 0o100644 << 16, 3)
    }


def test_the_readme_leads_to_nothing_that_is_not_there(files):
    readme = files["README.md"].decode()
    links = re.findall(r"\]\(([^)#]+)\)", readme)
    assert len(links) >= len(LESSONS)
    assert [link for link in links if link not in files] == []
    assert "filled in" not in readme
    assert "tests/" not in readme and "CONTRIBUTING" not in readme


def test_a_row_of_two_folders_stays_while_one_of_them_is_there():
    row = "| `tests/`, `data/` | both |"
    assert student_readme(row, ["data/a"]) == row
    assert student_readme(row, ["a.md"]) == ""


def test_some_of_the_lessons_are_a_course_of_their_own(tmp_path):
    files = bundled(PLACES, _chosen(PLACES, "01-2, 11"))
    numbers = {name[10:12] for name in files if name.startswith("notebooks/")}
    assert numbers == {"01", "02", "11"}
    (tmp_path / "course.toml").write_bytes(files["course.toml"])
    lessons = read_sequence(tmp_path / "course.toml")
    assert [(one.number, one.needs) for one in lessons] == [
        ("01", ()),
        ("02", ("01_split_parents",)),
        ("11", ()),
    ]
    rows = [line for line in files["README.md"].decode().splitlines() if line.startswith("| [")]
    assert [row[3:5] for row in rows] == ["01", "02", "11"]


def test_lessons_that_are_not_there_are_named():
    with pytest.raises(CourseError, match="there is no lesson in 70-80; the lessons are 00, 01"):
        _chosen(PLACES, "70-80")
    with pytest.raises(CourseError, match="there is no lesson '77'"):
        _chosen(PLACES, "77")


def test_a_copy_for_students_and_an_installed_package_make_none(handed_out):
    with pytest.raises(CourseError, match="copy for students"):
        _chosen(handed_out, "")
    installed = Places(PLACES.root, PLACES.work, checkout=False)
    with pytest.raises(CourseError, match="in a clone of the course"):
        _chosen(installed, "")


def test_a_lesson_whose_exercise_was_not_built_yet_is_left_out_and_named(tmp_path, capsys):
    tiny_exercise.course(tmp_path)
    (tmp_path / "exercises" / "03_tiny.ipynb").unlink()
    places = Places(tmp_path, tmp_path / "work", checkout=True)
    [tiny] = read_sequence(places.course_file)
    other = replace(tiny, slug="04_without_an_exercise")  # as lessons 00 and 11 are
    assert _finished(places, [tiny, other]) == [other]
    assert capsys.readouterr().out == (
        "Left out, for it is not finished: 03_tiny. `lesson build 03` makes "
        "exercises/03_tiny.ipynb, or says what is still to be done.\n"
    )
    with pytest.raises(CourseError, match="no lesson of these is finished"):
        _finished(places, [tiny])


def test_a_folder_to_write_to_is_refused_with_a_file_to_give(tmp_path):
    with pytest.raises(CourseError, match=rf"is a file .*{FOLDER}\.zip; .* is a folder$"):
        bundle(tmp_path, "00")


def test_without_hints_there_is_none_in_it_and_the_command_says_so(tmp_path, capsys):
    target = tmp_path / "a.zip"
    assert bundle(target, "12", hints=False) == 0
    said = capsys.readouterr().out
    assert "a.zip: 1 lesson, 1 exercise, " in said
    assert "It holds no answer, no hidden check and no hint." in said
    zipfile.ZipFile(target).extractall(tmp_path)
    root = tmp_path / FOLDER
    copy = Places(root, root / "work", checkout=True)
    task = find_task(copy, "12.1")
    assert next_hint(copy, task) == ["This copy of the course has no hints."]
    given = (copy.solutions / "12_capstone.ipynb").read_bytes()
    assert {ours.get("role") for ours, _, _ in cells(given)} == {None, "answer", "check"}
    assert WITHOUT in (copy.solutions / HANDED_OUT).read_text(encoding="utf-8")


def test_with_hints_the_copy_says_that_they_are_there(files):
    assert WITH.encode() in files[f"solutions/{HANDED_OUT}"]


def test_a_place_that_cannot_be_written_is_one_sentence(tmp_path):
    with pytest.raises(CourseError, match="cannot be written: "):
        bundle(tmp_path / "not" / "there.zip", "00")


def said(handed_out, *arguments):
    """What a command of the copy prints, and its exit status."""
    ran = tiny_course.run_lesson(handed_out.root, *arguments)
    return ran.stdout + ran.stderr, ran.returncode


def test_a_copy_says_that_it_has_no_solutions_and_nothing_to_build(handed_out):
    assert said(handed_out, "solution", "03.1", "--now") == (
        "This copy of the course was handed out without solutions; your instructor has them.\n",
        1,
    )
    text, status = said(handed_out, "build", "03")
    assert (status, text.count("\n")) == (2, 1)
    assert "without solutions" in text
    task = find_task(handed_out, "03.1")
    lines = [next_hint(handed_out, task) for _ in range(3)][-1]
    assert any(line.startswith("Hint 3 of 3") for line in lines)
    assert lines[-1] == "That was the last hint."


def test_a_copy_tests_its_notebooks_and_says_that_it_has_no_tests(handed_out):
    text, status = said(handed_out, "test", "--", "-k", "00_start_here")
    assert text.startswith("This is a copy for students: it carries the notebooks, and not")
    assert "Not tested here" not in text
    assert status == 0, text


def test_a_copy_installs_as_one(handed_out):
    # What pip makes of the folder: a wheel with the same material, so it knows what it is.
    sequence = tomllib.loads((handed_out.root / "pyproject.toml").read_text(encoding="utf-8"))
    include = sequence["tool"]["hatch"]["build"]["targets"]["wheel"]["include"]
    assert "/solutions" in include
    script = "from lessonkit.course.places import find_places as f; print(f().is_handed_out)"
    ran = subprocess.run(
        [sys.executable, "-c", script],
        cwd=handed_out.root,
        env=tiny_course.environment(handed_out.root),
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout == "True\n"
