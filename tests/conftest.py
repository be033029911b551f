"""What holds for every test."""

import os
from itertools import count

import pytest
import stores

from lessonkit.store.server import missing, own_server

NUMBERS = count(1)


@pytest.fixture(autouse=True, scope="session")
def _messages_say_lesson():
    """Messages name the command as `lesson`, also where start.py runs the tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LESSON_COMMAND", "lesson")
        yield


@pytest.fixture(scope="session")
def server():
    """The address of a PostgreSQL server that is there for these tests alone."""
    if os.environ.get("LESSON_ALL") == "no":
        pytest.skip("a server is started by `lesson test --all`")
    if missing():
        pytest.skip(f"the extra `server` is not installed: no {', '.join(missing())}")
    with own_server() as address:
        yield address


@pytest.fixture
def patient():
    """Nothing, for a test that takes minutes and is not run unless it is asked for."""
    if os.environ.get("LESSON_ALL") != "yes":
        pytest.skip("it takes minutes, and is run by `lesson test --all`")


@pytest.fixture(params=["sqlite", "postgres"])
def place(request, tmp_path):
    """Where a test's store lies: how to open it, and how to change its rows by hand."""
    if request.param == "sqlite":
        return stores.SqlitePlace(tmp_path / "store.db")
    name = f"test_{next(NUMBERS)}"  # a schema of its own for each test
    return stores.PostgresPlace(request.getfixturevalue("server"), name)


@pytest.fixture
def reopen(place):
    """A function that opens the test's store once more."""
    return place.open


@pytest.fixture
def store(place):
    """A store without anything in it, in each database in turn."""
    with place.open() as store:
        yield store


@pytest.fixture
def another_store(place):
    """A second store, in the same database as the first."""
    with place.beside().open() as store:
        yield store


@pytest.fixture
def behind_its_back(place):
    """A function that runs statements on the tables, with no look at what hangs together."""
    return place.change
