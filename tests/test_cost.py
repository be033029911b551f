"""Lesson 7: what replies cost, before and after."""

from lessonkit.language_model.chat import Reply
from lessonkit.language_model.cost import approximate_tokens, cost_after, cost_before
from lessonkit.language_model.model import Model

URL = "http://localhost/v1"
FREE = Model(URL, "m", max_tokens=100)
PRICED = Model(URL, "m", price_in=1, price_out=10, currency="EUR", max_tokens=100)


def test_tokens_are_bytes_by_three_rounded_up_and_four_a_message():
    messages = [{"content": "abcd"}, {"content": "é"}]  # 2 + 4, and 1 + 4
    assert approximate_tokens(messages) == 11
    assert approximate_tokens([]) == 0
    assert approximate_tokens([{"content": "\ud800"}]) == 5  # half a pair: 3 bytes


def test_before_the_answers_count_at_full_length():
    # 2 x 100 out; 1,300 in and 200 out are 0.0013 and 0.0020
    assert str(cost_before(1, [1000, 300], PRICED)) == (
        "Before: 1 question, at most 2 requests that the cache cannot answer; about 1,300 tokens "
        "in (one for every 3 bytes), at most 200 out: 0.0033 EUR."
    )


def test_a_limit_under_another_name_is_the_one_that_counts():
    settings = {"max_tokens": None, "max_completion_tokens": 900}
    assert cost_before(1, [7], Model(URL, "m", settings=settings)).tokens_out == 900


def test_without_prices_the_tokens_are_the_cost():
    assert str(cost_before(2, [], FREE)) == (
        "Before: 2 questions, at most 0 requests that the cache cannot answer; about 0 tokens in "
        "(one for every 3 bytes), at most 0 out: no prices were given, so the tokens are the cost."
    )


def test_after_only_the_server_is_paid():
    replies = [
        Reply("a", 1000, 10),
        Reply("b", 5, 5, source="cache"),
        Reply("c", 0, 0, source="nobody"),
    ]
    assert cost_after(replies, PRICED) == (
        "After: 1 reply from the server, 1 from the cache at no cost; 1,000 tokens in, 10 out: "
        "0.0011 EUR."
    )


def test_replies_that_the_server_did_not_count_are_said():
    replies = [Reply("a", 1000, 10), Reply("b", None, None), Reply("c", None, 3)]
    assert cost_after(replies, PRICED).endswith(
        "1,000 tokens in, 13 out: 0.0011 EUR, without 2 replies that came uncounted."
    )


def test_a_model_that_costs_nothing_says_so():
    free = Model(URL, "m", price_in=0, price_out=0)
    assert cost_after([Reply("a", 1, 1)], free).endswith("1 tokens in, 1 out: 0.0000 USD.")
