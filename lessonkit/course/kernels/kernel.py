"""A fresh kernel for one notebook, and the running of cells in it, whatever they do.

Two plain sockets and one loop: the loop reads output while it waits, sees a dead process within
a tenth of a second, and ends what does not end.
"""

from __future__ import annotations

import hmac
import re
import time

import zmq
from jupyter_client.session import Session

from lessonkit.course import CourseError
from lessonkit.course.kernels.cell_run import PROCESS_LIMIT, WRITTEN_LIMIT, CellRun
from lessonkit.course.kernels.messages import MESSAGE_LIMIT, told_by
from lessonkit.course.kernels.outputs import Outputs, storable
from lessonkit.course.kernels.processes import Process
from lessonkit.course.kernels.student_process import ANSWER, MEMORY_LIMIT
from lessonkit.course.typed import typed

TICK_MS = 100
GRACE_S = 1.0  # between asking a cell to stop and ending its process
LOOK_S = 0.05  # how often the process is looked at
RAW_LIMIT = 2_000_000  # bytes a cell may send past the guards inside the kernel

_CELL_FILE = re.compile(r" \(\d+\.py, line \d+\)$")  # what a SyntaxError calls a cell


class NoKernelError(CourseError):
    """A kernel that did not start."""


class Kernel:
    """A kernel in a process of its own; `close` it, and its children are gone with it.

    All of them, in whatever session they are, and whatever they did to their parents.
    """

    def __init__(self, process: Process, connection: dict) -> None:
        """Connect to the kernel of `process`, which may still be starting."""
        self.process = process
        self._looked = 0.0
        self._session = Session(key=connection["key"].encode(), check_pid=False)
        self._context = zmq.Context()
        self._shell = self._socket(zmq.DEALER, connection, "shell")
        self._iopub = self._socket(zmq.SUB, connection, "iopub")
        self._poller = zmq.Poller()
        for socket in (self._shell, self._iopub):
            self._poller.register(socket, zmq.POLLIN)

    def _socket(self, kind: int, connection: dict, channel: str) -> zmq.Socket:
        socket = self._context.socket(kind)
        socket.linger = 0
        socket.reconnect_ivl = 10
        socket.maxmsgsize = MESSAGE_LIMIT
        if kind == zmq.SUB:
            socket.subscribe(b"")
        join = "-" if connection["transport"] == "ipc" else ":"
        port = connection[f"{channel}_port"]
        socket.connect(f"{connection['transport']}://{connection['ip']}{join}{port}")
        return socket

    def wait_ready(self, seconds: float = 60) -> None:
        """Return when both channels answer. Raises NoKernelError when it does not start."""
        deadline = time.monotonic() + seconds
        heard: set[zmq.Socket] = set()
        asked = 0.0
        while len(heard) < 2:
            now = time.monotonic()
            if now > deadline or not self.process.is_alive():
                self.close()
                raise NoKernelError(f"no Python kernel could be started: run `{typed('doctor')}`")
            if now - asked > 0.5:  # iopub tells nothing of what was before it was connected
                self._session.send(self._shell, "kernel_info_request")
                asked = now
            for socket, _ in self._poller.poll(50):
                self._session.recv(socket)
                heard.add(socket)

    def run(self, source: str, seconds: float, *, answer: bool = False) -> CellRun:
        """Run one cell for at most `seconds`, plus a second of grace; never raises for it.

        The kernel has to be ready, and to have outlived the cells before. What the code of an
        `answer` prints, whoever calls it, comes as a stream of the name ANSWER.
        """
        content = {
            "code": source,
            "silent": False,
            "store_history": True,
            "user_expressions": {},
            "allow_stdin": False,
            "stop_on_error": False,
        }
        message = self._session.send(
            self._shell,
            "execute_request",
            content,
            metadata={"cellId": ANSWER if answer else "ours"},
        )
        return self._follow(message["header"]["msg_id"], time.monotonic() + seconds)

    def _follow(self, request: str, deadline: float) -> CellRun:
        outputs, reply, idle, end = Outputs(), None, False, ""
        while not (reply and idle):
            for kind, content in self._messages(request):
                # The first reply counts, and nothing after the first idle: where a cell forged
                # them, whether more came in the same moment is chance.
                if kind == "execute_reply" and not reply:
                    # A flood may have cost us the idle message; do not wait for it long.
                    reply, deadline = content, min(deadline, time.monotonic() + 2 * GRACE_S)
                elif kind == "status":
                    idle = idle or content["execution_state"] == "idle"
                elif not idle:
                    outputs.add(kind, content)
            now = time.monotonic()
            reason = self._reason_to_stop(outputs, now > deadline)
            if reason in ("dead", "memory", "crowd", "disk") or (end and now > deadline):
                self.process.kill()
                return CellRun(end or reason, outputs.all())
            if reason and reply:
                end = end or (reason if reason == "flood" else "")  # late is the idle message alone
                break
            if reason and not end:
                end, deadline = reason, now + GRACE_S
                self.process.interrupt()
        if not end and not self.process.is_alive():  # also: it ended the process it depends on
            return CellRun("dead", outputs.all())
        return self._run(end, reply, outputs)

    def _run(self, end: str, reply: dict, outputs: Outputs) -> CellRun:
        failed = reply["status"] != "ok"
        traceback, count = reply.get("traceback"), reply.get("execution_count")
        return CellRun(
            end or ("error" if failed else "ok"),
            outputs.all(),
            storable(str(reply.get("ename", ""))),
            _CELL_FILE.sub("", storable(str(reply.get("evalue", "")))),
            tuple(storable(str(line)) for line in traceback) if isinstance(traceback, list) else (),
            count if isinstance(count, int) else 0,
        )

    def _reason_to_stop(self, outputs: Outputs, late: bool) -> str:
        if outputs.received > RAW_LIMIT:
            return "flood"
        if late or time.monotonic() - self._looked > LOOK_S:
            self._looked = time.monotonic()
            seen = self.process.look()
            if not seen.alive:
                return "dead"
            if seen.processes > PROCESS_LIMIT:
                return "crowd"
            if self.process.folder.holds_more_than(WRITTEN_LIMIT):
                return "disk"
            if seen.memory > MEMORY_LIMIT:
                return "memory"
        return "endless" if late else ""

    def _messages(self, request: str) -> list[tuple[str, dict]]:
        """What came within a tick for this request: output of earlier cells is not of it."""
        found = []
        for socket, _ in self._poller.poll(TICK_MS):
            for _ in range(100):  # then look at the clock, the process and the size again
                try:
                    frames = socket.recv_multipart(zmq.NOBLOCK)
                except zmq.Again:
                    break
                if told := told_by(self._opened(frames), request):
                    found.append(told)
        return found

    def _opened(self, frames: list[bytes]) -> object:
        """The message, None where it is unsigned or none: a cell can send anything.

        `Session.recv` looks for dates in it, which takes longer than all the rest.
        """
        try:
            _, parts = self._session.feed_identities(frames)
            if not hmac.compare_digest(parts[0], self._session.sign(parts[1:5])):
                return None
            header, about, _, content = map(self._session.unpack, parts[1:5])
        except Exception:
            return None
        return {"header": header, "parent_header": about, "content": content}

    def close(self) -> None:
        """End the process and its children."""
        self.process.close()
        self._context.destroy(linger=0)
