"""Whatever way notebooks are handed in, each is found, with its student."""

import io
import os
import sys
import zipfile

import pytest

from lessonkit.course import CourseError
from lessonkit.course.grading.handed import NotReadError, collect
from lessonkit.course.grading.student_names import students_of

SLUGS = ("03_climb_to_parents", "04_minimum_and_budget")


def put(root, *names):
    for name in names:
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(name.encode())


def zipped(entries):
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return held.getvalue()


def found(folder):
    return [(one.student, one.path) for one in collect(folder, SLUGS).handed]


def test_a_folder_a_student(tmp_path):
    put(tmp_path, "bob/03_climb_to_parents.ipynb", "alice/x/04.ipynb")
    assert found(tmp_path) == [
        ("alice", "alice/x/04.ipynb"),
        ("bob", "bob/03_climb_to_parents.ipynb"),
    ]


@pytest.mark.parametrize(
    ("name", "student"),
    [
        ("03_climb_to_parents_alice.ipynb", "alice"),
        ("Alice Smith - 03_climb_to_parents (1).ipynb", "Alice Smith"),
        ("Copy of 03_climb_to_parents - bob.ipynb", "bob"),
        ("Ann Lee_4711_assignsubmission_file_03_climb_to_parents.ipynb", "Ann Lee"),
        ("smithalice_LATE_123_456_03_climb_to_parents-1.ipynb", "smithalice"),
        ("Week 3_asmith_attempt_2026-11-30-10-00-00_03_climb.ipynb", "asmith"),
        ("03_climb_to_parents.ipynb", "03_climb_to_parents"),
    ],
)
def test_in_one_folder_the_files_name_tells(tmp_path, name, student):
    put(tmp_path, name)
    assert [who for who, _ in found(tmp_path)] == [student]


def moodle(name, number, file="03.ipynb"):
    return f"{name}_{number}_assignsubmission_file_/{file}"


def test_a_platforms_number_is_of_one_assignment_and_tells_two_of_one_name_apart():
    files = [f"week1/{moodle('Ann Lee', 1)}", f"week3/{moodle('Ann Lee', 7)}"]
    files += [f"week1/{moodle('Bo Ek', number)}" for number in (2, 3)]
    students = students_of([(tuple(one.split("/")), 1) for one in files], SLUGS)
    assert students == ["Ann Lee", "Ann Lee", "Bo Ek_2", "Bo Ek_3"]


def test_an_export_is_a_class_also_beside_other_things(tmp_path):
    (tmp_path / "w1.zip").write_bytes(zipped({moodle("Ann Lee", 1): "1", moodle("Bo", 2): "2"}))
    flat = "abelann_11_12_03_climb_to_parents.ipynb"
    (tmp_path / "canvas.zip").write_bytes(zipped({flat: "3"}))
    (tmp_path / "w3.zip").write_bytes(zipped({"x/cy/05.ipynb": "4", "x/dan/05.ipynb": "5"}))
    put(tmp_path, "m/" + moodle("Ann Lee", 9, "05.ipynb"), "eve/03.ipynb")
    assert {student for student, _ in found(tmp_path)} == {
        *("Ann Lee", "Bo", "abelann", "cy", "dan", "eve"),
    }


def test_a_students_zip_with_a_folder_a_week_is_one_students(tmp_path):
    (tmp_path / "ann.zip").write_bytes(zipped({"week1/03.ipynb": "1", "week2/04.ipynb": "2"}))
    put(tmp_path, "bob/03.ipynb")
    assert {student for student, _ in found(tmp_path)} == {"ann", "bob"}


def test_an_unpacked_export_may_have_a_folder_around_it(tmp_path):
    put(tmp_path, "export/alice/03.ipynb", "export/bob/03.ipynb")
    assert [student for student, _ in found(tmp_path)] == ["alice", "bob"]


def test_what_systems_leave_is_passed_over_in_silence_and_other_files_are_named(tmp_path):
    put(tmp_path, "a/.ipynb_checkpoints/x.ipynb", "a/.DS_Store", "__MACOSX/a/._x.ipynb")
    put(tmp_path, "a/x.ipynb", "a/notes.pdf")
    collected = collect(tmp_path, SLUGS)
    assert [one.path for one in collected.handed] == ["a/x.ipynb"]
    assert collected.passed_over == ("a/notes.pdf",)


def test_a_student_without_a_notebook_is_named(tmp_path):
    put(tmp_path, "alice/x.ipynb", "carol/answers.docx")
    assert collect(tmp_path, SLUGS).without == ("carol",)


def test_the_one_zip_of_a_folder_is_the_class_without_the_folder_around_it(tmp_path):
    entries = {"export/alice/x.ipynb": "1", "export/bob/y.ipynb": "2", "export/bob/z.ipynb": "3"}
    (tmp_path / "export.zip").write_bytes(zipped(entries))
    expected = [
        ("alice", "export/alice/x.ipynb"),
        ("bob", "export/bob/y.ipynb"),
        ("bob", "export/bob/z.ipynb"),
    ]
    assert found(tmp_path) == found(tmp_path / "export.zip") == expected
    (tmp_path / "export.zip").write_bytes(zipped({"submitted/Ann/week3/03.ipynb": "1"}))
    assert [student for student, _ in found(tmp_path)] == ["Ann"]


def test_of_several_zips_each_is_a_students_and_zips_in_zips_are_opened(tmp_path):
    (tmp_path / "alice.zip").write_bytes(zipped({"work/x.ipynb": "1"}))
    inner = zipped({"y.ipynb": "2"})
    (tmp_path / "bob.zip").write_bytes(zipped({"again.zip": inner}))
    assert found(tmp_path) == [("alice", "alice/work/x.ipynb"), ("bob", "bob/again/y.ipynb")]
    assert [one.file.read() for one in collect(tmp_path, SLUGS).handed] == [b"1", b"2"]


def test_a_zip_writes_nowhere_and_what_leads_out_of_it_leads_nowhere(tmp_path):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a.zip").write_bytes(zipped({"../../out.ipynb": "1", "/etc/b.ipynb": "2"}))
    assert [one.path for one in collect(tmp_path / "in", SLUGS).handed] == [
        "etc/b.ipynb",
        "out.ipynb",
    ]
    assert not (tmp_path / "out.ipynb").exists()


def test_two_files_of_one_path_in_a_zip_are_both_there(tmp_path):
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.writestr("alice/x.ipynb", "1")
        with pytest.warns(UserWarning, match="Duplicate"):
            archive.writestr("alice/x.ipynb", "2")
    one, other = collect(tmp_path, SLUGS).handed
    assert one.path != other.path
    assert (one.file.read(), other.file.read()) == (b"1", b"2")


def test_a_name_with_an_accent_is_one_student_however_it_is_written(tmp_path):
    put(tmp_path, "Zo\u00eb/03.ipynb", "Zoe\u0308/04.ipynb")
    assert [student for student, _ in found(tmp_path)] == ["Zo\u00eb"] * 2


def why(folder):
    (one,) = collect(folder, SLUGS).handed
    with pytest.raises(NotReadError) as raised:
        one.file.read()
    return str(raised.value)


def test_a_broken_zip_and_one_with_a_password_have_their_sentence(tmp_path):
    (tmp_path / "alice.zip").write_bytes(b"PK\x03\x04 nothing more")
    assert why(tmp_path) == "alice.zip is not a whole zip file. Ask for it again."
    locked = bytearray(zipped({"x.ipynb": "1"}))
    for mark, place in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):  # the flag "encrypted"
        locked[locked.index(mark) + place] |= 1
    (tmp_path / "alice.zip").write_bytes(locked)
    assert why(tmp_path) == "x.ipynb is in a zip with a password."


def test_a_file_that_unpacks_to_too_much_is_read_no_further(tmp_path, monkeypatch):
    monkeypatch.setattr("lessonkit.course.grading.handed.FILE_LIMIT", 1_000_000)
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("x.ipynb", bytes(50_000_000))
    (tmp_path / "alice.zip").write_bytes(held.getvalue())
    assert why(tmp_path).startswith("x.ipynb has more than 1 MB")


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes are of Unix")
def test_links_pipes_and_folders_are_not_opened(tmp_path):
    put(tmp_path, "secret")
    folder = tmp_path / "class"
    folder.mkdir()
    (folder / "a.ipynb").symlink_to(tmp_path / "secret")
    assert why(folder) == "a.ipynb is a link to another place, and links are not followed."
    (folder / "a.ipynb").unlink()
    os.mkfifo(folder / "a.ipynb")
    assert why(folder) == "a.ipynb is no ordinary file."
    (folder / "a.ipynb").unlink()
    (folder / "a.ipynb").mkdir()
    assert why(folder) == "a.ipynb is a folder, not a notebook."


def test_a_student_with_an_empty_folder_is_named_and_an_output_of_ours_is_none(tmp_path):
    put(tmp_path, "alice/x.ipynb", "old/.graded/k.json", "old/feedback/alice.txt")
    (tmp_path / "nobody here").mkdir()
    assert collect(tmp_path, SLUGS).without == ("nobody here",)


def test_the_output_folder_is_no_student(tmp_path):
    put(tmp_path, "alice/x.ipynb", "out/feedback/alice.txt")
    assert collect(tmp_path, SLUGS, leave_out=tmp_path / "out").without == ()


def test_a_folder_that_is_not_there_has_a_sentence(tmp_path):
    with pytest.raises(CourseError, match="there is no folder"):
        collect(tmp_path / "nothing", SLUGS)
