"""Jupyter's own kernel managers get forked kernels, which are plain ones."""

import os

import pytest
from jupyter_client.manager import KernelManager
from jupyter_client.provisioning import KernelProvisionerFactory
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_notebook

from lessonkit.course.kernels.forks import CAN_FORK
from lessonkit.course.kernels.provisioner import NAME
from lessonkit.course.kernels.run_notebook import ThisPython, run_notebook

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="kernels are forked on Linux alone")


@pytest.fixture
def manager(tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONHASHSEED", "0")
    manager = KernelManager(kernel_name="python3")
    manager.kernel_spec.metadata["kernel_provisioner"] = {"provisioner_name": NAME}
    manager.start_kernel(cwd=str(tmp_path))
    yield manager
    manager.shutdown_kernel(now=True)


def run(manager, source):
    client = manager.blocking_client()
    client.start_channels()
    client.wait_for_ready(timeout=30)
    reply = client.execute_interactive(source, timeout=30, output_hook=lambda _: None)
    client.stop_channels()
    return reply["content"]


def test_jupyter_finds_it_by_its_name():
    assert NAME in KernelProvisionerFactory.instance().get_provisioner_entries()


def test_a_kernel_runs_in_its_folder_can_be_interrupted_restarted_and_ended(manager, tmp_path):
    reply = run(manager, "import os; raise ValueError(os.getcwd())")
    assert (reply["ename"], reply["evalue"]) == ("ValueError", str(tmp_path))
    first = manager.provisioner.pid
    assert manager.is_alive()
    manager.interrupt_kernel()
    manager.restart_kernel(now=True)
    assert manager.provisioner.pid != first
    assert run(manager, "os")["ename"] == "NameError"
    manager.shutdown_kernel(now=True)
    assert not manager.is_alive()
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)


def test_every_notebook_has_a_process_of_its_own_with_the_parent_in_common(tmp_path):
    pids = new_notebook(cells=[new_code_cell("import os\nprint(os.getpid(), os.getppid())")])
    seen = [run_notebook(pids, tmp_path).cells[0].outputs[0].text.split() for _ in range(2)]
    assert seen[0][0] != seen[1][0] and seen[0][1] == seen[1][1]


def test_the_hash_seed_that_is_asked_for_is_the_kernels(tmp_path):
    shown = new_notebook(cells=[new_code_cell("print(hash('a'))")])
    hashes = [
        run_notebook(shown, tmp_path, hash_seed=seed).cells[0].outputs[0].text for seed in (0, 0, 1)
    ]
    assert hashes[0] == hashes[1] != hashes[2]


def test_where_forking_is_not_sound_a_kernel_is_started(tmp_path, monkeypatch):
    monkeypatch.setattr("lessonkit.course.kernels.forks.Forks.is_sound", lambda _: False)
    client = NotebookClient(
        new_notebook(cells=[new_code_cell("print(1)")]),
        kernel_manager_class=ThisPython,
        kernel_name="python3",
        resources={"metadata": {"path": str(tmp_path)}},
    )
    assert client.execute().cells[0].outputs[0].text == "1\n"
