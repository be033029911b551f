"""The instructor's guide holds: its minutes, its lessons, its commands and its example."""

import json
import re
from dataclasses import replace

import pytest
import tiny_exercise
import typer

from lessonkit.course.authoring.new_lesson import laid, planned
from lessonkit.course.command import app
from lessonkit.course.grading.hidden_inputs import read_hidden, with_hidden
from lessonkit.course.grading.student_names import students_of
from lessonkit.course.grafting.submission import bare_lines
from lessonkit.course.judging.self_check import find_exercise
from lessonkit.course.places import find_places
from lessonkit.course.sequence import read_sequence
from lessonkit.course.teaching.bundle import FOLDER
from lessonkit.course.teaching.slides import PAGES, TWIN

PLACES = find_places()
GUIDE = (PLACES.root / "docs" / "instructor.md").read_text(encoding="utf-8")
LESSONS = {lesson.number: lesson for lesson in read_sequence(PLACES.course_file)}


def section(title):
    """The text under a heading of the guide."""
    return re.split(r"^## ", GUIDE.split(f"\n## {title}\n")[1], flags=re.MULTILINE)[0]


def rows(title):
    """The rows of the first table under a heading, cells stripped, without its head."""
    lines = [line for line in section(title).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


@pytest.mark.parametrize(
    ("title", "length"), [("One session of 90 minutes", 90), ("A half day", 240)]
)
def test_a_plan_has_the_minutes_of_its_lessons_one_after_the_other(title, length):
    *steps, last = rows(title)
    clock = 0
    for begins, minutes, what in steps:
        assert int(begins) == clock, what
        if lesson := re.fullmatch(r"lesson (\d\d)", what):
            assert int(minutes) == LESSONS[lesson[1]].minutes, what
        clock += int(minutes)
    assert last == ["", f"**{length}**", ""]
    assert clock == length


@pytest.mark.parametrize("title", ["One session of 90 minutes", "A half day"])
def test_a_plan_takes_lessons_in_their_order_and_practises_only_those(title):
    told = " ".join(what for _, _, what in rows(title))
    lessons = re.findall(r"lesson (\d\d)", told)
    assert lessons == sorted(lessons)
    for number, task in re.findall(r"(\d\d)\.(\d)", told):
        assert number in lessons
        assert f"{number}.{task}" in find_exercise(PLACES, number).reference.tasks


def test_each_week_has_the_minutes_of_its_lessons_and_their_exercises():
    seen = []
    for week, lessons, minutes, exercises in rows("A course of six weeks"):
        numbers = lessons.split(", ")
        assert int(minutes) == sum(LESSONS[number].minutes for number in numbers), week
        assert int(minutes) <= 120
        there = [n for n in numbers if (PLACES.solutions / f"{LESSONS[n].slug}.ipynb").exists()]
        assert exercises.split(", ") == there, week
        seen += numbers
    assert len(rows("A course of six weeks")) == 6
    assert seen == sorted(seen)
    assert set(LESSONS) - set(seen) == {"11"}
    assert f"it takes {LESSONS['11'].minutes} minutes" in section("A course of six weeks")
    needs = {slug[:2] for number in seen for slug in LESSONS[number].needs}
    assert needs <= set(seen)


def test_every_command_of_the_course_that_it_names_is_there():
    known = set(typer.main.get_command(app).commands)
    named = set(re.findall(r"start\.py ([a-z][a-z-]*)", GUIDE))
    assert named <= known
    assert {"bundle", "grade", "slides", "new-lesson", "build", "test", "doctor"} <= named


def test_every_option_that_it_names_is_one_of_its_command():
    commands = typer.main.get_command(app).commands
    for name, rest in re.findall(r"start\.py ([a-z-]+)([^\n`]*)", GUIDE):
        options = commands[name].params
        known = {option for one in options for option in (*one.opts, *one.secondary_opts)}
        assert set(re.findall(r"--[a-z-]+", rest)) <= known, name


def test_every_link_leads_somewhere():
    anchors = {
        re.sub(r"[^a-z0-9 -]", "", title.lower()).replace(" ", "-")
        for title in re.findall(r"^## (.+)$", GUIDE, re.MULTILINE)
    }
    for link in re.findall(r"\]\(([^)]+)\)", GUIDE):
        there = link[1:] in anchors if link[0] == "#" else (PLACES.root / "docs" / link).exists()
        assert there, link


def test_the_parts_of_lessons_that_it_quotes_are_there():
    quoted = re.findall(r'lesson (\d\d) ("[^"]+"(?: and "[^"]+")*)', GUIDE)
    assert len(quoted) == 3
    for number, titles in quoted:
        cells = json.loads((PLACES.notebooks / f"{LESSONS[number].slug}.ipynb").read_bytes())
        text = "\n".join("".join(cell["source"]) + "\n" for cell in cells["cells"])
        for title in re.findall('"([^"]+)"', titles):
            assert f"\n## {title}\n" in f"\n{text}", (number, title)


def test_what_slides_and_bundle_write_has_the_names_that_it_says():
    assert [cells[0] for cells in rows("Teach it live")] == [
        "`slides.html`", "`run-of-show.html`", "`live.ipynb`", "`handout.html`", "`answers.html`",
    ]  # fmt: skip
    assert {cells[0].strip("`") for cells in rows("Teach it live")} == {*PAGES, TWIN}
    assert f"`{FOLDER}`" in section("Hand out")


def test_the_names_of_files_that_it_shows_name_the_student():
    slugs = tuple(lesson.slug for lesson in LESSONS.values())
    shown = re.findall(r"`(?!work/)([^`]*Ann Abel[^`]*\.ipynb)`", section("Collect"))
    assert len(shown) == 4
    for path in shown:
        assert students_of([(tuple(path.split("/")), 0)], slugs) == ["Ann Abel"]


READS = {
    "`data/guides.jsonl`": r"\bload_guides\b",
    "`data/size_questions.jsonl`": r"\bload_size_questions\b",
    "`data/tutorials/`, `data/questions.jsonl`": r"\bload_(?:tutorials|questions)\b",
    "`data/capstone/`": r"\blessonkit\.capstone\b",
}


def readers(folder, pattern):
    """The numbers of the notebooks in a folder whose code holds the pattern."""
    found = []
    for path in sorted(folder.glob("[0-9]*.ipynb")):
        cells = json.loads(path.read_bytes())["cells"]
        code = "\n".join("".join(c["source"]) for c in cells if c["cell_type"] == "code")
        found += [path.name[:2]] if re.search(pattern, code) else []
    return ", ".join(found)


def test_which_lessons_and_exercises_read_a_file_of_the_data():
    assert rows("Use texts of your own") == [
        [file, readers(PLACES.notebooks, pattern), readers(PLACES.exercises, pattern)]
        for file, pattern in READS.items()
    ]


def test_the_example_of_inputs_of_ones_own_is_read_and_the_solution_passes_it(tmp_path):
    path = tmp_path / "ours.py"
    path.write_text(re.search(r"```python\n(.*?)```", section("Grade"), re.S)[1], encoding="utf-8")
    hidden = read_hidden(path)
    assert {task: len(blocks) for task, blocks in hidden.items()} == {"03.1": 1, "03.3": 1}
    exercise = find_exercise(PLACES, "03")
    longer = replace(
        exercise, reference=with_hidden(exercise.reference, hidden, tiny_exercise.kernels())
    )
    added = [c for c in longer.reference.cells if c.source in {*hidden["03.1"], *hidden["03.3"]}]
    printed = ["".join(out["text"]) for cell in added for out in cell.outputs]
    # 3 times 7 words, and once; and one parent of three hits.
    assert printed == ["three times: 21\nonce: 7\n", "one parent: ['B']\n"]


def test_taking_a_lesson_back_names_each_file_that_the_skeleton_lays():
    lesson = planned(read_sequence(PLACES.course_file), "13", "our_handbook", "", 30)
    told = " ".join(re.findall(r"^rm (.+)$", section("Use texts of your own"), re.M)).split()
    for path in laid(PLACES, lesson):
        name = path.relative_to(PLACES.root).as_posix()
        assert {name, name.rpartition("/")[0]} & set(told), name


def test_it_says_what_the_same_text_passes_over_as_it_is():
    said = (
        "Blank lines, comment lines and indentation are passed over; a blank inside a line counts"
    )
    assert said in section("Read the report")
    assert bare_lines("# a\n\n    x = 1  # b\n") == ["x = 1  # b"]
    assert bare_lines("x=1") != bare_lines("x = 1")


def test_the_readme_leads_to_it():
    assert "](docs/instructor.md)" in (PLACES.root / "README.md").read_text(encoding="utf-8")
