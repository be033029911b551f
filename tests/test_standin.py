"""Lesson 7: the stand-in, which is no model."""

import json
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

import pytest

from lessonkit.language_model.answering import NOT_SAID
from lessonkit.language_model.quoting import quoted
from lessonkit.language_model.standin import extract, standin


def test_it_quotes_the_sentence_that_shares_most_terms_and_the_first_of_two():
    passages = [("Passage 1", "Ride on. Lights on."), ("Passage 2", "The lights are on. Stop.")]
    # shared with the question: 1, 2, 2, 0
    assert extract(quoted([("Question", "Lights on?"), *passages])) == "Lights on."


def test_where_nothing_is_shared_it_says_so():
    assert extract(quoted([("Question", "Zebra?"), ("Passage 1", "Lights on.")])) == NOT_SAID
    assert extract(quoted([("Question", "Zebra?")])) == NOT_SAID


def test_as_a_judge_it_wants_the_facts_word_for_word():
    blocks = [("Question", "When?"), ("Answer", "Lights on at dusk.")]
    facts = [("Fact 1", "at dusk"), ("Fact 2", "At dusk"), ("Fact 3", "Lights on")]
    assert extract(quoted([*blocks, *facts])) == "1: yes\n2: no\n3: yes"


@pytest.mark.parametrize("prompt", ["", "Who?", "| Who?", "Question:"])
def test_any_prompt_has_a_reply(prompt):
    assert extract(prompt) == NOT_SAID


def test_another_path_is_not_there():
    open_ = build_opener(ProxyHandler({})).open
    with standin() as base_url, pytest.raises(HTTPError) as caught:
        open_(Request(f"{base_url}/models", b"{}"), timeout=5)
    with caught.value as response:
        assert response.status == 404
        assert json.load(response)["error"]["message"] == "there is nothing at /v1/models"


def test_two_can_stand_side_by_side():
    with standin() as one, standin() as other:
        assert one != other
