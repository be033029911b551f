"""The kit's stand-in for a model, which goes wrong as a test tells it to, and notes what it saw."""

import socket
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Event

from lessonkit.language_model.standin import StandIn, standin


@dataclass
class Server:
    """Where it is, and the requests it has seen: path, headers and body."""

    base_url: str = ""
    seen: list = field(default_factory=list)


@contextmanager
def faulty(*faults):
    """Serve the stand-in: each fault takes one request in its turn, None and what follows none."""
    server, turns, done = Server(), iter(faults), Event()

    class Faulty(StandIn):
        def reply(self, asked):
            server.seen.append((self.path, dict(self.headers), asked))
            self.done = done
            fault = next(turns, None)
            if fault:
                fault(self)
            else:
                super().reply(asked)

    with standin(Faulty) as server.base_url:
        yield server
        done.set()


def status(code, headers=None, message="as told"):
    return lambda handler: handler.send(code, {"error": {"message": message}}, headers)


def says(text, reason="stop", **usage):
    """Reply in the protocol's form, with a text of the test's own."""
    choice = {"message": {"role": "assistant", "content": text}, "finish_reason": reason}
    return body({"choices": [choice], "usage": usage})


def body(value):
    return lambda handler: handler.send(200, value)


def drop(handler):
    handler.close_connection = True
    handler.connection.shutdown(socket.SHUT_RDWR)


def cut_short(handler):
    """Promise a hundred bytes and send three."""
    handler.send_response(200)
    handler.send_header("Content-Length", "100")
    handler.end_headers()
    handler.wfile.write(b'{"c')
    handler.close_connection = True


def drips(handler):
    """Send a byte every 0.05 s, forty of them, or until the test has ended."""
    handler.send_response(200)
    handler.send_header("Content-Length", "40")
    handler.end_headers()
    for _ in range(40):
        if handler.done.wait(0.05):
            break
        try:
            handler.wfile.write(b" ")
        except OSError:  # nobody reads any more
            break
    handler.close_connection = True


def no_json(handler):
    handler.send_response(200)
    handler.end_headers()
    handler.wfile.write(b"<html>Welcome!</html>")


def slow(handler):
    handler.done.wait(10)
    handler.close_connection = True
