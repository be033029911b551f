"""Lesson 7: what a model is given, and what is refused."""

import pytest

from lessonkit.language_model.model import Model, key_in
from lessonkit.language_model.post import ModelError

URL = "http://localhost:11434/v1"


def test_a_slash_at_the_end_of_the_address_makes_no_difference():
    assert Model(URL + "/", "m").url == Model(URL, "m").url == URL + "/chat/completions"


@pytest.mark.parametrize(
    "url",
    [
        "",
        "localhost/v1",
        "file:///etc/x",
        "http://",
        "http://a:b/v1",
        "http://a b",
        "http://[a",
        "http://localhost..home/v1",
        "http://.a/v1",
        f"http://{'a' * 64}.com/v1",
    ],
)
def test_an_address_that_is_none_is_refused(url):
    with pytest.raises(ValueError, match="base_url is an http or https address"):
        Model(url, "m")


@pytest.mark.parametrize(
    ("settings", "longest"),
    [
        ({}, 400),
        ({"temperature": 1}, 400),
        ({"max_tokens": 50}, 50),
        ({"max_tokens": None, "max_completion_tokens": 900}, 900),
        ({"max_tokens": None}, 400),
    ],
)
def test_the_longest_reply_is_the_limit_that_is_sent(settings, longest):
    assert Model(URL, "m", max_tokens=400, settings=settings).longest_reply == longest


@pytest.mark.parametrize("url", ["http://me:s3cret@a/v1", "http://a/v1?key=s3cret"])
def test_a_key_in_the_address_is_refused_and_not_repeated(url):
    with pytest.raises(ValueError, match="belongs in an environment variable") as caught:
        Model(url, "m")
    assert "s3cret" not in str(caught.value)


def test_the_key_in_the_place_of_its_variable_is_refused_and_not_repeated():
    with pytest.raises(ValueError, match="not the key itself") as caught:
        Model(URL, "m", "sk-s3cret")
    assert "s3cret" not in str(caught.value)


def test_a_key_is_refused_where_anyone_on_the_way_could_read_it():
    with pytest.raises(ValueError, match="a key goes by https, or to this machine"):
        Model("http://model.example/v1", "m", "SOME_KEY")
    assert Model("http://model.example/v1", "m").key_variable == ""


@pytest.mark.parametrize(
    "url",
    ["https://a/v1", "http://LOCALHOST/v1", "http://127.0.0.1:8000/v1", "http://[::1]:8000/v1"],
)
def test_a_key_goes_by_https_or_to_this_machine(url):
    assert Model(url, "m", "SOME_KEY").key_variable == "SOME_KEY"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"price_in": 1}, "given together"),
        ({"price_in": -1, "price_out": 1}, "price_in is a price from 0 up; got -1"),
        ({"max_tokens": 0}, "max_tokens is a number above 0; got 0"),
        ({"timeout_s": -1}, "timeout_s is a number above 0; got -1"),
        ({"tries": 0}, "tries is a number above 0; got 0"),
    ],
)
def test_a_value_that_cannot_be_meant_is_refused(fields, sentence):
    with pytest.raises(ValueError, match=sentence):
        Model(URL, "m", **fields)


def test_what_is_printed_of_a_model_holds_no_key_and_no_place_of_this_machine(
    monkeypatch, tmp_path
):
    monkeypatch.setenv("SOME_KEY", "s3cret")
    printed = repr(Model(URL, "m", "SOME_KEY", cache=tmp_path))
    assert "s3cret" not in printed and str(tmp_path) not in printed


def test_the_key_is_read_without_the_line_end_that_a_copy_brings(monkeypatch):
    monkeypatch.setenv("SOME_KEY", " s3cret\n")
    assert key_in("SOME_KEY") == "s3cret"
    assert key_in("") == ""


@pytest.mark.parametrize("value", ["", "  ", "s3 xqz", "s3\nxqz", "s3éxqz"])
def test_a_variable_without_a_key_is_named_and_its_value_is_not(monkeypatch, value):
    monkeypatch.setenv("SOME_KEY", value)
    with pytest.raises(ModelError, match="SOME_KEY") as caught:
        key_in("SOME_KEY")
    assert "xqz" not in str(caught.value)
