"""What holds for every test."""

import pytest


@pytest.fixture(autouse=True, scope="session")
def _messages_say_lesson():
    """Messages name the command as `lesson`, also where start.py runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LESSON_COMMAND", "lesson")
        yield
