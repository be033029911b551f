"""Climbing, ranking, budget."""

from __future__ import annotations

from itertools import chain

from tools.tool import Asked, NoSuchFeatureError, Tools, joined

from cases.case import Case

A5, B1 = [f"A{n} rides." for n in range(1, 6)], ["B1 rides."]
TWO_PARENTS = Asked(
    {"A": A5, "B": B1}, {text: 0.9 - n / 100 for n, text in enumerate(A5)} | {B1[0]: 0.5}, k=2
)
ONE_GOOD = Asked({"A": A5[:3], "B": B1}, {A5[0]: 0.95, A5[1]: 0.1, A5[2]: 0.1, B1[0]: 0.5}, k=4)
LOST = Asked({"A": A5[:2], "B": B1}, {A5[0]: 0.9, A5[1]: 0.1, B1[0]: 0.5}, k=3, lost=("A",))
PRIVATE = Asked(LOST.family, LOST.scores, k=3, private=("A",))
HUGE = Asked(
    {"A": [f"{joined(['word'] * 99)} {n}." for n in range(59)] + ["The hit."]},
    {"The hit.": 0.9}, k=1,
)  # fmt: skip
FIVE = {f"D{n}": [f"First of {n}.", f"Second of {n}."] for n in range(1, 6)}
CAP = Asked(FIVE, {t: 0.9 - n / 100 for n, t in enumerate(chain(*FIVE.values()))}, k=5)

WORDS = {
    "version": "The tag v2 is out.", "cost": "The cost is high.", "code": "We write C++ and Rust.",
    "salt": "Salt goes in last.", "road": "A road is long.",
}  # fmt: skip
STRINGS = ("", '"v2', "cost: high?", "C++ AND", "'", "%", joined(["road"] * 10_000))
FOUND = {'"v2': "version", "cost: high?": "cost"}
ALIKE = {
    f"D{n}": f"{'apple' if n % 3 == 0 else 'pear'} {name} rides."
    for n, name in enumerate("alpha bravo charlie delta echo foxtrot golf hotel india juliett "
                             "kilo lima mike november oscar papa quebec romeo".split())
}  # fmt: skip


def parents(tools: Tools) -> list[str]:
    """Return the letters of the parents that are sent for two that are wanted."""
    return [text[0] for text in tools.climb(TWO_PARENTS)]


def order(tools: Tools) -> list[str]:
    return [text[0] for text in tools.climb(ONE_GOOD)]


def by_name(tools: Tools) -> dict[str, list[str]]:
    return {by: [text[0] for text in tools.climb_by(ONE_GOOD, by)] for by in ("sum", "mean")}


def fallen_back(tools: Tools) -> list[str]:
    return tools.climb(LOST)


def unmatched(tools: Tools) -> list[str]:
    return tools.search(WORDS, "zebra quagga", 3)


def any_string(tools: Tools) -> dict[str, str]:
    """Return what was wrong with each string, by the string; long ones cut short."""
    wrong = {}
    for question in STRINGS:
        try:
            found = tools.search(WORDS, question, 3)
        except NoSuchFeatureError:
            raise
        except Exception as error:
            wrong[question[:12]] = f"{type(error).__name__}"
            continue
        if FOUND.get(question) not in (None, *found[:1]):
            wrong[question] = f"found {found[:1]}"
    return wrong


def ties(tools: Tools) -> list[str]:
    """Return the four best of six that are alike; all runs must agree."""
    runs = [tools.search(ALIKE, "apple", 4) for _ in range(10)]
    return runs[0] if runs.count(runs[0]) == len(runs) else ["not the same twice"]


def documents(tools: Tools) -> list[str]:
    return sorted(text.split()[-1] for text in tools.capped(CAP, 1))


def within(tools: Tools) -> str:
    """Return in words what is sent of the huge parent within 200 words."""
    texts, _ = tools.climb_within(HUGE, 200)
    words = sum(len(text.split()) for text in texts)
    there = any("The hit." in text for text in texts)
    budget = "more than 200" if words > 200 else "at most 200"
    return f"{budget} words, the hit {'' if there else 'not '}there"


CASES = (
    Case("k counts parents where it says parents",
         "A has 5 children that match better than B's one; two parents are wanted", "A and B",
         parents, lambda found: found == ["A", "B"]),
    Case("no match", "a question that shares no word", "nothing",
         unmatched, lambda found: found == []),
    Case("one good, many weak", "A's children score .95, .1 and .1, B's .5", "A before B",
         order, lambda found: found == ["A", "B"]),
    Case("one good, many weak", "A's children score .95, .1 and .1, B's .5",
         "sum and mean by name: A first by sum, B first by mean",
         by_name, lambda found: found == {"sum": ["A", "B"], "mean": ["B", "A"]}),
    Case("parent missing", "the best children's parent A is not in the store",
         "its child in its place, and B",
         fallen_back,
         lambda sent: sent[:1] > [] and sent[0].startswith("A1 rides.") and "B1 rides." in sent),
    Case("any string is a query", "an empty one, `\"v2`, `cost: high?`, `C++ AND`, `'`, `%`, "
         "and 10,000 words", "no error, and quotes and colons are plain text",
         any_string, lambda wrong: wrong == {}),
    Case("ties", "6 of 18 children alike, the 4 best asked for",
         "the first 4 in order, on every run",
         ties, lambda found: found == ["D0", "D3", "D6", "D9"]),
    Case("exact cap", "at most 1 child a document, k=5, two children match in each of 5",
         "5 hits of 5 documents",
         documents, lambda found: found == ["1.", "2.", "3.", "4.", "5."]),
    Case("huge parent", "a parent of 6,000 words, the hit its last child, a budget of 200",
         "at most 200 words, the hit among them",
         within, lambda told: told == "at most 200 words, the hit there"),
)  # fmt: skip

ACCESS = Case(
    "tightened later", "parent A became private once its children were indexed; a public reader",
    "B alone", lambda tools: tools.climb(PRIVATE),
    lambda sent: sent != [] and not any("A1" in text or "A2" in text for text in sent),
)  # fmt: skip
