"""In the sandbox a cell reaches what it needs, and nothing else; with or without it, all ends."""

import os
import socket
import subprocess
import sys
import time

import psutil
import pytest

from lessonkit.course.grafting.compare import text_of
from lessonkit.course.kernels.forks import CAN_FORK, Forks
from lessonkit.course.kernels.processes import MARK
from lessonkit.course.kernels.sandbox import Sandbox, is_installed
from lessonkit.course.kernels.supply import Kernels
from lessonkit.course.places import PACKAGE, find_places

PLACES = find_places()
pytestmark = pytest.mark.skipif(not CAN_FORK, reason="kernels are forked on Linux alone")


@pytest.fixture(scope="module")
def boxed():
    if not is_installed():
        pytest.skip(
            "bubblewrap is not installed; `apt-get install bubblewrap` or the like mends it"
        )
    with Kernels(sandbox=Sandbox((PACKAGE, PLACES.data), (PLACES.data / "capstone",))) as kernels:
        if not kernels.is_sandboxed:
            pytest.skip("this system does not let bubblewrap work: `bwrap --unshare-all true` says")
        yield kernels


def run(kernels, source, seconds=10):
    kernel = kernels.take()
    try:
        return kernel.run(source, seconds)
    finally:
        kernel.close()


def printed(kernels, source):
    return text_of(run(kernels, source).outputs)


def test_the_course_and_its_data_are_there_and_nothing_can_be_changed(boxed):
    assert printed(boxed, "import lessonkit\nprint(len(lessonkit.load_guides()))") == "13\n"
    for path in (PACKAGE / "terms.py", PLACES.data / "guides.jsonl", "/usr/x", "/x", "/dev/x"):
        assert run(boxed, f"open({str(path)!r}, 'a')").ename in ("OSError", "PermissionError")


def test_solutions_other_files_and_hidden_folders_are_not_there(boxed, tmp_path):
    (tmp_path / "note").write_text("mine", encoding="utf-8")
    for path in (PLACES.solutions, PLACES.root / "README.md", tmp_path / "note", "/etc/passwd"):
        assert printed(boxed, f"import os\nprint(os.path.exists({str(path)!r}))") == "False\n"
    listing = f"import os\nprint(os.listdir({str(PLACES.data / 'capstone')!r}))"
    assert printed(boxed, listing) == "[]\n"


def test_nothing_of_the_users_environment_is_there(boxed, monkeypatch):
    shown = printed(boxed, "import os\nprint(os.environ['HOME'], os.getcwd(), sorted(os.environ))")
    assert shown.startswith("/home/student /home/student/here [")
    named = {name for name in os.environ if f"'{name}'" in shown}
    assert named <= {
        *("COLUMNS", "HOME", "LANG", "LD_LIBRARY_PATH", "MPLBACKEND", "PATH", "PWD", "TERM", "TZ"),
        *("PYTHONHASHSEED", "PYTHONUTF8", "TEMP", "TMP", "TMPDIR", "USERPROFILE", MARK),
        *(name for name in named if name.startswith(("OPENBLAS_", "CLICOLOR", "FORCE_COLOR"))),
        *("GIT_PAGER", "PAGER"),  # ipykernel sets these itself
    }


def test_a_sandbox_that_is_ended_while_it_comes_up_leaves_nothing(boxed):
    marks = []
    for pause in (0, 0.001, 0.003, 0.01, 0.03, 0.1):
        forks = Forks(sandbox=Sandbox((PACKAGE,)))
        time.sleep(pause)
        forks.end_all()
        forks.close()
        marks.append(forks._mark)
    time.sleep(0.2)
    assert [marked(mark) for mark in marks] == [[]] * len(marks)


def test_there_is_no_network(boxed):
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        ask = f"import socket\nsocket.create_connection(('127.0.0.1', {port}), 2)"
        assert run(boxed, ask).ename == "ConnectionRefusedError"
    assert run(boxed, "import socket\nsocket.create_connection(('192.0.2.1', 80), 2)").ename == (
        "OSError"
    )


def test_the_process_that_forks_can_neither_be_ended_nor_looked_into(boxed):
    ends = (
        "import os\nfor number in (9, 15, 19):\n    os.kill(os.getppid(), number)\nprint('alive')"
    )
    assert printed(boxed, ends) == "alive\n"
    assert run(boxed, "open('/proc/1/mem', 'rb').read(1)").ename == "PermissionError"
    assert run(boxed, "open('/proc/1/fd/1', 'w')").ename == "PermissionError"


def test_what_one_kernel_leaves_the_next_does_not_find(boxed):
    leave = "import os\nfor folder in ('/home/student', '/dev/shm', '/run/lesson'):\n"
    leave += "    open(f'{folder}/left', 'w').write('03.1 is 7')\nprint('done')"
    assert printed(boxed, leave) == "done\n"
    found = "import os\nprint(os.listdir('/dev/shm'), os.listdir('/home/student'), "
    found += "len(os.listdir('/run/lesson')), len([p for p in os.listdir('/proc') if p.isdigit()]))"
    assert printed(boxed, found) == "[] ['here'] 1 2\n"


def test_the_disk_is_small_and_so_is_a_file(boxed):
    assert run(boxed, "open('big', 'wb').write(bytes(300_000_000))").ename == "OSError"
    many = "for i in range(40):\n    open(str(i), 'wb').write(bytes(10_000_000))"
    assert "No space left" in run(boxed, many).evalue


def test_a_bomb_of_forks_ends_and_the_next_kernel_works(boxed):
    bomb = "import os, time\nfor _ in range(400):\n    if os.fork() == 0:\n        time.sleep(60)\n"
    assert run(boxed, bomb + "time.sleep(9)").end == "crowd"
    assert printed(boxed, "print(1)") == "1\n"


# With or without a sandbox

DAEMON = """
import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork():
        os._exit(0)
    while True:
        time.sleep(0.1)
"""
TELL = f"import os\nprint(os.environ[{MARK!r}])"


def marked(mark):
    found = []
    for process in psutil.process_iter():
        try:
            if process.status() != psutil.STATUS_ZOMBIE and process.environ().get(MARK) == mark:
                found.append(process)
        except (psutil.Error, OSError):
            continue
    return found


def wait_for(count, mark):
    """Until so many processes have the mark: a daemon takes a moment to come and to go."""
    deadline = time.monotonic() + 20
    while len(marked(mark)) != count and time.monotonic() < deadline:
        time.sleep(0.02)
    assert len(marked(mark)) == count


@pytest.mark.parametrize("kill_parent", [False, True])
def test_what_cut_itself_off_from_its_parents_is_ended_too(kill_parent):
    with Kernels() as kernels:
        kernel = kernels.take()
        mark = text_of(kernel.run(TELL, 10).outputs).strip()
        kernel.run(DAEMON, 10)
        wait_for(3, mark)  # the process that forks, the kernel, and the daemon
        if kill_parent:
            assert kernel.run("os.kill(os.getppid(), 9)", 10).end == "dead"
        kernel.close()
        assert len(marked(mark)) == (0 if kill_parent else 1)
        assert text_of(kernels.take().run("print(1)", 10).outputs) == "1\n"


def test_what_another_kernel_started_lives_on():
    with Kernels() as kernels:
        one, other = kernels.take(), kernels.take()
        mark = text_of(one.run(TELL, 10).outputs).strip()
        one.run(DAEMON, 10)
        wait_for(4, mark)
        other.close()
        assert len(marked(mark)) == 3
        one.close()
        assert len(marked(mark)) == 1


def test_a_parent_that_stands_still_is_given_up(monkeypatch):
    monkeypatch.setattr("lessonkit.course.kernels.forks._ANSWER_S", 0.5)
    with Kernels() as kernels:
        kernel = kernels.take()
        assert kernel.run("import os\nos.kill(os.getppid(), 19)", 10).end == "dead"
        kernel.close()
        assert text_of(kernels.take().run("print(1)", 10).outputs) == "1\n"


def test_a_started_kernel_takes_its_detached_children_along():
    with Kernels(fork=False) as kernels:
        kernel = kernels.take()
        mark = text_of(kernel.run(TELL, 10).outputs).strip()
        kernel.run(DAEMON, 10)
        wait_for(2, mark)
        kernel.close()
        assert marked(mark) == []


GRADER = f"""
import time
from lessonkit.course.grafting.compare import text_of
from lessonkit.course.kernels.supply import Kernels
kernel = Kernels().take()
kernel.run({DAEMON!r}, 10)
print(text_of(kernel.run({TELL!r}, 10).outputs).strip(), flush=True)
time.sleep(60)
"""


def test_where_the_grader_is_killed_nothing_is_left():
    process = subprocess.Popen([sys.executable, "-c", GRADER], stdout=subprocess.PIPE, text=True)
    mark = process.stdout.readline().strip()
    wait_for(3, mark)
    process.kill()
    process.communicate()
    wait_for(0, mark)
