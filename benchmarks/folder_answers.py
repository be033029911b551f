"""Does `lesson ask` send the answer? The golden questions, asked of the tutorials as a folder.

A question is answered when all its facts are in what is sent, partly when some are. Every ranker,
whole sections and windows, two budgets; then how many hits a rerank should look at.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from unittest.mock import patch

from lessonkit.corpus import material
from lessonkit.folder import RANKERS, Folder, ask, open_folder
from lessonkit.tutorials import Question, load_questions

BUDGETS = (300, 600)
CHOSEN = (20, 50, 100, 200)


def outcome(folder: Folder, question: Question, max_words: int, window: int | None) -> str:
    answer = folder.ask(question.text, max_words=max_words, window=window)
    there = [
        any(
            passage.document_id == f"{fact.document_id}.md" and fact.text in passage.text
            for passage in answer.passages
        )
        for fact in question.facts
    ]
    return "answered" if all(there) else "partial" if any(there) else "no"


def row(folder: Folder, what: str, max_words: int, window: int | None = None) -> None:
    covered = [question for question in load_questions() if question.covered]
    counts = Counter(outcome(folder, question, max_words, window) for question in covered)
    sent = "whole sections" if window is None else f"windows of {window}"
    cells = [what, sent, max_words, *(counts[name] for name in ("answered", "partial", "no"))]
    print("|", " | ".join(map(str, cells)), "|")


def main() -> None:
    print(
        "| ranker | sent | words at most | answered | partial | no |\n|---|---|---:|---:|---:|---:|"
    )
    with tempfile.TemporaryDirectory() as cache:
        for ranker in RANKERS:
            with open_folder(material() / "data/tutorials", ranker=ranker, cache=cache) as folder:
                for max_words in BUDGETS:
                    row(folder, ranker, max_words)
                    row(folder, ranker, max_words, window=1)
        with open_folder(material() / "data/tutorials", ranker="rerank", cache=cache) as folder:
            for chosen in CHOSEN:
                with patch.object(ask, "CHOSEN", chosen):
                    row(folder, f"rerank of {chosen}", BUDGETS[0])


if __name__ == "__main__":
    main()
