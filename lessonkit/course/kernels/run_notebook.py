"""Run a notebook from top to bottom in a fresh kernel that no setting of the user reaches."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from subprocess import DEVNULL

import nbformat
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_client.manager import AsyncKernelManager
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError, CellTimeoutError
from nbformat import NotebookNode
from traitlets import default

from lessonkit.course.kernels.environment import kernel_environment
from lessonkit.course.kernels.forks import CAN_FORK
from lessonkit.course.kernels.provisioner import NAME
from lessonkit.course.notebooks.stored import name_of

CELL_TIMEOUT_S = 300


class ThisPython(AsyncKernelManager):
    """The kernel of the Python that runs us, whatever kernels the user has installed.

    Forked where the system can do that.
    """

    @default("kernel_spec_manager")
    def _no_other_kernels(self) -> KernelSpecManager:
        return KernelSpecManager(kernel_dirs=[])

    @property
    def kernel_spec(self) -> KernelSpec:
        """The specification of this Python's kernel."""
        spec = super().kernel_spec
        if CAN_FORK:
            spec.metadata["kernel_provisioner"] = {"provisioner_name": NAME}
        return spec


class CellFailedError(Exception):
    """A cell that raised, ran too long, or wrote to stderr; the message names the cell."""


def run_notebook(
    notebook: NotebookNode,
    folder: Path,
    *,
    hash_seed: int = 0,
    on_cell: Callable[[int], None] | None = None,
) -> NotebookNode:
    """Return a copy of `notebook` as executed in `folder`, with execution counts 1..n.

    `on_cell` is called with each cell's index before it runs. A cell may raise only where it
    is tagged `raises-exception`, and may not write to stderr. Raises CellFailedError.
    """
    fresh = nbformat.from_dict(notebook)
    started = [0]

    def note(cell: NotebookNode, cell_index: int) -> None:
        started[0] = cell_index
        if on_cell:
            on_cell(cell_index)

    with tempfile.TemporaryDirectory() as private:
        client = NotebookClient(
            fresh,
            kernel_manager_class=ThisPython,
            kernel_name="python3",
            timeout=CELL_TIMEOUT_S,
            record_timing=False,
            store_widget_state=False,
            shutdown_kernel="immediate",
            resources={"metadata": {"path": str(folder)}},
            on_cell_start=note,
        )
        environment = kernel_environment(Path(private), hash_seed)
        try:
            # A loop of our own, closed at the end; the selector one, as zmq needs on Windows.
            with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
                runner.run(client.async_execute(env=environment, stdout=DEVNULL, stderr=DEVNULL))
        except (CellExecutionError, CellTimeoutError, RuntimeError) as error:
            raise CellFailedError(f"{name_of(fresh, started[0])}: {_reason(error)}") from error
    _refuse_stderr(fresh)
    return fresh


def _reason(error: Exception) -> str:
    if isinstance(error, CellExecutionError):
        return f"{error.ename}: {error.evalue}"
    if isinstance(error, CellTimeoutError):
        return f"ran for more than {CELL_TIMEOUT_S} seconds"
    return f"Python stopped ({error})"


def _refuse_stderr(notebook: NotebookNode) -> None:
    for index, cell in enumerate(notebook.cells):
        for output in cell.get("outputs", []):
            if output.output_type == "stream" and output.name == "stderr":
                raise CellFailedError(
                    f"{name_of(notebook, index)}: wrote to stderr, which differs from machine "
                    f"to machine: {output.text.strip()}"
                )
