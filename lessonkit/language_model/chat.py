"""Lesson 7: one question to a language model, through the protocol that nearly all servers speak.

`POST {base_url}/chat/completions`, as OpenAI's service and many others answer it, and as
Ollama, vLLM or llama.cpp do on a machine of one's own. Nothing here is called unless a student
calls it, and nothing in the course needs it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from lessonkit.language_model.model import Model, key_in
from lessonkit.language_model.post import ModelError, post
from lessonkit.language_model.reply_cache import cache_file, keep, read_kept

Message = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Reply:
    """A model's text, its tokens as the server counted them (None: it did not say), and its source.

    The source is the server, the cache, or nobody: there was nothing to ask.
    """

    text: str
    tokens_in: int | None
    tokens_out: int | None
    finished: bool = True
    source: Literal["server", "cache", "nobody"] = "server"


class ReplyError(ModelError):
    """The model was asked, and what it replied is of no use. `replies` were paid for."""

    def __init__(self, sentence: str, *replies: Reply) -> None:
        """Keep the replies, so that their cost is counted."""
        super().__init__(sentence)
        self.replies = replies


def ask(messages: Sequence[Message], model: Model) -> Reply:
    """Return the model's reply to `messages`: from the cache where it is there, at no cost.

    A server that is busy, fails or drops the connection is asked again, up to `model.tries`
    times, after the wait it asks for or 1, 2, 4 … seconds. The reply is kept before it is returned,
    so an interrupted run loses nothing. Raises ModelError where no reply comes, and ReplyError for
    one that is empty or was cut off, which is not kept: the next run asks again.
    """
    return kept_reply(messages, model) or _from_server(messages, model)


def kept_reply(messages: Sequence[Message], model: Model) -> Reply | None:
    """Return the reply in the cache; None where there is none of use, or a file is damaged."""
    kept = read_kept(_cache_file(messages, model))
    try:
        reply = _reply(kept, "cache")
    except (KeyError, IndexError, TypeError):
        return None
    return None if _of_no_use(reply) else reply


def request_text(messages: Sequence[Message], model: Model) -> str:
    """Return the request as it is sent, the same bytes each time for the same messages."""
    fields: dict[str, object] = {
        "model": model.name,
        "messages": [dict(message) for message in messages],
        "temperature": 0,
        "seed": 0,
        "max_tokens": model.max_tokens,
    }
    fields |= model.settings
    return json.dumps({name: value for name, value in fields.items() if value is not None})


def _from_server(messages: Sequence[Message], model: Model) -> Reply:
    place = _cache_file(messages, model)
    with _cache_trouble():  # before we pay: a folder that cannot be made would lose the reply
        place.parent.mkdir(parents=True, exist_ok=True)
    came = _posted(request_text(messages, model), model)
    try:
        reply = _reply(came, "server")
    except (KeyError, IndexError, TypeError):
        raise ModelError(
            f"{model.url} answered in another form than the protocol's; check base_url, which "
            "usually ends in /v1"
        ) from None
    if why := _of_no_use(reply):
        raise ReplyError(why, reply)
    with _cache_trouble():
        keep(place, came)
    return reply


def _posted(text: str, model: Model) -> object:
    key = key_in(model.key_variable)
    patience = {"timeout_s": model.timeout_s, "tries": model.tries, "sleep": model.sleep}
    return post(text, model.url, key, **patience)


def _of_no_use(reply: Reply) -> str:
    """Return what is wrong with a reply and what to do about it; nothing for a good one."""
    if not reply.finished:
        return "the reply was cut off at its limit; give the model a larger max_tokens"
    if not reply.text.strip():
        return "the reply is empty; try another model or other settings"
    return ""


def _cache_file(messages: Sequence[Message], model: Model) -> Path:
    return cache_file(model.cache, model.url, request_text(messages, model))


@contextmanager
def _cache_trouble() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise ModelError(
            f"the reply cannot be kept in the cache ({error}); give the model another cache folder"
        ) from None


def _reply(body: object, source: Literal["server", "cache"]) -> Reply:
    """Return the reply in `body`; KeyError, IndexError or TypeError where it is not in there."""
    choice = body["choices"][0]
    text = choice["message"]["content"]
    if not isinstance(text, str | None):
        raise TypeError("the text of a reply is a string")
    usage = body.get("usage")
    usage = usage if isinstance(usage, dict) else {}
    tokens = [usage.get(name) for name in ("prompt_tokens", "completion_tokens")]
    tokens_in, tokens_out = (n if type(n) is int and n >= 0 else None for n in tokens)
    finished = choice.get("finish_reason") != "length"
    return Reply(text or "", tokens_in, tokens_out, finished, source)
