"""Ship the vectors of the course's own texts: `python -m lessonkit.course.authoring.vectors`.

To be run when a text of `data/` changes, where the extra `embeddings` is installed. The lessons
then print the same with the model or without it, on any machine.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from lessonkit.corpus import load_guides, load_size_questions, material
from lessonkit.cosine import with_titles
from lessonkit.minilm import Model, on_steps, text_key
from lessonkit.paragraphs import paragraph_spans
from lessonkit.records import Child
from lessonkit.split import split_parents, whole_child, whole_span
from lessonkit.tutorials import full_titles, load_questions, load_tutorials

# Questions that stand in a lesson, an exercise or the lab, and in no file of data/.
ASKED = (
    "When should I turn on the bike lights?",
    "What are the safety rules for riding?",
    "Is a helmet required?",
    "Is a helmet needed in a group?",
    "Where do I return the bike?",
    "What costs 20 euros?",
    "How much is a lost key?",
    "Do I need lamps after dark?",
    "Can I bring my dog?",
)

GROWN = (1, 2, 3, 5, 8)  # sentences on each side, where lesson 06 draws dilution


def course_texts() -> list[str]:
    """Return every text whose vector is shipped, each once, in a fixed order."""
    return list(dict.fromkeys([*ASKED, *_questions(), *_guides(), *_tutorials()]))


def write(folder: Path, texts: Sequence[str]) -> None:
    """Write the vectors and the token counts of `texts` into `folder`, old ones replaced."""
    model = Model()
    by_key = {text_key(text): text for text in texts}
    keys = sorted(by_key)
    vectors = np.array([on_steps(row) for row in model.embed([by_key[key] for key in keys])])
    words = sorted({word for text in texts for word in text.split()})
    counts = dict(zip(words, model.token_counts(words), strict=True))
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / "part.npz"
    np.savez(part, keys=np.array(keys, dtype=np.uint64), vectors=vectors)
    part.replace(folder / "vectors.npz")
    said = json.dumps(counts, ensure_ascii=False, indent=0)
    (folder / "tokens.json").write_text(said + "\n", encoding="utf-8", newline="\n")


def _questions() -> Iterator[str]:
    yield from (question for question, _ in load_size_questions())
    yield from (question.text for question in load_questions())


def _guides() -> Iterator[str]:
    guides = load_guides()
    titles = {guide.id: guide.title for guide in guides}
    sentences = split_parents(guides)
    yield from _with_and_without([*sentences, *map(whole_child, guides)], titles)
    for place in range(len(sentences)):
        for window in GROWN:
            yield " ".join(c.text for c in sentences[max(place - window, 0) : place + window + 1])


def _tutorials() -> Iterator[str]:
    tutorials = load_tutorials()
    sections = [section for tutorial in tutorials for section in tutorial.parents]
    titles = full_titles(tutorials)
    for spans in (paragraph_spans, whole_span):
        yield from _with_and_without(split_parents(sections, spans), titles)
    yield from with_titles(split_parents(sections), titles)
    longest = max(sections, key=lambda section: len(section.text))
    yield f"{longest.text} {ASKED[0]}"  # lesson 06: what stands behind the 256th token is not read


def _with_and_without(children: Sequence[Child], titles: dict[str, str]) -> Iterator[str]:
    yield from (child.text for child in children)
    yield from with_titles(children, titles)


if __name__ == "__main__":
    texts = course_texts()
    write(material() / "data" / "minilm", texts)
    print(f"wrote the vectors of {len(texts)} texts; now bring data/SHA256SUMS up to date")
