"""What can be in the way of the set-up, each as a sentence that says what to do."""

from __future__ import annotations

import errno
import re
from pathlib import Path

from lessonkit.course import CourseError

ROOM_MB = 950  # what .venv takes, and room for what is unpacked on the way

# What an installer says when something outside the course is wrong, and what we say then. The
# first that fits counts; the network comes last, for a tool tells of tries that later succeeded.
SYMPTOMS = {
    "disk": (
        r"no space left|not enough space|os error (28|112)\b|errno 28\b|quota exceeded",
        "The disk is full: the course needs about {room} MB in {folder}, and the folders for "
        "caches and temporary files need room too. Make room",
    ),
    "certificate": (
        r"certificate_verify_failed|invalid peer certificate|certificate verify failed",
        "The package index showed a certificate that this machine does not trust, as happens on "
        "networks of companies and schools. Set PIP_CERT to the file of your network's certificate",
    ),
    "hash": (
        r"do not match the hashes|hash mismatch",
        "A package that came is not the one that the course asks for, so it was not installed. "
        "It was damaged on the way, or your package index serves another one: clear pip's cache "
        "with 'pip cache purge', or ask whoever keeps the index",
    ),
    "path": (
        r"long path|os error 206\b|filename or extension is too long",
        "The path of {folder} is too long for Windows. Move the course to a short one, C:\\course",
    ),
    "network": (
        r"name resolution|getaddrinfo|nodename nor servname|dns error|max retries exceeded"
        r"|new ?connection|connection (refused|reset|broken)|unreachable|timed? ?out|proxyerror"
        r"|error sending request|incompleteread",
        "The packages could not be fetched: there is no network, or no package index answers. "
        "Check the connection, and the proxy if you need one",
    ),
}


class SetupError(CourseError):
    """What is in the way, and what to do before `start.py` is run again.

    `kind` is the symptom's name in SYMPTOMS, or `other`.
    """

    def __init__(self, sentence: str, kind: str = "other") -> None:
        """Keep the sentence as the exception's text."""
        super().__init__(sentence)
        self.kind = kind


def known(kind: str, folder: Path) -> SetupError:
    """Return the error of one kind of SYMPTOMS, for the course in `folder`."""
    return SetupError(SYMPTOMS[kind][1].format(room=ROOM_MB, folder=folder), kind)


def diagnose(said: str, folder: Path) -> SetupError:
    """Return the error that an installer's words mean, with its last lines where we know none.

    >>> diagnose("ERROR: [Errno 28] No space left on device", Path("course")).kind
    'disk'
    >>> print(diagnose("error: metadata-generation-failed", Path("course")))
    Installing failed, and the last lines said:
      error: metadata-generation-failed
    Mend what they name
    """
    for kind, (pattern, _) in SYMPTOMS.items():
        if re.search(pattern, said, re.IGNORECASE):
            return known(kind, folder)
    lines = [
        line for line in said.splitlines() if line.strip() and not line.startswith("Ignoring ")
    ]
    tail = "\n".join(f"  {line}" for line in lines[-8:])
    return SetupError(f"Installing failed, and the last lines said:\n{tail}\nMend what they name")


def explain(error: OSError, folder: Path) -> SetupError:
    """Return the error that says in a sentence what stopped our own work on the files."""
    where = error.filename or folder
    if error.errno == errno.ENOSPC:
        return known("disk", folder)
    if error.errno in (errno.EACCES, errno.EPERM, errno.EROFS):
        return SetupError(f"We may not write {where}. Copy the course to a folder of your own")
    return SetupError(f"{where}: {error.strerror}. Mend that")
