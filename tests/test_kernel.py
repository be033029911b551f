"""A kernel of our own, in the ways in which it must be like Jupyter's, and in those it must not."""

import os
import random
import sys
import time

import pytest

from lessonkit.course.grafting.compare import text_of
from lessonkit.course.kernels.environment import kernel_environment
from lessonkit.course.kernels.folder import Folder
from lessonkit.course.kernels.supply import Kernels

WAYS = [False, True] if sys.platform == "linux" else [False]


@pytest.fixture(scope="module", params=WAYS, ids=lambda fork: "forked" if fork else "started")
def kernel(request):
    with Kernels(("json",), fork=request.param) as kernels:
        one = kernels.take()
        yield one
        one.close()


def shown(kernel, source):
    return text_of(kernel.run(source, 10).outputs)


def test_a_value_with_a_semicolon_is_not_shown(kernel):
    assert shown(kernel, "1 + 1;") == ""
    assert shown(kernel, "1 + 1") == "2\n"


@pytest.mark.skipif(sys.platform == "win32", reason="ipykernel captures programs on Unix alone")
def test_what_another_program_prints_is_captured(kernel):
    assert shown(kernel, 'import os\nos.system("echo hi");') == "hi\n"


def test_clear_output_is_honoured(kernel):
    source = "from IPython.display import clear_output\nprint(1)\nclear_output()\nprint(2)"
    assert shown(kernel, source) == "2\n"


def test_the_order_of_sets_is_always_the_same(kernel):
    assert shown(kernel, "import sys, os\nprint(os.environ['PYTHONHASHSEED'])") == "0\n"


def test_the_kernel_works_in_an_empty_folder_of_its_own(kernel):
    assert shown(kernel, "import os\nprint(os.listdir(), 'here' in os.getcwd())") == "[] True\n"


def test_pytest_leaves_no_trace_in_the_kernels_environment(kernel):
    assert "PYTEST_CURRENT_TEST" in os.environ
    assert shown(kernel, "import os\nprint('PYTEST_CURRENT_TEST' in os.environ)") == "False\n"


def test_what_jupyter_told_us_does_not_reach_the_kernel(tmp_path, monkeypatch):
    monkeypatch.setenv("JUPYTER_TOKEN", "secret")
    monkeypatch.setenv("JPY_SESSION_NAME", "a.ipynb")
    assert not {"JUPYTER_TOKEN", "JPY_SESSION_NAME"} & set(kernel_environment(tmp_path))


def test_an_error_is_told_by_the_reply_even_if_its_display_was_patched(kernel):
    patched = "get_ipython().showtraceback = lambda *_, **__: None\n1 / 0"
    run = kernel.run(patched, 10)
    assert (run.end, run.ename) == ("error", "ZeroDivisionError")


def test_a_dead_kernel_is_noticed_within_a_second_and_its_folder_goes():
    with Kernels(fork=False) as kernels:
        one = kernels.take()
        start = time.monotonic()
        assert one.run("import os\nos._exit(0)", 30).end == "dead"
        assert time.monotonic() - start < 1
        one.close()
        assert not one.process.folder.root.exists()


def test_when_the_message_that_a_cell_is_over_is_lost_we_wait_for_it_no_longer(monkeypatch):
    monkeypatch.setattr("lessonkit.course.kernels.kernel.GRACE_S", 0.2)
    with Kernels(fork=False) as kernels:
        one = kernels.take()
        heard = one._messages
        monkeypatch.setattr(
            one, "_messages", lambda request: [m for m in heard(request) if m[0] != "status"]
        )
        start = time.monotonic()
        run = one.run("print(1)", 30)
        assert (run.end, text_of(run.outputs)) == ("ok", "1\n")
        assert time.monotonic() - start < 5
        one.close()


FORGED = """
kernel = get_ipython().kernel
def send(socket, kind, content, ident=None):
    kernel.session.send(socket, kind, content, parent=kernel.get_parent(), ident=ident)
print("before")
import sys
sys.stdout.flush()
ident = kernel._parent_ident["shell"]
send(kernel.shell_stream, "execute_reply", {"status": "ok", "execution_count": 7}, ident)
send(kernel.iopub_socket, "status", {"execution_state": "idle"})
print("after")
1 / 0
"""


def test_where_a_cell_forges_its_end_the_first_reply_and_the_first_idle_count(kernel):
    for _ in range(3):
        run = kernel.run(FORGED, 10)
        assert (run.end, run.count, text_of(run.outputs)) == ("ok", 7, "before\n")


@pytest.mark.skipif(sys.platform == "win32", reason="process groups are of Unix")
@pytest.mark.parametrize("session", [False, True])
@pytest.mark.parametrize("fork", WAYS)
def test_what_a_cell_started_is_gone_after_the_close(fork, session):
    start = f"subprocess.Popen(['sleep', '60'], start_new_session={session})"
    with Kernels(fork=fork) as kernels:
        one = kernels.take()
        run = one.run(f"import subprocess\nprint({start}.pid)", 10)
        one.close()
    pid = int(text_of(run.outputs))
    for _ in range(50):  # the system takes a moment to bury it
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        if _is_zombie(pid):
            return
        time.sleep(0.02)
    pytest.fail("the child is still there")


def _is_zombie(pid):
    try:
        with open(f"/proc/{pid}/stat") as file:  # noqa: PTH123
            return file.read().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return False


def test_kernels_prepared_in_advance_are_fresh_and_used_once():
    with Kernels(ready=2) as kernels:
        kernels.prepare()
        first, second = kernels.take(), kernels.take()
        assert first.run("x = 1", 10).end == "ok"
        assert second.run("x", 10).ename == "NameError"
        first.close()
        second.close()


@pytest.mark.skipif(sys.platform == "win32", reason="blocks and links are of Unix")
def test_what_cells_write_is_counted_by_its_blocks_and_a_file_without_content_counts_too():
    folder = Folder()
    assert not folder.holds_more_than(500_000)
    with (folder.place / "hole").open("wb") as file:
        file.truncate(10**9)
    for number in range(20):
        (folder.place / str(number)).touch()
    (folder.place / "loop").symlink_to(folder.place)
    assert folder.holds_more_than(300_000)  # 20 files of 16,384, whatever is in them
    assert not folder.holds_more_than(600_000)
    (folder.place / "written").write_bytes(bytes(1_000_000))
    assert folder.holds_more_than(600_000)
    folder.remove()


def test_lots_are_the_same_each_time_and_go_on_from_cell_to_cell():
    lots = random.Random(0)
    with Kernels() as kernels:
        one = kernels.take()
        shown = [text_of(one.run("import random; random.random()", 10).outputs) for _ in range(3)]
        one.run("random.seed(7)", 10)
        seeded = text_of(one.run("random.random()", 10).outputs)
        one.close()
    assert shown == [f"{lots.random()}\n" for _ in range(3)]
    assert seeded == f"{random.Random(7).random()}\n"
