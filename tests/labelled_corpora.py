"""Random small corpora with labels on documents, sections and sentences, and what is asked of them.

A corpus is first written down as a script, so that it can be made twice: whole, and as it would be
had nobody written what a reader may not see.
"""

from dataclasses import dataclass, replace
from itertools import groupby
from random import Random

import numpy as np
from sent_answers import VARIANTS

from lessonkit.cosine import VectorIndex
from lessonkit.fusion import Fusion
from lessonkit.index import Index
from lessonkit.overlap import idf
from lessonkit.records import Child, Document, Parent
from lessonkit.split import split_parents

LABELS = ("rider", "staff")
WORDS = ("bike", "lock", "key", "red", "stop", "ride")
GREEK = ("άλφα", "βήτα", "γάμμα", "δέλτα")  # no letter of them stands in a text for the public
ASKED = 10  # questions to each corpus
READERS = ((), ("rider",), ("staff",), ("rider", "staff"))


@dataclass(frozen=True)
class Sentence:
    """A sentence, who may read it with all that is around it, and where it stands."""

    document: str
    section: str
    between: str  # what stands between the sentences of its section
    document_labels: tuple[str, ...]
    section_labels: tuple[str, ...]
    labels: tuple[str, ...]
    text: str

    def open_to(self, reader):
        return {*self.document_labels, *self.section_labels, *self.labels} <= set(reader)


@dataclass(frozen=True)
class Corpus:
    children: list[Child]
    parents: dict[str, Parent]
    documents: dict[str, Document]


@dataclass(frozen=True)
class Ask:
    """A question, and how it is to be answered."""

    question: str
    k: int
    min_score: float
    max_words: int | None
    window: int
    threshold: float


def random_labels(random: Random) -> tuple[str, ...]:
    return tuple(label for label in LABELS if random.random() < 0.15)


def random_script(random: Random) -> list[Sentence]:
    script: list[Sentence] = []
    for document in range(random.randint(1, 3)):
        document_labels = random_labels(random)
        for section in range(random.randint(1, 3)):
            section_labels, between = random_labels(random), random.choice((" ", "\n", "\n\n"))
            for _ in range(random.randint(1, 5)):
                text = " ".join(random.choices(WORDS, k=random.randint(1, 3))).capitalize() + "."
                place = f"D{document}", f"D{document}#{section}", between
                labels = random_labels(random)
                script.append(Sentence(*place, document_labels, section_labels, labels, text))
    return script


def random_ask(random: Random, words=WORDS) -> Ask:
    return Ask(
        question=" ".join(random.choices(words, k=random.randint(1, 4))),
        k=random.randint(0, 6),
        min_score=random.choice((0, 0.5, 1, 2)),
        max_words=random.choice((None, 0, 1, 3, 6, 12)),
        window=random.randint(0, 4),
        threshold=random.choice((0.3, 0.5, 1)),
    )


def in_greek(script: list[Sentence], reader) -> list[Sentence]:
    """The script with all that `reader` may not see written in letters of its own."""
    return [
        one if one.open_to(reader) else replace(one, text=f"Ω{GREEK[n % 4]} {GREEK[n % 3]}.")
        for n, one in enumerate(script)
    ]


def is_greek(text: str) -> bool:
    """Whether a letter of a withheld text stands in `text`."""
    return any("\u0370" <= letter <= "\u03ff" for letter in text)


def open_script(script: list[Sentence], reader) -> list[Sentence]:
    """The script as it would be had nobody written what `reader` may not see."""
    return [one for one in script if one.open_to(reader)]


def written(script: list[Sentence]) -> Corpus:
    """The corpus that a script describes."""
    documents = {}
    for key, same in groupby(script, key=lambda one: one.document):
        said = list(same)
        parents = [
            section(section_id, list(group))
            for section_id, group in groupby(said, key=lambda one: one.section)
        ]
        labels = said[0].document_labels
        documents[key] = Document(key, titled(key, said), tuple(parents), "kind", labels)
    parents = [parent for document in documents.values() for parent in document.parents]
    children = [
        replace(child, labels=one.labels)
        for child, one in zip(split_parents(parents), script, strict=True)
    ]
    return Corpus(children, {parent.id: parent for parent in parents}, documents)


def section(section_id: str, said: list[Sentence]) -> Parent:
    text = said[0].between.join(one.text for one in said)
    title = titled(section_id, said)
    return Parent(section_id, said[0].document, text, title, said[0].section_labels)


def titled(key: str, said: list[Sentence]) -> str:
    """A title in Greek where all the texts below it are."""
    return "Ωμέγα" if all(one.text.startswith("Ω") for one in said) else f"About {key}"


def counted(texts):
    """A vector a text: how often it has each of the words. It learns from no text."""
    rows = [[text.lower().count(word) for word in (*WORDS, *GREEK)] for text in texts]
    return np.array(rows, dtype=float).reshape(len(rows), -1)


# Each makes an index over `children`; what is learned from texts is learned from `seen` alone.
INDEXES = {
    "index": lambda children, seen: Index(children),
    "index with idf": lambda children, seen: Index(children, weights=idf(seen)),
    "vectors": lambda children, seen: VectorIndex(children, counted),
}


def fused(*indexes):
    return Fusion(*indexes, depth=3)


def random_cases(seed, corpora, words=WORDS):
    """Yield a reader, a script, the name of an index, and ten questions with their variants."""
    random = Random(seed)
    for _ in range(corpora):
        asks = [(random.choice(VARIANTS), random_ask(random, words)) for _ in range(ASKED)]
        yield (
            random.choice(READERS),
            random_script(random),
            random.choice([*INDEXES, "fusion"]),
            asks,
        )
