"""The sentence rule beside sentencex, a program with other authors and longer lists.

Both cut the guides, the README and the documentation of installed packages, a paragraph at a
time. Where one begins a sentence and the other does not, the difference must be of a kind in
KINDS, which says who is right and why. A difference of no kind fails the test. The first kind
that explains a difference has it.

Blocks of code are left out: neither rule is made for them.
"""

from __future__ import annotations

import inspect
import pydoc_data.topics
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.metadata import metadata
from pathlib import Path

import numpy
import pytest

from lessonkit import sentences
from lessonkit.corpus import load_guides

sentencex = pytest.importorskip(
    "sentencex", reason="sentencex has no build for this machine, so the rule has no oracle here"
)

ROOT = Path(__file__).parent.parent
# The course needs all of these. Their descriptions hold prose, lists, tables and change logs.
PACKAGES = (
    "attrs bleach fonttools httpcore httpx json5 jupyter_client jupyterlab markdown-it-py"
    " matplotlib nbconvert nbval numpy packaging pillow platformdirs pluggy psutil pyparsing pytest"
    " python-dateutil rich ruff sortedcontainers stack-data tinycss2 traitlets typer urllib3"
).split()

MARKER = r"(?:[-*+•#.]|\.\.|\[\d+\]|[*_]*(?:\d+|#|[A-Za-z])[.)])"
LINE_OF_ITS_OWN = re.compile(rf"\s*(?:{MARKER}\s|#+\s|[>|])")
LAST_OF_ITS_BLOCK = re.compile(r"\s*(?:#+\s.*|\|.*|([=*~^\"-])\1{2,})\Z")
QUOTES_AND_BRACKETS = str.maketrans(dict.fromkeys("\"'`*_“”‘’()[]<>{}", " "))
FENCED = re.compile(r"(?ms)^[ \t]*```.*?^[ \t]*```[ \t]*$")
CODE = re.compile(r"(?m)^\s*(?:>>>|\.\.\.|\$) |^\s*(?:def|class|import|from \w+ import) |::=")


@dataclass(frozen=True)
class Difference:
    """A place in `text` where one of the two begins a sentence and the other does not."""

    text: str
    place: int
    ours: bool

    @property
    def before(self) -> str:
        return self.text[: self.place].rstrip()

    @property
    def after(self) -> str:
        return self.text[self.place :]

    @property
    def gap(self) -> str:
        """The white space before the place."""
        return self.text[len(self.before) : self.place]

    @property
    def touching(self) -> bool:
        return not self.gap

    @property
    def word(self) -> str:
        """The word before, without its stop, quotes and brackets."""
        words = re.findall(r"\w[\w.]*", self.before)
        return words[-1].rstrip(".").lower() if words else ""

    @property
    def line(self) -> str:
        """The part of its line that stands before the place, or the whole line above it."""
        return self.before.rpartition("\n")[2].lstrip()

    @property
    def item(self) -> tuple[int, int]:
        """The (start, end) of the list item, or of the lines without one, that it is in."""
        starts = [0] + [m.end() for m in re.finditer(r"\n", self.text)]
        starts = [n for n in starts if LINE_OF_ITS_OWN.match(self.text, n)]
        start = max((n for n in starts if n <= self.place), default=0)
        return start, min((n for n in starts if n > self.place), default=len(self.text))

    def __str__(self) -> str:
        shown = f"{self.before[-60:]} ¦ {self.after[:40]}"
        return f"{'only we' if self.ours else 'only sentencex'} begin at ¦: {shown!r}"


@dataclass(frozen=True)
class Kind:
    """A kind of difference, by whom it is made, and the verdict on it."""

    name: str
    ours: bool
    explains: Callable[[Difference], bool]
    right: str
    why: str
    example: str  # ¦ is the place


def begins_a_line_of_its_own(d: Difference) -> bool:
    _, newline, indent = d.text[: d.place].rpartition("\n")
    if not newline or indent.strip():
        return False
    return bool(LINE_OF_ITS_OWN.match(d.after) or LAST_OF_ITS_BLOCK.match(d.line))


def sentencex_agrees_on_the_item_alone(d: Difference) -> bool:
    start, end = d.item
    return d.place - start in their_starts(d.text[start:end])


def sentencex_agrees_without_quotes_and_brackets(d: Difference) -> bool:
    start, end = d.item
    bare = d.text[start:end].translate(QUOTES_AND_BRACKETS)
    behind = bare[d.place - start :]
    return len(bare) - len(behind.lstrip()) in their_starts(bare)


def ends_in_a_stop(d: Difference) -> bool:
    return re.search(r"[.!?…][\"'”’»)\]}*_`]*\Z", d.before) is not None


def only_a_marker_stands_before(d: Difference) -> bool:
    last = max((n for n in their_starts(d.text) if n < d.place), default=0)
    pieces = (d.line, d.text[last : d.place].strip())
    return any(re.fullmatch(rf"(?:(?:{MARKER}|[>|])\s+)*{MARKER}", piece) for piece in pieces)


def goes_on_with_a_small_letter(d: Difference) -> bool:
    doubtful = re.search(r"(?:\.\.|…|[.!?][\"'”’»)\]}*_`]+|(?:\A|\s)[.!?])\Z", d.before)
    return doubtful is not None and d.after.lstrip("\"'“‘([*_`")[:1].islower()


KINDS = (
    Kind(
        "a line of its own",
        True,
        begins_a_line_of_its_own,
        "we",
        "a heading, a list item, a quoted line or a table row is not the end of the line above",
        "# Locks\n¦Lock the frame.",
    ),
    Kind(
        "inside a list item",
        True,
        sentencex_agrees_on_the_item_alone,
        "we",
        "sentencex keeps an item of a list whole, and cuts the same item when it stands alone",
        "- Lock it. ¦Keep the key.\n- Ride.",
    ),
    Kind(
        "between quotes or brackets, or next to one",
        True,
        sentencex_agrees_without_quotes_and_brackets,
        "we",
        "sentencex waits for the quote or bracket to close, and often longer; a remark in brackets "
        "may be three sentences long, and each is a child",
        "(Lock it. ¦Keep the key.) Ride.",
    ),
    Kind(
        "a letter alone",
        True,
        lambda d: re.fullmatch(r"(?:.*\d\.)?\w", d.word) and ends_in_a_stop(d),
        "we",
        "sentencex takes the name of a variable for an initial",
        "Then x is y. ¦If there is more, stop.",
    ),
    Kind(
        "words of their lists",
        True,
        lambda d: d.word in {"al", "etc", "exec", "may", "re"} and not d.after[:1].islower(),
        "either",
        "only the meaning tells whether the sentence ends",
        "Bring lights, a pump, etc. ¦Check the tyres.",
    ),
    Kind(
        "three dots before a capital",
        True,
        lambda d: re.search(r"(?:\.\.|…)\Z", d.before) and d.after[:1].isupper(),
        "either",
        "only the meaning tells whether the sentence ends",
        "So… ¦Then we ride.",
    ),
    Kind(
        "closing marks",
        False,
        lambda d: re.match(r"[)\]},;:.]", d.after) or (d.touching and d.after[0] in "\"'”’»*_`<"),
        "we",
        "what closes a quote, a bracket or bold text belongs to the sentence that it closes",
        "**Lock it.¦** Keep the key.",
    ),
    Kind(
        "no white space",
        False,
        lambda d: d.touching and ends_in_a_stop(d),
        "we",
        "an address, a file, an attribute or a picture has dots and marks inside",
        "See object.¦Name here.",
    ),
    Kind(
        "a marker and nothing else",
        False,
        only_a_marker_stands_before,
        "we",
        "a marker stays with its text",
        "1. ¦Lock it.",
    ),
    Kind(
        "inside a table row",
        False,
        lambda d: d.line.startswith("|"),
        "we",
        "a row says one thing, and its cells mean nothing without one another",
        "| lock | Lock it. ¦Keep the key. |",
    ),
    Kind(
        "a number after a colon",
        False,
        lambda d: re.search(r":\s1\.\Z", d.before),
        "either",
        "we take it for the first step of a list; after `Default:` it is none",
        "Do this: 1. ¦Lock it. 2. Ride.",
    ),
    Kind(
        "no stop before it",
        False,
        lambda d: not ends_in_a_stop(d) and ("\n" not in d.gap or re.match(r"\(\w+\)", d.after)),
        "we",
        "sentencex takes some brackets for markers of a list, and some letters for initials",
        "This is the interval\n¦(CI) that we use.",
    ),
    Kind(
        "a small letter after dots, closing marks or a lone stop",
        False,
        goes_on_with_a_small_letter,
        "we",
        "the sentence goes on",
        "It is fast... ¦`and` small.",
    ),
    Kind(
        "a stop in quotes",
        False,
        lambda d: re.search(r"(?:\A|\s)[\"'`“‘(]+[.!?…]+[\"'`”’)]+\Z", d.before),
        "we",
        "the words are about the stop",
        'The mark "?" ¦Means a question.',
    ),
    Kind(
        "words of our lists",
        False,
        lambda d: d.word in {"approx", "eq", "vol", "ch", "pg"} and ends_in_a_stop(d),
        "we",
        "sentencex does not know these abbreviations",
        "It takes approx. ¦five minutes.",
    ),
    Kind(
        "initials",
        False,
        lambda d: re.fullmatch(r"\w(?:\.\w)+", d.word) and d.before.endswith("."),
        "we",
        "a name goes on",
        "It is by M.S. ¦Bartlett.",
    ),
)


def their_starts(text: str) -> set[int]:
    """Return where sentencex begins a sentence, without the white space it keeps in front."""
    starts, place = set(), 0
    for piece in filter(None, map(str.strip, sentencex.segment("en", text))):
        place = text.index(piece, place)
        starts.add(place)
        place += len(piece)
    return starts


def our_starts(text: str) -> set[int]:
    return {start for start, _ in sentences.sentence_spans(text)}


def differences(text: str) -> list[Difference]:
    ours, theirs = our_starts(text), their_starts(text)
    return [Difference(text, place, place in ours) for place in sorted(ours ^ theirs)]


def kind_of(d: Difference) -> Kind | None:
    return next((kind for kind in KINDS if kind.ours == d.ours and kind.explains(d)), None)


def documents() -> Iterator[str]:
    yield from (guide.text for guide in load_guides())
    readme = ROOT / "README.md"
    if readme.exists():
        yield readme.read_text(encoding="utf-8")
    yield from (metadata(name).get_payload() for name in PACKAGES)
    yield from filter(None, (inspect.getdoc(getattr(numpy, name)) for name in numpy.__all__))
    yield from pydoc_data.topics.topics.values()
    yield re.__doc__


def paragraphs() -> list[str]:
    texts = (FENCED.sub("", document) for document in documents())
    pieces = (piece for text in texts for piece in re.split(r"\n\s*\n", text))
    return [piece for piece in pieces if piece.strip() and not CODE.search(piece)]


def is_running_prose(paragraph: str) -> bool:
    lines = paragraph.splitlines()
    return not any(LINE_OF_ITS_OWN.match(line) or LAST_OF_ITS_BLOCK.match(line) for line in lines)


def agreement(texts: list[str]) -> float:
    """Return which part of the places where one of the two begins a sentence is of both.

    Only places behind white space, and not the first of a text, where nothing is to decide.
    """
    both = either = 0
    for text in texts:
        ours, theirs = our_starts(text), their_starts(text)
        places = [n for n in ours | theirs if text[n - 1 : n].isspace() and text[:n].strip()]
        both += len(ours.intersection(theirs, places))
        either += len(places)
    return both / either


def unexplained(texts: list[str]) -> Iterator[Difference]:
    return (d for text in texts for d in differences(text) if kind_of(d) is None)


@pytest.fixture(scope="module")
def texts() -> list[str]:
    return paragraphs()


def test_the_texts_hold_a_few_thousand_sentences(texts):
    assert sum(len(our_starts(text)) for text in texts) > 3000


def test_both_cut_the_guides_alike():
    assert [d for guide in load_guides() for d in differences(guide.text)] == []


def test_every_difference_has_a_kind(texts):
    assert [str(difference) for difference in unexplained(texts)] == []


def test_the_two_agree_on_nineteen_of_twenty_places_in_prose(texts):
    # Measured with the locked versions on Python 3.11 to 3.13: 0.96 in prose, and 0.69 to 0.70
    # with lists, headings, tables and parameters of functions, of which sentencex knows little.
    prose = [text for text in texts if is_running_prose(text)]
    print(f"agreement: {agreement(prose):.3f} in prose, {agreement(texts):.3f} in all")
    assert agreement(prose) > 0.95
    assert agreement(texts) > 0.65


def test_the_kinds_are_counted(texts):
    found = [(kind_of(d), d) for text in texts for d in differences(text)]
    counts = Counter(kind.name for kind, _ in found if kind)
    for kind in KINDS:
        print(f"{counts[kind.name]:5}  {kind.name} (right: {kind.right}): {kind.why}")
    assert counts.total() == len(found) > 0


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_each_kind_explains_its_example_and_no_kind_before_it_does(kind):
    place = kind.example.index("¦")
    (difference,) = [d for d in differences(kind.example.replace("¦", "")) if d.place == place]
    assert difference.ours == kind.ours
    assert kind_of(difference) is kind


@pytest.mark.parametrize(
    ("name", "worse"),
    [
        ("_NEVER_END", frozenset()),
        ("_BEGIN_A_BLOCK", frozenset(["blank"])),
        ("_full_stop_ends", lambda word, following: True),
        ("_ends", lambda text, stop: stop["marks"] != "?"),
        ("_ends", lambda text, stop: False),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_worse_rule_makes_differences_of_no_kind(name, worse, texts, monkeypatch):
    monkeypatch.setattr(sentences, name, worse)
    assert next(unexplained(texts), None) is not None
