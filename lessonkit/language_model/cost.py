"""Lesson 7: what a model's replies cost, before they are asked for and after."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from lessonkit.language_model.chat import Message, Reply
from lessonkit.language_model.model import Model

# On the high side, so that the estimate is not passed: two published tokenizers make a token of
# every 3.2 to 4.2 bytes of our tutorials (cl100k_base and o200k_base, 30 tutorials).
BYTES_A_TOKEN = 3


def approximate_tokens(messages: Iterable[Message]) -> int:
    """Return about how many tokens `messages` are: one for every 3 bytes of UTF-8 in their texts.

    Each message costs 4 more for its role. A model's own tokenizer counts differently.

    >>> approximate_tokens([{"role": "user", "content": "Switch on the bike lights."}])
    13
    """
    sizes = [len(message["content"].encode("utf-8", "surrogatepass")) for message in messages]
    return sum(4 + -(-size // BYTES_A_TOKEN) for size in sizes)


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a run will cost, as far as it can be known before. Printed, it is a sentence."""

    questions: int
    requests: int
    tokens_in: int
    tokens_out: int
    cost: str

    def __str__(self) -> str:
        """Return the estimate as one sentence."""
        return (
            f"Before: {_count(self.questions, 'question')}, at most "
            f"{_count(self.requests, 'request')} that the cache cannot answer; "
            f"about {self.tokens_in:,} tokens in (one for every {BYTES_A_TOKEN} bytes), "
            f"at most {self.tokens_out:,} out: {self.cost}."
        )


def cost_before(questions: int, sizes: Sequence[int], model: Model) -> Estimate:
    """Return the estimate for requests of these sizes in tokens, each answered at full length."""
    tokens_in, tokens_out = sum(sizes), model.longest_reply * len(sizes)
    cost = _cost(tokens_in, tokens_out, model)
    return Estimate(questions, len(sizes), tokens_in, tokens_out, cost)


def cost_after(replies: Iterable[Reply], model: Model) -> str:
    """Return what the replies cost, as one sentence; what came from the cache costs nothing.

    >>> model = Model("http://localhost/v1", "m", price_in=1, price_out=10)
    >>> cost_after([Reply("Yes.", 2000, 100), Reply("No.", 9, 9, source="cache")], model)[-11:]
    '0.0030 USD.'
    """
    replies = list(replies)
    paid = [reply for reply in replies if reply.source == "server"]
    kept = sum(reply.source == "cache" for reply in replies)
    silent = sum(reply.tokens_in is None or reply.tokens_out is None for reply in paid)
    tokens_in = sum(reply.tokens_in or 0 for reply in paid)
    tokens_out = sum(reply.tokens_out or 0 for reply in paid)
    unknown = f", without {_count(silent, 'reply')} that came uncounted" if silent else ""
    return (
        f"After: {_count(len(paid), 'reply')} from the server, {kept} from the cache at no cost; "
        f"{tokens_in:,} tokens in, {tokens_out:,} out: "
        f"{_cost(tokens_in, tokens_out, model)}{unknown}."
    )


def _cost(tokens_in: int, tokens_out: int, model: Model) -> str:
    if model.price_in is None:
        return "no prices were given, so the tokens are the cost"
    cost = (tokens_in * model.price_in + tokens_out * model.price_out) / 1_000_000
    return f"{cost:.4f} {model.currency}"


def _count(n: int, noun: str) -> str:
    plural = noun.replace("reply", "replie") + "s"
    return f"{n} {noun if n == 1 else plural}"
