"""`lesson start`: lay the copies, start JupyterLab over them, stop it at Ctrl-C."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Iterable
from pathlib import Path

from lessonkit.course.machine.browser import open_page
from lessonkit.course.machine.lab_server import (
    FIRST_PORT,
    Lab,
    complaints,
    find_running,
    free_port,
    private_folder,
    start_lab,
)
from lessonkit.course.machine.workfolder import lay_copies, sentences
from lessonkit.course.places import find_places
from lessonkit.course.sequence import choose, read_sequence
from lessonkit.course.typed import typed


def start(wanted: str | None, *, port: int = FIRST_PORT, browser: bool = True) -> int:
    """Open the course at the lesson `wanted` (the first for None) and stay until it is stopped.

    Returns 0, or 1 when JupyterLab ended by itself with an error.
    """
    places = find_places()
    lessons = read_sequence(places.course_file)
    lesson = choose(lessons, [wanted])[0] if wanted else lessons[0]
    page = f"notebooks/{lesson.slug}.ipynb"
    laid = lay_copies(places)
    for sentence in sentences(laid, places.work):
        print(sentence)
    if running := find_running(places.work):
        _show(running.page(page), "The course is running already", browser, places.work)
        print("It stops with Ctrl-C where it was started, or from its own menu: File, Shut Down.")
        return 0
    trust(laid.untouched, places.work)
    free = free_port(port)
    if free != port:
        print(f"Port {port} is taken, so we use {free}.")
    print("Starting JupyterLab ...", flush=True)
    return _serve(places.work, free, page, browser)


def _serve(work: Path, port: int, page: str, browser: bool) -> int:
    _let_signals_interrupt()
    lab: Lab | None = None
    try:
        lab = start_lab(work, port)
        _show(lab.address.page(page), "The course is open", browser, work)
        print(f'To check your answers, open a second terminal, `cd "{Path.cwd()}"`, and type')
        print(f"  {typed('check')}")
        print("Ctrl-C stops it.", flush=True)
        return _wait(lab)
    except KeyboardInterrupt:
        if lab:
            lab.stop()
        print(f"\nStopped. What you did is in {work.name}/.")
        return 0


def _let_signals_interrupt() -> None:
    """Let each signal that means "stop" be a KeyboardInterrupt.

    Python does so for Ctrl-C alone, and not even for that where a shell started us with `&`.
    """

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), interrupt)


def _show(address: str, opening: str, browser: bool, work: Path) -> None:
    if browser and open_page(address, private_folder(work)):
        print(f"{opening} in your browser. If no window came up, go to")
    else:
        print(f"{opening} at")
    print(f"  {address}", flush=True)


def _wait(lab: Lab) -> int:
    """Wait for the server's end, in steps: on Windows a longer wait cannot be interrupted."""
    while True:
        try:
            status = lab.process.wait(timeout=0.5)
        except subprocess.TimeoutExpired:
            continue
        if status == 0:
            print("JupyterLab was shut down from its window.")
            return 0
        print(f"JupyterLab stopped by itself. It says:\n{complaints(lab.log)}")
        return 1


def trust(copies: Iterable[Path], work: Path) -> None:
    """Sign `copies`, so that JupyterLab shows the pictures stored in them before they run.

    Only for files that are byte for byte the course's: a signature lets stored output act.
    """
    import nbformat
    from nbformat.sign import NotebookNotary

    data = private_folder(work) / "data"
    data.mkdir(exist_ok=True)
    notary = NotebookNotary(data_dir=str(data))
    for copy in copies:
        notebook = nbformat.read(copy, as_version=4)
        if not notary.check_signature(notebook):
            notary.sign(notebook)
    notary.close()
