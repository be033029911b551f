"""Lesson 7: JSON sent to a server: patience where it helps, one plain sentence where not."""

from __future__ import annotations

import http.client
import json
import time
from collections.abc import Callable
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from ipaddress import ip_address
from urllib.parse import urlsplit
from urllib.request import HTTPErrorProcessor, OpenerDirector, ProxyHandler, Request, build_opener

_LONGEST_WAIT_S = 120
_WHAT_TO_DO = {
    400: "check the model's name and its settings",
    401: "put a valid key in the environment variable that key_variable names",
    403: "the key may not use this model: take another of the two",
    404: "check base_url, which usually ends in /v1, and the model's name",
}


class ModelError(Exception):
    """The model could not be asked. The message is one sentence that says what to do."""


class _AgainError(Exception):
    """This try failed, and the next may not. `wait_s` is what the server asks for, if it does."""

    def __init__(self, what: str, wait_s: float | None = None) -> None:
        super().__init__(what)
        self.wait_s = wait_s


def post(
    text: str, url: str, key: str, *, timeout_s: float, tries: int, sleep: Callable[[float], None]
) -> object:
    """Return the JSON that the server at `url` answers to `text`, with `key` as bearer, if any.

    A server that is busy (429), gives up (408), fails (5xx) or drops the connection is asked
    again, at most `tries` times in all, after the wait that it asks for, else after 1, 2, 4 …
    seconds. A reply that is late, by `timeout_s`, is not asked for again: the server may be
    charging for it. Raises ModelError for everything else.
    """
    for done in range(1, tries + 1):
        try:
            return _try(text, url, key, timeout_s)
        except _AgainError as again:
            what, wait_s = str(again), again.wait_s
        if done < tries:
            sleep(2.0 ** (done - 1) if wait_s is None else wait_s)
    raise ModelError(
        f"{url} gave no answer in {tries} tries, the last time because {what}; try again later, "
        "what was answered before is kept"
    )


class _AsItComes(HTTPErrorProcessor):
    """Every status is ours to judge; no redirect is followed, which would take the key along."""

    def http_response(self, request: Request, response: http.client.HTTPResponse):
        return response

    https_response = http_response


def _try(text: str, url: str, key: str, timeout_s: float) -> object:
    deadline = time.monotonic() + timeout_s
    request = Request(url, text.encode("ascii"), {"Content-Type": "application/json"})
    if key:
        request.add_unredirected_header("Authorization", f"Bearer {key}")
    try:
        with _opener(url).open(request, timeout=timeout_s) as response:
            body = _read(response, deadline)
    except (OSError, http.client.HTTPException) as error:
        raise _no_response(error, url, timeout_s) from None
    if response.status != 200:
        raise _refusal(response, body, url, key)
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        raise ModelError(
            f"{url} answered with something that is not JSON; check base_url"
        ) from None


def _read(response: http.client.HTTPResponse, deadline: float) -> bytes:
    """Return the body. Read as it comes, since a server may send a byte now and then for ever.

    Raises TimeoutError after `deadline`, and IncompleteRead where the connection ends too soon.
    """
    body = b""
    while part := response.read1():
        body += part
        if time.monotonic() > deadline:
            raise TimeoutError
    if response.length:  # of the promised length, what did not come
        raise http.client.IncompleteRead(body, response.length)
    return body


def _opener(url: str) -> OpenerDirector:
    """Return what opens `url`: through the proxy of the environment, but not to this machine."""
    proxies = [ProxyHandler({})] if is_here(urlsplit(url).hostname or "") else []
    return build_opener(_AsItComes, *proxies)


def is_here(host: str) -> bool:
    """Return whether `host` is this machine, which no proxy can reach for us.

    >>> is_here("localhost"), is_here("::1"), is_here("192.168.0.7")
    (True, True, False)
    """
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _no_response(error: Exception, url: str, timeout_s: float) -> Exception:
    """Return what to raise where no response came, or only a part of one."""
    reason = getattr(error, "reason", error)  # urllib wraps what happened before the response
    if isinstance(reason, TimeoutError):
        return ModelError(
            f"{url} gave no answer within {timeout_s:g} s; give the model a longer timeout_s"
        )
    dropped = (ConnectionResetError, ConnectionAbortedError, BrokenPipeError)
    if isinstance(reason, (*dropped, http.client.HTTPException)):
        return _AgainError("the connection was dropped")
    return ModelError(
        f"{url} cannot be reached ({reason}); check that the server runs, and base_url"
    )


def _refusal(response: http.client.HTTPResponse, body: bytes, url: str, key: str) -> Exception:
    """Return what to raise for a status other than 200."""
    status = response.status
    if status in (408, 429) or status >= 500:
        wait_s = _seconds(response.headers.get("Retry-After"))
        if wait_s is not None and wait_s > _LONGEST_WAIT_S:
            return ModelError(
                f"{url} asks us to wait for {wait_s:.0f} s ({status}); try again then"
            )
        return _AgainError(f"it answered {status}{_said(body, key)}", wait_s)
    if 300 <= status < 400:
        return ModelError(
            f"{url} sends us elsewhere ({status}), where we do not take the key; correct base_url"
        )
    # A server that refuses a key likes to quote it.
    said = "" if status in (401, 403) else _said(body, key)
    return ModelError(
        f"{url} refused ({status}{said}); {_WHAT_TO_DO.get(status, _WHAT_TO_DO[400])}"
    )


def _said(body: bytes, key: str) -> str:
    """Return the server's own message as the end of a sentence, on one line and never the key."""
    try:
        error = json.loads(body)["error"]
        said = error if isinstance(error, str) else error["message"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return ""
    said = " ".join(str(said).split())
    said = said.replace(key, "…") if key else said
    return f": {said[:200]}" if said else ""


def _seconds(retry_after: str | None) -> float | None:
    """Return the wait that a Retry-After header asks for, by seconds or by a date, if any."""
    said = (retry_after or "").strip()
    if said.isascii() and said.isdigit():
        return float(said)
    try:
        when = parsedate_to_datetime(said)
    except ValueError:
        return None
    if when.tzinfo is None:
        return None
    return max(0.0, (when - datetime.now(UTC)).total_seconds())
