"""`lesson ask`, as it is typed."""

import json
import os
import subprocess
import sys

import pytest

from lessonkit.course import CourseError
from lessonkit.course.student.ask import ask
from lessonkit.store import StoreError

TEXT = "# Hire\n\n## Cost\n\nA day costs 20 euros.\n"


@pytest.fixture
def folder(tmp_path):
    folder = tmp_path / "my docs"
    folder.mkdir()
    (folder / "hire.md").write_text(TEXT)
    (folder / "old.txt").write_bytes(b"caf\xe9 costs")
    for number in range(3):
        (folder / f"empty{number}.md").touch()
    return folder


def lesson(folder, *arguments, cwd=None):
    home = folder.parent / "home"
    environment = {
        **{key: value for key, value in os.environ.items() if not key.startswith("XDG_")},
        **dict.fromkeys(("HOME", "USERPROFILE", "LOCALAPPDATA", "XDG_CACHE_HOME"), str(home)),
        "COLUMNS": "80",
    }
    command = [sys.executable, "-m", "lessonkit.course", *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, text=True, env=environment, cwd=cwd, check=False
    )


def test_the_passage_goes_to_stdout_and_what_was_read_to_stderr(folder):
    ran = lesson(folder, "ask", "What does a day cost? costs", folder, "--ranker", "overlap")
    assert ran.returncode == 0
    assert ran.stdout.startswith("[1] hire.md:5  Hire > Cost  (score ")
    assert "\n> 5  A day costs 20 euros.\n" in ran.stdout
    assert "5 files" not in ran.stderr and "2 files, 2 read now; ranked by" in ran.stderr
    assert "Skipped old.txt: not UTF-8" not in ran.stderr  # the first three are named
    assert "Skipped empty0.md: empty.\n" in ran.stderr
    assert "Skipped 1 more; --explain names them all." in ran.stderr


def test_explain_adds_the_trace_and_names_every_skipped_file(folder):
    ran = lesson(folder, "ask", "costs", folder, "--ranker", "overlap", "--explain")
    assert "\n\nhit " in ran.stdout and "kept whole" in ran.stdout
    assert "Skipped old.txt: not UTF-8 (looks like" in ran.stderr


def test_json_is_all_that_stdout_holds(folder):
    ran = lesson(folder, "ask", "costs", folder, "--ranker", "overlap", "--json")
    data = json.loads(ran.stdout)
    assert data["passages"][0]["file"] == "hire.md"
    assert [one["file"] for one in data["files"]["skipped"]] == [
        "empty0.md",
        "empty1.md",
        "empty2.md",
        "old.txt",
    ]


def test_the_same_question_gives_the_same_bytes(folder):
    arguments = ("ask", "costs", folder, "--ranker", "overlap", "--explain")
    assert lesson(folder, *arguments).stdout == lesson(folder, *arguments).stdout


def test_nothing_found_is_status_1_and_said(folder):
    ran = lesson(folder, "ask", "xylophone", folder, "--ranker", "overlap")
    assert (ran.returncode, ran.stdout) == (
        1,
        "Nothing was found: no file has a word of the question.\n",
    )


def test_a_folder_of_nothing_is_status_1_and_says_what_it_reads(tmp_path):
    (tmp_path / "none").mkdir()
    ran = lesson(tmp_path / "none", "ask", "costs", tmp_path / "none", "--ranker", "overlap")
    assert ran.returncode == 1
    assert "There is no Markdown, text, HTML or notebook in " in ran.stderr


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["nowhere"], "lesson: there is no folder nowhere in "),
        (["hire.md"], "lesson: hire.md is a file: name the folder that holds it\n"),
        ([".", "--ranker", "magic"], "'overlap', 'rerank', 'minilm'"),
        ([".", "--window", "-1"], "--window"),
        ([], "FOLDER"),
    ],
)
def test_a_call_that_cannot_work_is_status_2_and_one_sentence(folder, arguments, said):
    ran = lesson(folder, "ask", "costs", *arguments, cwd=folder)
    assert ran.returncode == 2
    assert said in ran.stderr and "Traceback" not in ran.stderr


def test_a_terminals_commands_in_a_file_are_shown_and_not_obeyed(folder):
    (folder / "evil.md").write_text(
        f"# Evil\n\nRed \x1b[31mcosts\x1b]0;title\x07 much.\n\n{'Plain words. ' * 40}\n"
    )
    ran = lesson(folder, "ask", "red", folder, "--ranker", "overlap")
    assert "\x1b" not in ran.stdout and "\x07" not in ran.stdout
    assert "Red ␛[31mcosts␛]0;title␇ much." in ran.stdout


def test_the_index_lies_in_the_users_cache_and_nothing_in_the_folder(folder):
    before = sorted(folder.rglob("*"))
    lesson(folder, "ask", "costs", folder, "--ranker", "overlap")
    assert sorted(folder.rglob("*")) == before
    assert list((folder.parent / "home").rglob("index.db"))


def test_damage_that_is_found_while_answering_is_one_sentence(folder, monkeypatch):
    def damaged(self, question, **options):
        raise StoreError("the file is damaged")

    monkeypatch.setattr("lessonkit.folder.ask.Folder.ask", damaged)
    monkeypatch.setattr("lessonkit.folder.cache.user_cache", lambda: folder.parent / "cache")
    options = {"k": 5, "window": None, "max_words": 600, "ranker": "overlap"}
    with pytest.raises(CourseError, match="the file is damaged"):
        ask("costs", str(folder), **options, explain=False, as_json=False)


def test_bytes_that_are_no_text_are_a_question_too(folder):
    command = [sys.executable, "-m", "lessonkit.course", "ask", b"costs \xff", str(folder)]
    if os.name == "nt":
        pytest.skip("arguments are text there")
    ran = subprocess.run(
        [*command, "--ranker", "overlap", "--json"], capture_output=True, check=False
    )
    assert json.loads(ran.stdout)["question"] == "costs ?"
