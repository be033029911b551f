"""Lesson 7: which model we ask, where it is, and what it costs."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from lessonkit.language_model.post import ModelError, is_here
from lessonkit.language_model.reply_cache import cache_folder

_VARIABLE = re.compile(r"[A-Z_][A-Z0-9_]*")


@dataclass(frozen=True, slots=True)
class Model:
    """A model behind a server: where it is, what it costs, and how patient we are.

    `key_variable` names the environment variable that holds the key; the key itself is read
    when a request is sent and is never stored, printed or kept. It goes by https, or to this
    machine, where a server needs none. The two prices are for a million tokens, in `currency`.
    `settings` replace or add fields of the request, and None leaves one out:
    `{"max_tokens": None, "max_completion_tokens": 900}` for a model that wants its limit under
    that name. `timeout_s` limits each wait of a try, and the try as a whole at each part of the
    reply's body that comes; a server that drips its headers is not caught. Replies are kept in
    `cache`. Raises ValueError for a value that cannot be meant.

    >>> Model("http://localhost:11434/v1", "llama3.2").tries
    5
    """

    base_url: str
    name: str
    key_variable: str = ""
    price_in: float | None = None
    price_out: float | None = None
    currency: str = "USD"
    max_tokens: int = 400
    timeout_s: float = 60
    tries: int = 5
    settings: Mapping[str, object] = field(default_factory=dict)
    cache: Path = field(default_factory=cache_folder, repr=False)
    sleep: Callable[[float], None] = field(default=time.sleep, repr=False)

    def __post_init__(self) -> None:
        """Refuse what cannot be meant, without repeating what may be a secret."""
        _check_url(self.base_url)
        if self.key_variable:
            _check_key(self.key_variable, self.base_url)
        if (self.price_in is None) != (self.price_out is None):
            raise ValueError("price_in and price_out are given together, or neither is")
        for name in ("price_in", "price_out"):
            if (getattr(self, name) or 0) < 0:
                raise ValueError(f"{name} is a price from 0 up; got {getattr(self, name)}")
        for name in ("max_tokens", "timeout_s", "tries"):
            if not getattr(self, name) > 0:
                raise ValueError(f"{name} is a number above 0; got {getattr(self, name)}")

    @property
    def url(self) -> str:
        """The address that questions are sent to."""
        return self.base_url.rstrip("/") + "/chat/completions"

    @property
    def longest_reply(self) -> int:
        """The most tokens of a reply: `max_tokens`, or the limit that `settings` put in its place.

        Where they take it away and put none, `max_tokens` is what we reckon with.
        """
        limits = [self.settings.get(name) for name in ("max_completion_tokens", "max_tokens")]
        return next((limit for limit in limits if isinstance(limit, int)), self.max_tokens)


def key_in(variable: str) -> str:
    """Return the key in the environment variable, or nothing where no variable is named.

    Raises ModelError for a variable that is empty or holds what cannot be a key.
    """
    if not variable:
        return ""
    key = os.environ.get(variable, "").strip()
    if not key:
        raise ModelError(f"the environment variable {variable} is empty; put the key there")
    if not (key.isascii() and key.isprintable() and " " not in key):
        # Sent as it is, the error of http.client would show it.
        raise ModelError(
            f"{variable} holds what no key has: a blank or another script; copy it again"
        )
    return key


def _check_key(variable: str, url: str) -> None:
    """Refuse a key that stands in the place of its variable, or would be read on its way."""
    if not _VARIABLE.fullmatch(variable):
        raise ValueError(
            "key_variable is the name of an environment variable in capital letters, such "
            "as OPENAI_API_KEY, and not the key itself"
        )
    parts = urlsplit(url)
    if parts.scheme != "https" and not is_here(parts.hostname or ""):
        raise ValueError(
            "a key goes by https, or to this machine (localhost, 127.0.0.1 or ::1), since anyone "
            "on the way reads plain http; give an https base_url, or no key_variable"
        )


def _check_url(url: str) -> None:
    """Refuse an address that cannot be meant, without repeating it: it may hold a password."""
    try:
        parts = urlsplit(url)
        (parts.hostname or "").encode("idna")  # as the socket does: no part empty or too long
        plain = url.isascii() and url.isprintable() and " " not in url and parts.port != 0
    except ValueError:  # also a port that is no number, or half a bracket
        plain = False
    if not plain or parts.scheme not in ("http", "https") or not parts.hostname:
        raise ValueError(
            "base_url is an http or https address, such as http://localhost:11434/v1"
        ) from None
    if "@" in parts.netloc or parts.query or parts.fragment:
        raise ValueError(
            "base_url has no user, query or fragment; the key belongs in an environment variable"
        )
