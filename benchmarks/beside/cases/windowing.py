"""Windows of neighbours around the hits."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from tools.tool import NoSuchFeatureError, Place, Tools

from cases.case import Case

NAMES = ("Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf")


def children(number: int, names: Sequence[str] = NAMES) -> list[str]:
    return [f"{name} rides." for name in names[:number]]


def sent(family: dict[str, list[str]], *hits: Place, window: int = 1, **more: Collection[Place]):
    """Return what runs the windows, as the words by which the children can be told."""

    def run(tools: Tools) -> list[str]:
        texts, _ = tools.windows(family, hits, window, **more)
        return [short(text) for text in texts]

    return run


def said(family: dict[str, list[str]], *hits: Place, **more: Collection[Place]):
    def run(tools: Tools) -> str:
        _, told = tools.windows(family, hits, 1, **more)
        if not told:
            raise NoSuchFeatureError("it tells nothing of what it sends")
        return told

    return run


def short(text: str) -> str:
    """`Alpha rides. Bravo rides.` as `Alpha Bravo`."""
    return " ".join(word for word in text.split() if word != "rides.")


def exactly(*passages: str) -> Callable[[list[str]], bool]:
    return lambda found: found == list(passages)


FOUR, FIVE, SEVEN = ({"D1": children(number)} for number in (4, 5, 7))
TWO = {"D1": children(2), "D2": children(2, NAMES[4:])}
GONE = {"gone": [("D1", 3)]}
PRIVATE = {"private": [("D1", 3)]}

CASES = (
    Case("at the edge", "4 children, hit on the 4th, window 3", "children 1 to 4",
         sent(FOUR, ("D1", 4), window=3), exactly("Alpha Bravo Charlie Delta")),
    Case("shared neighbour", "hits 2 and 4, window 1", "one passage of 1 to 5",
         sent(FIVE, ("D1", 2), ("D1", 4)), exactly("Alpha Bravo Charlie Delta Echo")),
    Case("merging is transitive", "hits 2, 6, then 4, window 1", "one passage of 1 to 7",
         sent(SEVEN, ("D1", 2), ("D1", 6), ("D1", 4)), exactly(" ".join(NAMES))),
    Case("next document", "hit on the last child of D1, window 1, D2 follows", "nothing of D2",
         sent(TWO, ("D1", 2)), exactly("Alpha Bravo")),
    Case("reading order", "hits 6, then 2 of one parent, window 1",
         "5 to 7 first, then 1 to 3, each in order",
         sent(SEVEN, ("D1", 6), ("D1", 2)),
         exactly("Echo Foxtrot Golf", "Alpha Bravo Charlie")),
    Case("a neighbour is gone", "child 3 deleted, hit on 2, window 1", "children 1 and 2",
         sent(FOUR, ("D1", 2), **GONE), exactly("Alpha Bravo")),
    Case("a neighbour is gone", "child 3 deleted, hit on 2, window 1", "says what is missing",
         said(FOUR, ("D1", 2), **GONE), lambda text: "not there" in text),
)  # fmt: skip

ACCESS = Case(
    "private neighbour", "public hit on 2, private neighbour 3, a public reader",
    "the hit, and nothing of child 3", sent(FOUR, ("D1", 2), **PRIVATE),
    lambda found: "Bravo" in str(found) and "Charlie" not in str(found),
)  # fmt: skip
