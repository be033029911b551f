"""What others do and we do not, or do less well."""

from __future__ import annotations

from cases.case import Case

TEXTS = {
    "depot": "Return the bike at the depot.", "lamp": "The lamps are red.",
    "park": "今天天气很好，我们去公园吧！", "tea": "他在家里喝茶。",
}  # fmt: skip

CASES = (
    Case("another form of a word", "`returning bikes` for \"Return the bike at the depot.\"",
         "it is first", lambda tools: tools.search(TEXTS, "returning bikes", 2),
         lambda found: found[:1] == ["depot"]),
    Case("a mistyped word", "`depto` for \"depot\"", "it is first",
         lambda tools: tools.search_fuzzily(TEXTS, "depto", 2),
         lambda found: found[:1] == ["depot"]),
    Case("a word of Chinese", "`公园` in a sentence without blanks", "it is first",
         lambda tools: tools.search(TEXTS, "公园", 2), lambda found: found[:1] == ["park"]),
    Case("await", "a search that is awaited", "the same as without",
         lambda tools: tools.search_async(TEXTS, "depot", 2),
         lambda found: found[:1] == ["depot"]),
)  # fmt: skip
