"""Lesson 8's store on a server: what goes wrong there is one sentence, and loses nothing."""

from itertools import count

import pytest
from stores import BIKE, LOST, RAIN, PostgresPlace, document

from lessonkit.store import StoreError
from lessonkit.store.postgres import postgres_store
from lessonkit.store.server import missing

NUMBERS = count(1)


@pytest.fixture
def lying(server):
    """A store of two documents on the server, closed; gone after the test."""
    place = PostgresPlace(server, f"trouble_{next(NUMBERS)}")
    with place.open() as store:
        store.replace_all([BIKE, RAIN])
    yield place
    place.change(f"DROP SCHEMA {place.name} CASCADE")


def documents_in(place):
    with place.open() as store:
        assert store.audit().in_step
        return list(store.documents.values())


def test_two_stores_of_one_server_know_nothing_of_each_other(lying):
    with lying.beside().open() as other:
        assert other.documents == {}
        other.replace(LOST)
    assert documents_in(lying) == [BIKE, RAIN]
    lying.change(f"DROP SCHEMA {lying.name}_too CASCADE")


def test_without_psycopg_it_says_how_to_get_it(monkeypatch):
    monkeypatch.setattr("lessonkit.store.postgres.psycopg", None)
    with pytest.raises(StoreError, match="needs psycopg, which is not installed; `lesson doctor`"):
        postgres_store("postgresql://nobody@localhost:1/none")


@pytest.mark.skipif(bool(missing()), reason="the extra `server` is not installed")
@pytest.mark.parametrize("name", ["", "Store", "a b", "1st", "a;b", "x" * 64])
def test_a_name_that_is_no_plain_word_is_refused(name):
    with pytest.raises(ValueError, match="a store's name is a small letter, then"):
        postgres_store("postgresql://nobody@localhost:1/none", name)


@pytest.mark.skipif(bool(missing()), reason="the extra `server` is not installed")
def test_a_server_that_is_not_there_is_a_sentence(tmp_path):
    with pytest.raises(StoreError, match=r"the server cannot be reached .*; start it, then open"):
        postgres_store(f"postgresql://nobody@/none?host={tmp_path}")


def test_a_store_from_a_newer_version_is_refused(lying):
    lying.change("UPDATE facts SET value = '99' WHERE name = 'format'")
    with pytest.raises(StoreError, match="has format 99, and this lessonkit reads 2; use"):
        lying.open()


def test_another_programs_schema_is_refused_and_left_alone(lying):
    lying.change(f"CREATE SCHEMA {lying.name}_too", f"CREATE TABLE {lying.name}_too.visits (n int)")
    with pytest.raises(StoreError, match="is another program's; give another name"):
        lying.beside().open()
    lying.change(f"DROP SCHEMA {lying.name}_too CASCADE")


def test_a_server_that_ends_the_connection_in_mid_replace_leaves_the_old_version(lying):
    with lying.open() as store:
        insert = store._database.insert

        def cut_off(table, rows):
            if table == "postings":
                lying.change(f"SELECT pg_terminate_backend({store._database.backend_pid})")
            insert(table, rows)

        store._database.insert = cut_off
        with pytest.raises(StoreError, match="the server cannot be reached"):
            store.replace(document("D1", "Ring the bell."))
        with pytest.raises(StoreError, match="the server cannot be reached"):
            list(store.documents)
    assert documents_in(lying) == [BIKE, RAIN]


def test_a_server_that_may_only_be_read_says_so(lying):
    with lying.open() as store:
        store._database.rows("SET default_transaction_read_only = on")
        assert list(store.documents.values()) == [BIKE, RAIN]
        with pytest.raises(StoreError, match="it may only be read"):
            store.replace(LOST)
        store._database.rows("SET default_transaction_read_only = off")
        assert store.replace(LOST)


def test_a_user_without_the_rights_is_told(lying):
    lying.change("DROP ROLE IF EXISTS guest", "CREATE ROLE guest LOGIN")
    guest = PostgresPlace(lying.server.replace("postgres:@", "guest:@"), lying.name)
    with pytest.raises(StoreError, match="its user lacks a right"):
        guest.open()
    lying.change("DROP ROLE guest")
    assert documents_in(lying) == [BIKE, RAIN]


def test_a_full_disk_of_the_server_says_so(lying):
    with lying.open() as store:
        insert = store._database.insert

        def full(table, rows):
            if table == "postings":  # what the server raises, raised by the server
                sql = "DO $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = '53100'; END $$"
                store._database.rows(sql)
            insert(table, rows)

        store._database.insert = full
        with pytest.raises(StoreError, match=r"the server's disk is full .*nothing of this was"):
            store.replace(LOST)
        store._database.insert = insert
        assert list(store.documents.values()) == [BIKE, RAIN]
        assert store.replace(LOST)
