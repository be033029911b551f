"""JupyterLab as our child: on this machine only, with a token, and with settings of its own."""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import ProxyHandler, Request, build_opener

from lessonkit.course import CourseError

HOST = "127.0.0.1"
FIRST_PORT = 8888
START_TIMEOUT_S = 60
SETTINGS = Path(__file__).parent / "lab_settings"


@dataclass(frozen=True, slots=True)
class Address:
    """Where a JupyterLab answers. The token is the key to it."""

    port: int
    token: str

    def page(self, path: str) -> str:
        """Return the address that opens the file `path` of the work folder."""
        return f"http://{HOST}:{self.port}/lab/tree/{path}?token={self.token}"

    def ask(self, path: str, method: str = "GET") -> bool:
        """Return whether the server does what is asked, with our token, within two seconds."""
        headers = {"Authorization": f"token {self.token}"}
        request = Request(f"http://{HOST}:{self.port}/{path}", method=method, headers=headers)
        try:
            # No proxy: the user's may not know this machine.
            with build_opener(ProxyHandler({})).open(request, timeout=2) as answer:
                return answer.status == 200
        except (URLError, OSError, ValueError):
            return False


def private_folder(work: Path) -> Path:
    """Return the folder of the server's settings, keys and log, made if need be."""
    folder = work / ".jupyter"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def find_running(work: Path) -> Address | None:
    """Return where a JupyterLab for `work` answers already, or None."""
    for note in sorted((work / ".jupyter" / "runtime").glob("jpserver-*.json")):
        try:
            known = json.loads(note.read_text(encoding="utf-8"))
            address = Address(int(known["port"]), str(known["token"]))
        except (OSError, ValueError, KeyError, TypeError):
            continue
        if address.ask("api/status"):
            return address
    return None


def free_port(first: int = FIRST_PORT) -> int:
    """Return the first port from `first` up that nothing listens on. Raises CourseError."""
    for port in range(first, min(first + 100, 65536)):
        if _is_free(port):
            return port
    raise CourseError(f"no free port from {first} to {port}; choose another with --port")


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        if probe.connect_ex((HOST, port)) == 0:
            return False
    with socket.socket() as probe:
        if os.name == "posix":
            # A port that we left a moment ago is free; on Windows this option means "share".
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
    return True


@dataclass(frozen=True, slots=True)
class Lab:
    """A running JupyterLab that we started."""

    process: subprocess.Popen
    address: Address
    log: Path

    def stop(self) -> None:
        """Shut the server and its kernels down; make it, if it does not within seconds."""
        self.address.ask("api/shutdown", method="POST")
        for how in (lambda: None, self.process.terminate, self.process.kill):
            how()
            try:
                self.process.wait(timeout=5)
                return
            except subprocess.TimeoutExpired:
                continue


def start_lab(work: Path, port: int) -> Lab:
    """Return a JupyterLab over `work` that answers on `port`. Raises CourseError with its log."""
    private = private_folder(work)
    address = Address(port, kept_token(private))
    log = private / "server.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            lab_command(work, port),
            env=lab_environment(private, address.token),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            **_apart_from_our_keyboard(),
        )
    lab = Lab(process, address, log)
    try:
        _wait_until_it_answers(lab)
    except BaseException:
        lab.stop()
        raise
    return lab


def kept_token(private: Path) -> str:
    """Return the token of this folder's servers, the same at each start, so that old tabs go on.

    Only this user can read its file, as the notes that a running server leaves of its token.
    """
    file = private / "token"
    with contextlib.suppress(OSError, UnicodeDecodeError):
        if re.fullmatch("[0-9a-f]{48}", known := file.read_text(encoding="ascii")):
            return known
    file.unlink(missing_ok=True)
    file.touch(mode=0o600)  # before there is anything to read in it
    token = secrets.token_hex(24)
    file.write_text(token, encoding="ascii")
    return token


def lab_command(work: Path, port: int) -> list[str]:
    """Return the command line: what we want of JupyterLab, apart from its token."""
    options = {
        "ServerApp.ip": HOST,
        "ServerApp.port": port,
        "ServerApp.port_retries": 0,
        "ServerApp.open_browser": False,
        "ServerApp.root_dir": work,
        "ServerApp.terminals_enabled": False,
        # Root is who one is in a container; the token and the address protect it as well there.
        "ServerApp.allow_root": True,
        "LabApp.app_settings_dir": SETTINGS,
        "LabApp.news_url": None,
        "LabApp.check_for_updates_class": "jupyterlab.NeverCheckForUpdate",
        "LabApp.extension_manager": "readonly",
        "KernelSpecManager.allowed_kernelspecs": "python3",
    }
    command = [sys.executable, "-m", "jupyterlab"]
    return command + [f"--{name}={value}" for name, value in options.items()]


def lab_environment(private: Path, token: str) -> dict[str, str]:
    """Return the server's environment, in which the user's own Jupyter does not exist.

    The token travels here, and not on the command line, which others may see.
    """
    dropped = ("JUPYTER", "IPYTHONDIR", "MPLBACKEND", "PYTHONSTARTUP")
    environment = {k: v for k, v in os.environ.items() if not k.startswith(dropped)}
    environment |= {
        "IPYTHONDIR": str(private / "ipython"),
        "JUPYTER_CONFIG_DIR": str(private / "config"),
        "JUPYTER_DATA_DIR": str(private / "data"),
        "JUPYTER_RUNTIME_DIR": str(private / "runtime"),
        "JUPYTER_TOKEN": token,
    }
    if os.name == "posix" and private.stat().st_mode & 0o077:
        # A disk without permissions (a Windows disk seen from WSL): Jupyter would refuse it.
        environment["JUPYTER_ALLOW_INSECURE_WRITES"] = "true"
    return environment


def _apart_from_our_keyboard() -> dict:
    """Return what keeps a Ctrl-C from the child: Jupyter would ask back, and we stop it anyway."""
    if os.name == "posix":
        return {"start_new_session": True}
    return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}


def _wait_until_it_answers(lab: Lab) -> None:
    patience = time.monotonic() + START_TIMEOUT_S
    while not lab.address.ask("api/status"):
        if lab.process.poll() is not None:
            raise CourseError(f"JupyterLab did not start. It says:\n{complaints(lab.log)}")
        if time.monotonic() > patience:
            raise CourseError(
                f"JupyterLab did not answer within {START_TIMEOUT_S} seconds. "
                f"It says:\n{complaints(lab.log)}"
            )
        time.sleep(0.1)


def complaints(log: Path) -> str:
    """Return the errors in Jupyter's log; its last lines where it marked none."""
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    marked = [line for line in lines if line.startswith(("[C", "[E"))]
    return "\n".join(f"  {line}" for line in (marked or lines)[-10:])
