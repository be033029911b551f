"""What holds for every test."""

import pytest


@pytest.fixture(autouse=True)
def _messages_say_lesson(monkeypatch):
    """Messages name the command as `lesson`, also where start.py runs the tests."""
    monkeypatch.setenv("LESSON_COMMAND", "lesson")
