"""`lesson start`, for real: one JupyterLab, asked everything a newcomer relies on."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

import nbformat
import pytest
import tiny_course

from lessonkit.course import CourseError
from lessonkit.course.machine.lab_server import (
    HOST,
    complaints,
    find_running,
    free_port,
    kept_token,
    start_lab,
)
from lessonkit.course.machine.workfolder import fingerprint

SERVER = "lessonkit.course.machine.lab_server"
NEWS = "@jupyterlab/apputils-extension:notification"


class Started:
    """A `lesson start` that is running, what it said so far, and the way to its server."""

    def __init__(self, root, home):
        self.taken = socket.create_server((HOST, 0))
        self.wanted = self.taken.getsockname()[1]
        group = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP} if os.name == "nt" else {}
        self.process = subprocess.Popen(
            tiny_course.command("start", "--no-browser", "--port", str(self.wanted)),
            cwd=root,
            env=tiny_course.environment(root, JUPYTER_CONFIG_DIR=str(home), JUPYTER_TOKEN="known"),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            **group,
        )
        self.said = ""
        while "Ctrl-C" not in self.said:
            line = self.process.stdout.readline()
            assert line, self.said
            self.said += line
        self.address = re.search(r"http://\S+", self.said)[0]
        self.base, self.token = re.match(r"(http://[^/]+)/.*token=(\w+)", self.address).groups()
        self.port = int(self.base.rsplit(":", 1)[1])

    def ask(self, path, *, token=True):
        """What the server answers: (status, content)."""
        headers = {"Authorization": f"token {self.token}"} if token else {}
        try:
            with build_opener(ProxyHandler({})).open(
                Request(f"{self.base}/{path}", headers=headers)
            ) as answer:
                return answer.status, answer.read().decode()
        except HTTPError as error:
            return error.code, ""

    def interrupt(self):
        """Press Ctrl-C once and return (exit status, what was said after it, seconds)."""
        start = time.monotonic()
        self.process.send_signal(signal.CTRL_BREAK_EVENT if os.name == "nt" else signal.SIGINT)
        rest, _ = self.process.communicate(timeout=30)
        return self.process.returncode, rest, time.monotonic() - start


@pytest.fixture(scope="module")
def home(tmp_path_factory):
    """A user's own Jupyter settings, which would open the server to the world."""
    folder = tmp_path_factory.mktemp("home")
    settings = {"ServerApp": {"ip": "0.0.0.0", "root_dir": "/"}, "IdentityProvider": {"token": ""}}
    (folder / "jupyter_server_config.json").write_text(json.dumps(settings), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    root = tiny_course.make_checkout(tmp_path_factory.mktemp("course"))
    (root / "work" / "notebooks").mkdir(parents=True)
    strange = root / "work" / "notebooks" / "not_ours.ipynb"
    nbformat.write(tiny_course.lesson(picture="<svg>strange</svg>"), strange)
    return root


@pytest.fixture(scope="module")
def started(course, home):
    lab = Started(course, home)
    yield lab
    lab.taken.close()
    if lab.process.poll() is None:
        lab.interrupt()


def test_the_address_is_one_line_with_the_lesson_and_the_token(started):
    line = rf"http://127\.0\.0\.1:{started.port}/lab/tree/notebooks/00_begin\.ipynb\?token=\w{{48}}"
    assert re.fullmatch(line, started.address)
    assert f"  {started.address}\n" in started.said


def test_a_port_that_is_taken_is_said_and_another_one_used(started):
    assert f"Port {started.wanted} is taken, so we use {started.port}." in started.said


def test_the_server_answers_with_its_token(started):
    assert started.ask("api/contents")[0] == 200


def test_the_next_start_has_the_same_token_so_that_old_tabs_go_on(started, course):
    assert kept_token(course / "work" / ".jupyter") == started.token


def test_a_token_is_kept_from_other_users_and_a_damaged_one_is_made_anew(tmp_path):
    token = kept_token(tmp_path)
    assert kept_token(tmp_path) == token
    if os.name == "posix":
        assert (tmp_path / "token").stat().st_mode & 0o777 == 0o600
    for damaged in (b"", token.encode()[:-1], b"\xff"):
        (tmp_path / "token").write_bytes(damaged)
        assert re.fullmatch("[0-9a-f]{48}", kept_token(tmp_path))
        assert kept_token(tmp_path) != token


def test_it_says_how_to_check_in_a_second_terminal(started, course):
    said = f'To check your answers, open a second terminal, `cd "{course}"`, and type\n'
    assert f"{said}  lesson check\nCtrl-C stops it." in started.said


def test_the_server_refuses_without_the_token(started):
    assert started.ask("api/contents", token=False)[0] == 403


def test_the_server_is_bound_to_this_machine_alone(started):
    # All of 127.x is this machine. What listens on every address would answer here too.
    with socket.socket() as probe:
        probe.settimeout(2)
        assert probe.connect_ex(("127.0.0.2", started.port)) != 0


def test_news_and_update_checks_are_off(started):
    schema = json.loads(started.ask(f"lab/api/settings/{NEWS}")[1])["schema"]["properties"]
    assert schema["fetchNews"]["default"] == "false"
    assert schema["checkForUpdates"]["default"] is False


def test_extensions_cannot_be_installed(started):
    page = started.ask("lab")[1]
    config = json.loads(
        re.search(r'id="jupyter-config-data"[^>]*>(.*?)</script>', page, re.DOTALL)[1]
    )
    assert config["extensionManager"]["can_install"] is False
    assert config["terminalsAvailable"] is False


def test_the_server_shows_the_work_folder_and_nothing_else(started):
    names = {entry["name"] for entry in json.loads(started.ask("api/contents")[1])["content"]}
    assert names == {"notebooks"}


def trusted(started, name):
    notebook = json.loads(started.ask(f"api/contents/notebooks/{name}")[1])["content"]
    return [
        cell["metadata"].get("trusted") for cell in notebook["cells"] if cell["cell_type"] == "code"
    ]


def test_our_copies_are_trusted_so_that_their_pictures_show(started):
    assert trusted(started, "00_begin.ipynb") == [True, True]


def test_a_notebook_that_we_did_not_lay_is_not_trusted(started):
    assert trusted(started, "not_ours.ipynb") == [False, False]


def test_a_second_start_says_where_the_course_is_running(started, course):
    again = tiny_course.run_lesson(course, "start", "--no-browser")
    assert (again.returncode, again.stderr) == (0, "")
    assert again.stdout.startswith(f"The course is running already at\n  {started.address}\n")


def test_the_users_own_settings_are_as_they_were(started, home):
    assert [path.name for path in home.iterdir()] == ["jupyter_server_config.json"]


def test_the_courses_folders_are_as_they_were(started, course):
    stored = (course / "notebooks" / "00_begin.ipynb").read_bytes()
    copy = (course / "work" / "notebooks" / "00_begin.ipynb").read_bytes()
    assert fingerprint(stored) == fingerprint(copy)
    assert {path.name for path in course.iterdir()} == {
        "course.toml",
        "data",
        "lessonkit",
        "notebooks",
        "work",
    }


def test_one_ctrl_c_stops_it_with_one_sentence(started, course):
    status, said, seconds = started.interrupt()
    assert (status, said.strip()) == (0, "Stopped. What you did is in work/.")
    assert seconds < 10
    assert find_running(course / "work") is None
    assert free_port(started.port) == started.port


def test_a_server_that_cannot_start_shows_its_errors(tmp_path, monkeypatch):
    broken = [sys.executable, "-c", "print('[I] hello'); print('[C] no room'); raise SystemExit(1)"]
    monkeypatch.setattr(
        "lessonkit.course.machine.lab_server.lab_command", lambda work, port: broken
    )
    with pytest.raises(CourseError) as error:
        start_lab(tmp_path, free_port())
    assert str(error.value) == "JupyterLab did not start. It says:\n  [C] no room"


def test_complaints_are_the_marked_lines_and_without_marks_the_last(tmp_path):
    log = tmp_path / "log"
    log.write_text("[I 1] fine\n[E 2] broken\n[I 3] bye\n", encoding="utf-8")
    assert complaints(log) == "  [E 2] broken"
    log.write_text("".join(f"line {n}\n" for n in range(12)), encoding="utf-8")
    assert complaints(log).splitlines()[0] == "  line 2"


def test_a_stale_note_of_a_server_that_is_gone_is_not_a_running_course(tmp_path):
    notes = tmp_path / ".jupyter" / "runtime"
    notes.mkdir(parents=True)
    (notes / "jpserver-1.json").write_text(json.dumps({"port": free_port(), "token": "x"}))
    (notes / "jpserver-2.json").write_text("{")
    assert find_running(tmp_path) is None


def test_no_free_port_is_one_sentence(monkeypatch):
    monkeypatch.setattr(f"{SERVER}._is_free", lambda port: False)
    with pytest.raises(CourseError, match="no free port from 65500 to 65535; choose another"):
        free_port(65500)
