"""Lesson 7: a stand-in that speaks a model's protocol and is no model at all.

It answers by quoting the one sentence of the passages that shares most terms with the question,
and as a judge it looks for the facts word for word. So the whole path can be run without a key,
a network or a cost, with the same answers each time. What it says measures nothing but itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler
from socketserver import ThreadingTCPServer
from threading import Thread

from lessonkit.language_model.answering import NOT_SAID
from lessonkit.language_model.cost import approximate_tokens
from lessonkit.language_model.quoting import unquoted
from lessonkit.overlap import overlap
from lessonkit.sentences import sentence_spans


def extract(prompt: str) -> str:
    """Return the stand-in's reply to a prompt of ours, to answer from passages or to judge.

    Between sentences that share as many terms, the first one is quoted.

    >>> extract("Question:\\n| When do the lights go on?\\nPassage 1:\\n| Ride. Lights on at dusk.")
    'Lights on at dusk.'
    >>> extract("Question:\\n| When?\\nAnswer:\\n| At dusk.\\nFact 1:\\n| at noon")
    '1: no'
    """
    blocks = unquoted(prompt)
    texts = dict(blocks)
    if "Answer" in texts:
        facts = [text for label, text in blocks if label.startswith("Fact ")]
        found = ["yes" if fact in texts["Answer"] else "no" for fact in facts]
        return "\n".join(f"{number}: {verdict}" for number, verdict in enumerate(found, 1))
    passages = [text for label, text in blocks if label.startswith("Passage ")]
    sentences = [text[start:end] for text in passages for start, end in sentence_spans(text)]
    question = texts.get("Question", "")
    best = max(sentences, key=lambda sentence: overlap(question, sentence), default="")
    return best if overlap(question, best) else NOT_SAID


class StandIn(BaseHTTPRequestHandler):
    """Answers `POST …/chat/completions` as a model's server does, and every other path with 404."""

    def do_POST(self) -> None:
        """Read one request and reply to it."""
        self.reply(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))

    def reply(self, asked: dict) -> None:
        """Reply to the request `asked`."""
        if self.path.endswith("/chat/completions"):
            self.send(200, completion(asked))
        else:
            self.send(404, {"error": {"message": f"there is nothing at {self.path}"}})

    def send(self, status: int, body: object, headers: dict[str, str] | None = None) -> None:
        """Send `body` as JSON."""
        data = json.dumps(body).encode("ascii")
        self.send_response(status)
        sizes = {"Content-Type": "application/json", "Content-Length": str(len(data))}
        for name, value in (sizes | (headers or {})).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: what a server logs would stand in the lesson's output."""


def completion(asked: dict) -> dict:
    """Return the body of a reply to the request `asked`, in the protocol's form."""
    text = extract(asked["messages"][-1]["content"])
    return {
        "object": "chat.completion",
        "model": asked["model"],
        "choices": [
            {
                "index": 0,
                "message": {"role": "assistant", "content": text},
                "finish_reason": "stop",
            }
        ],
        "usage": {
            "prompt_tokens": approximate_tokens(asked["messages"]),
            "completion_tokens": approximate_tokens([{"content": text}]),
        },
    }


@contextmanager
def standin(handler: type[BaseHTTPRequestHandler] = StandIn) -> Iterator[str]:
    """Yield the base URL of a stand-in on this machine, which stops at the end of the block.

    >>> with standin() as base_url:
    ...     base_url.startswith("http://127.0.0.1:")
    True
    """
    # Not an HTTPServer: that one looks up this machine's name, which can take seconds.
    with ThreadingTCPServer(("127.0.0.1", 0), handler) as server:
        server.daemon_threads = True
        Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_address[1]}/v1"
        finally:
            server.shutdown()
