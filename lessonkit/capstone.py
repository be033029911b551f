"""The capstone: a version of one's own beside the kit's, on coverage and on cost."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from lessonkit.corpus import material
from lessonkit.index import Index
from lessonkit.measure import Text, outcome, summary
from lessonkit.overlap import idf
from lessonkit.paragraphs import paragraph_spans
from lessonkit.records import Document, Passage
from lessonkit.small_to_big import small_to_big
from lessonkit.split import split_parents
from lessonkit.tutorials import Question, load_questions, load_tutorials, read_questions

MAX_WORDS = 200  # the budget of one question
GOOD_ENOUGH = "good enough"
_RETRIEVAL = {
    f"lessonkit.{name}"
    for name in ("climb", "cutoff", "index", "overlap", "small_to_big", "windows")
}

Send = Callable[[str], Iterable[Text]]


@dataclass(frozen=True, slots=True)
class Piece:
    """What a version of one's own sends: a text, and the document that it stands in."""

    document_id: str
    text: str


def load_handbook() -> list[Document]:
    """Return the observatory's handbook, by id: documents whose parents are their sections."""
    return load_tutorials(material() / "data" / "capstone")


def open_questions() -> list[Question]:
    """Return the questions that everybody may look at."""
    return load_questions(material() / "data" / "capstone" / "questions.jsonl")


def hidden_questions() -> list[Question]:
    """Return the questions that a version is judged on; none where a student cannot have them.

    They stand in the hidden check of the solution, and nowhere else.
    """
    path = material() / "solutions" / "12_capstone.ipynb"
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"] if path.is_file() else []
    hidden = [cell for cell in cells if _role(cell) == "hidden"]
    lines = [line for cell in hidden for line in "".join(cell["source"]).split("\n")]
    return read_questions("\n".join(line for line in lines if line.startswith('{"id": "C')))


def _role(cell: dict) -> str:
    return cell["metadata"].get("lessonkit", {}).get("role", "")


def kit(k: int = 4, min_score: float = 9, max_words: int = MAX_WORDS) -> Send:
    """Return the kit's own version: paragraphs, idf, and `small_to_big` with these settings.

    Nine was chosen on the open questions, as a student would.
    """
    sections = {section.id: section for one in load_handbook() for section in one.parents}
    paragraphs = split_parents(sections.values(), paragraph_spans)
    index = Index(paragraphs, weights=idf(paragraphs))

    def send(question: str) -> tuple[Passage, ...]:
        settings = {"k": k, "min_score": min_score, "max_words": max_words}
        return small_to_big(question, index, sections, **settings).passages

    return send


@dataclass(frozen=True, slots=True)
class Line:
    """One version's line of the table: what it covers, and what that costs in words.

    `found` counts the covered questions for which a right document was sent, `longest` is what
    the question with the most words got.
    """

    found: int
    answered: int
    partial: int
    no: int
    clean_no: int
    padded: int
    median_words: float
    total_words: int
    longest: int

    @property
    def right(self) -> int:
        """The questions answered, and those to which nothing was sent since there is nothing."""
        return self.answered + self.clean_no


def judged(send: Send, questions: Sequence[Question]) -> Line:
    """Return the line of a version: `send` is asked each question's text once."""
    sent = {one.id: list(send(one.text)) for one in questions}
    outcomes = {one.id: outcome(one, sent[one.id]) for one in questions}
    s = summary(outcomes)
    words = [one.words for one in outcomes.values()]
    return Line(
        sum(_has_a_right_document(one, sent[one.id]) for one in questions),
        *(s.answered, s.partial, s.no, s.clean_no, s.padded, s.median_words),
        *(sum(words), max(words)),
    )


def _has_a_right_document(question: Question, sent: Iterable[Text]) -> bool:
    right = {fact.document_id for fact in question.facts}
    return any(one.document_id in right for one in sent)


def table(lines: Mapping[str, Line]) -> str:
    """Return the lines under one another, each with the name of its version."""
    wide = max(len(name) for name in lines)
    rows = [f"{'':{wide}}  found  answered/partial/no  clean no/padded  median  total  longest"]
    for name, x in lines.items():
        facts, others = f"{x.answered}/{x.partial}/{x.no}", f"{x.clean_no}/{x.padded}"
        cost = f"{x.median_words:6g}  {x.total_words:5}  {x.longest:7}"
        rows.append(f"{name:{wide}}  {x.found:5}  {facts:>19}  {others:>15}  {cost}")
    return "\n".join(rows)


_COLUMNS = {
    "found": "questions with a right document",
    "answered": "questions answered",
    "right": "questions answered or left alone as they should be",
    "total_words": "words in all",
    "longest": "words for one question",
}


def shortfall(column: str, yours: Line, kits: Line) -> str:
    """Return how a version falls short of the kit's in one column, or "good enough".

    The columns are `found`, `answered`, `right`, `total_words` and `longest`. One question fewer
    is noise, and a third more words may buy answers; the budget is kept to the word. `right` lets
    a version pad more where it answers more.
    """
    mine, theirs = getattr(yours, column), getattr(kits, column)
    bounds = {"total_words": theirs * 4 // 3, "longest": MAX_WORDS}
    if column in bounds:
        is_enough, rule = mine <= bounds[column], f"at most {bounds[column]} are allowed"
    else:
        is_enough, rule = mine >= theirs - 1, f"at least {theirs - 1} are wanted"
    return GOOD_ENOUGH if is_enough else f"{mine} {_COLUMNS[column]}, the kit {theirs}; {rule}"


def on_its_own(send: Send, question: str) -> bool:
    """Return whether `send` does without the kit's retrieval when it is asked `question`.

    Counting words and making records is no retrieval.
    """
    modules = set()
    before = sys.getprofile()
    sys.setprofile(lambda frame, event, argument: modules.add(frame.f_globals.get("__name__")))
    try:
        list(send(question))
    finally:
        sys.setprofile(before)
    return not modules & _RETRIEVAL
