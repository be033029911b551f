"""Submissions that speak in the name of their kernel: replies, outputs, nonsense."""

from hostile_submission import ENDLESS, PASSED, WRONG, answers, first, inside
from hostile_tricks import cheat

STILL = "Still running after"

# How to speak as the kernel does. `send(kind, content)` goes to whom the kernel answers.
SPEAKS = """
kernel = get_ipython().kernel
def send(kind, content, parent=None, replies=False):
    stream = kernel.shell_stream if replies else kernel.iopub_socket
    ident = kernel._parent_ident["shell"] if replies else kernel._topic(kind)
    parent = kernel.get_parent() if parent is None else parent
    kernel.session.send(stream, kind, content, parent=parent, ident=ident)
"""
# Signed as the kernel's own, with the right parent, and with a content that is none.
GARBAGE = """
import json
about = json.dumps(kernel.get_parent()["header"], default=str).encode()
def signed(header, parent, metadata, content, replies=False):
    parts = [header, parent, metadata, content]
    made = kernel.session.sign(parts)
    socket = kernel.shell_stream.socket if replies else kernel.iopub_socket
    ident = kernel._parent_ident["shell"] if replies else [b"stream"]
    socket.send_multipart([*ident, b"<IDS|MSG>", made, *parts])
for content in ("[]", "null", "5", "{}", '{"status": 5}', '{"execution_state": []}', "NaN",
                '{"name": [], "text": {}}', '{"name": "stdout", "text": 5}', '{"data": []}',
                '{"transient": 5, "data": {}}', '{"wait": "yes"}', '{"text": "\\\\ud800"}',
                '{"data": {"text/plain": 5}}', '{"ename": 5, "evalue": []}', "[" * 9000):
    for kind in ("stream", "status", "error", "execute_result", "display_data",
                 "update_display_data", "clear_output", "comm_open", "execute_reply", 7, None):
        header = json.dumps({"msg_id": "x", "msg_type": kind, "date": "2020-13-45T99:99:99Z"})
        for replies in (False, True):
            signed(header.encode(), about, b"{}", content.encode(), replies)
"""
ODD_REPLY = """
odd = {"status": "ok", "execution_count": "nine", "traceback": 5, "ename": [], "evalue": {}}
signed(json.dumps({"msg_id": "y", "msg_type": "execute_reply"}).encode(), about, b"{}",
       json.dumps(odd).encode(), True)
"""
NONSENSE = """
for head in (b"[]", b"{}", b"5", b"\\xff", b"", b'{"msg_id": 1, "msg_type": 2}'):
    for rest in (b"{}", b"[]", b"[" * 50_000 + b"]" * 50_000, b"\\xff", b""):
        for replies in (False, True):
            signed(head, rest, rest, rest, replies)
"""
UNSIGNED = """
socket = kernel.iopub_socket
for parts in ([b""], [b"x"], [b"<IDS|MSG>"], [b"<IDS|MSG>", b"", b"{}", b"{}", b"{}", b"{}"],
              [b"a", b"<IDS|MSG>", b"\\xff\\xfe", b"[", b"{" * 9000, b"\\x00", b"", b"x"] * 3):
    socket.send_multipart(parts)
    kernel.shell_stream.socket.send_multipart([*kernel._parent_ident["shell"], *parts])
"""
FORGED = [
    answers("reply ahead", "forged messages: a reply that all is well, and then a loop",
            "endless loop, not run, not run", STILL,
            t1=first(SPEAKS + "send('execute_reply', {'status': 'ok', 'execution_count': 2}, "
                     "replies=True)\nsend('status', {'execution_state': 'idle'})\n"
                     "import time\nwhile True: time.sleep(0.01)")),
    answers("reply ahead of an error", "forged messages: a reply, and then an error", PASSED,
            t1=SPEAKS + first("") + "send('execute_reply', {'status': 'ok', 'execution_count': 2}"
            ", replies=True)\nsend('status', {'execution_state': 'idle'})\n1 / 0\n"),
    answers("stream of its own making", "forged messages: the expected output", WRONG,
            t1=cheat(SPEAKS) + "import builtins\nbuiltins.print = lambda *_: send('stream', "
            "{'name': 'stdout', 'text': \"parents: ['D50', 'D51']\\n\"})\n"
            "ip = get_ipython()\nip.events.register('post_run_cell', lambda _: "
            "setattr(builtins, 'print', old))\n" .replace("= lambda *_: send", "= lambda *_: send")
            .replace("import builtins\n", "import builtins\nold = print\n")),
    answers("idle too early", "forged messages: idle before the output", PASSED,
            t1=first(SPEAKS + "send('status', {'execution_state': 'idle'})")),
    answers("reply of wrong types", "forged messages: a reply whose content is a list", PASSED,
            t1=first(SPEAKS + GARBAGE + ODD_REPLY)),
    answers("malformed messages", "forged messages: contents of wrong types", PASSED,
            t1=first(SPEAKS + GARBAGE)),
    answers("unsigned messages", "forged messages: bytes that nobody signed", PASSED,
            t1=first(SPEAKS + UNSIGNED)),
    answers("signed nonsense", "forged messages: signed, and no message", PASSED,
            t1=first(SPEAKS + GARBAGE + NONSENSE)),
    answers("flood of messages", "forged messages: a flood of streams",
            "error, not run, not run", "printed more than 100,000 characters",
            t1=first(SPEAKS + "for _ in range(100):\n"
                     "    send('stream', {'name': 'stdout', 'text': 'x' * 300_000})")),
    answers("one huge message", "forged messages: one of 60 MB", "passed, passed, wrong",
            t3="# 03.3\nnaive = 68\n" + SPEAKS + "del kernel.session.send\n"
            "send('stream', {'name': 'stdout', 'text': 'x' * 60_000_000})\n"),
    answers("key is changed", "forged messages: another key", ENDLESS, STILL,
            t1=first("get_ipython().kernel.session.key = b'another'")),
    answers("sockets are closed", "closes the sockets of its kernel",
            "endless loop|Python stopped, not run, not run",
            t1=first("kernel = get_ipython().kernel\nkernel.iopub_socket.close()\n"
                     "kernel.shell_stream.close()")),
    answers("half a surrogate", "forged messages: text that cannot be stored", WRONG,
            t1=inside("return '\\ud800'")),
]  # fmt: skip
