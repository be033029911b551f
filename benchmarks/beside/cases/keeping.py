"""Identity, freshness, access, citation: what a store of documents must keep."""

from __future__ import annotations

from tools.tool import NoSuchFeatureError, Tools

from cases import climbing, splitting, windowing
from cases.case import Case

SAME = "Lock the bike at night."
OLD, NEW = "Gates close at ten. Lamps go out.", "Doors open at nine. Bells ring."


class Embedder:
    """Vectors by words, and a service that can be down."""

    def __init__(self) -> None:
        self.is_down = False

    def __call__(self, texts):
        from corpus import projected

        if self.is_down:
            raise ConnectionError("the embedding service does not answer")
        return projected(texts).tolist()


def twice(tools: Tools) -> list[str]:
    shelf = tools.shelf(Embedder())
    shelf.put([("D1", SAME), ("D2", SAME), ("D3", "Ride slowly.")])
    return sorted({document for document, text in shelf.ask(SAME, 2) if text.strip() == SAME})


def duplicate(tools: Tools) -> dict[str, object]:
    """Return whether an error names the id, and what is found of the batch afterwards."""
    shelf, said = tools.shelf(Embedder()), "no error"
    try:
        shelf.put([("twin", OLD), ("twin", NEW)])
    except NoSuchFeatureError:
        raise
    except Exception as error:
        said = "an error with the id" if "twin" in str(error) else type(error).__name__
    return {"said": said, "written": texts_of(shelf, "Gates close at ten. Doors open at nine.")}


def again(tools: Tools) -> dict[str, bool]:
    shelf = tools.shelf(Embedder())
    shelf.put([("A", OLD), ("B", "Ride slowly.")])
    shelf.put([("A", NEW)])
    return {
        "old": any("Gates" in text for text in texts_of(shelf, "Gates close at ten.")),
        "new": any("Doors" in text for text in texts_of(shelf, "Doors open at nine.")),
    }


def broken_off(tools: Tools) -> list[str]:
    """Return what is found of A when the vectors of its new version could not be had."""
    embed = Embedder()
    shelf = tools.shelf(embed)
    shelf.put([("A", OLD)])
    embed.is_down = True
    try:
        shelf.put([("A", NEW)])
    except NoSuchFeatureError:
        raise
    except Exception:
        pass  # it is what is left that counts
    embed.is_down = False
    return texts_of(shelf, "Gates close at ten. Lamps go out. Doors open at nine. Bells ring.")


def texts_of(shelf, question: str) -> list[str]:
    return sorted(text.strip() for _, text in shelf.ask(question, 10))


CASES = (
    Case("same text twice", "one paragraph in D1 and in D2", "both can be found and cited",
         twice, lambda found: found == ["D1", "D2"]),
    Case("duplicate id", "two documents with one id in one batch",
         "an error that names it, and nothing written",
         duplicate, lambda out: out == {"said": "an error with the id", "written": []}),
    Case("re-ingest", "A again with a new text", "nothing of the old text, and the new is found",
         again, lambda found: found == {"old": False, "new": True}),
    Case("all or nothing", "the embedding service goes down while A's new version comes in",
         "the old version or the new one, whole",
         broken_off, lambda texts: texts in (
             ["Gates close at ten.", "Lamps go out."], ["Bells ring.", "Doors open at nine."])),
    windowing.ACCESS,
    climbing.ACCESS,
    splitting.QUOTE,
)  # fmt: skip
