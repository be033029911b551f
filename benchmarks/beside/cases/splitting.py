"""Cutting a parent into sentences."""

from __future__ import annotations

from collections.abc import Callable

from tools.tool import Piece, Tools

from cases.case import Case

LOSSLESS = "Wait.. what?  Two blanks.\r\nA new line.\u00a0No break. 3.5 km..\n\n  End"
REPEATS = "Same. Other. Same. End."
EMPTY = {"D1": "One. Two.", "D2": "", "D3": "  \n ", "D4": "Three."}


def pieces_of(text: str) -> Callable[[Tools], list[str]]:
    def run(tools: Tools) -> list[str]:
        return [piece.text.strip() for piece in split(tools, text)]

    return run


def split(tools: Tools, text: str) -> list[Piece]:
    return tools.split({"D1": text}).get("D1", [])


def counts(number: int, *whole: str) -> Callable[[list[str]], bool]:
    """Return what judges that there are so many pieces, and each of `whole` stands in one."""
    return lambda pieces: (
        len(pieces) == number and all(any(word in piece for piece in pieces) for word in whole)
    )


def glued(tools: Tools) -> str:
    return "".join("".join(piece.text.split()) for piece in split(tools, LOSSLESS))


def starts(tools: Tools) -> list[int | None]:
    return [piece.start for piece in split(tools, REPEATS)]


def slices(tools: Tools) -> list[bool]:
    """Return for each piece whether the text has it where it says that it begins."""
    pieces = split(tools, LOSSLESS)
    return [
        piece.start is not None and LOSSLESS[piece.start :].startswith(piece.text)
        for piece in pieces
    ]


def batch(tools: Tools) -> dict[str, list[str]]:
    return {key: [p.text.strip() for p in some] for key, some in tools.split(EMPTY).items() if some}


def sentences(row: str, text: str, number: int, *whole: str) -> Case:
    asks = f"{number} children" + "".join(f", `{word}` whole" for word in whole)
    return Case(row, f"`{text}`", asks, pieces_of(text), counts(number, *whole))


CASES = (
    sentences("abbreviation", "Use a cache, e.g. Redis. It is fast.", 2),
    sentences("title", "Dr. Smith saw Mr. Jones. Both left.", 2),
    sentences("decimal", "Pi is 3.14. See a.b.", 2, "3.14", "a.b"),
    sentences(
        "list marker", "1. Open the lid. 2. Press start. 3. Wait.", 3,
        "1. Open the lid.", "2. Press start.", "3. Wait.",
    ),
    sentences("other scripts", "今天天气很好。我们去公园吧！你来吗？好的。", 4),
    Case("bullets", "`- alpha\\n- beta\\n- gamma`", "3 children",
         pieces_of("- alpha\n- beta\n- gamma"), counts(3, "alpha", "beta", "gamma")),
    Case("lossless", "a text with `..`, double blanks, `\\r\\n` and a no-break space",
         "all its letters in the children, once and in order",
         glued, lambda text: text == "".join(LOSSLESS.split())),
    Case("offsets of repeats", f"`{REPEATS}`", "the starts 0, 6, 13, 19",
         starts, lambda found: found == [0, 6, 13, 19]),
    Case("nothing there", "an empty text and a blank one among others",
         "the others unharmed, and no child of these",
         batch, lambda found: found == {"D1": ["One.", "Two."], "D4": ["Three."]}),
)  # fmt: skip

QUOTE = Case(
    "quote", "the text of *lossless*, each child cited",
    "each a slice of the parent at the offsets that are stored", slices,
    lambda whole: bool(whole) and all(whole),
)  # fmt: skip
