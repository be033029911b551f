"""Lesson 10: a folder of one's own documents, asked. What `lesson ask` does, from Python."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from lessonkit.cite import cite
from lessonkit.folder.answer import Also, Answer, Place, Quote, Source
from lessonkit.folder.cache import index_path
from lessonkit.folder.files import Found, Skipped, find_files
from lessonkit.folder.ledger import Ledger
from lessonkit.folder.section import line_at
from lessonkit.folder.send import by_place, explained, steady, strongest, within
from lessonkit.folder.twins import Told
from lessonkit.folder.update import Progress, Update, update
from lessonkit.overlap import check_k
from lessonkit.records import Child, Hit, Parent, Passage
from lessonkit.store import Store, StoreError
from lessonkit.store.sqlite import SqliteFile, vectors_in
from lessonkit.trace import show_score

if TYPE_CHECKING:
    from lessonkit.cosine import Embed
    from lessonkit.store.vectors import Model

RANKERS = ("overlap", "rerank", "minilm")
# A cosine below it is far away: where the tutorials answer a question of the golden set, the best
# one is 0.34 or more. Where they do not, it can be as high.
_CLOSE = 0.3
_READERS = ("markdown_it", "bs4", "platformdirs")
CHOSEN = 50  # hits that a "rerank" chooses by their words


def open_folder(
    folder: str | Path,
    *,
    ranker: str | None = None,
    cache: str | Path | None = None,
    progress: Progress | None = None,
) -> Folder:
    """Return the folder, its files read and ready to be asked.

    The index lies in the user's cache, or in the folder `cache`, under a name made from the path.
    What changed since the last time is read again, and nothing else; `progress(done, all)` is
    called meanwhile. `ranker` is "overlap" (the words shared; rare ones weigh more), "rerank"
    (fifty chosen by overlap, ordered by sentence embeddings) or "minilm" (all by embeddings, slow
    to make). Without, it is "rerank" where the embedding model is installed, else "overlap".
    Raises `UnreadableError` for a folder that cannot be listed, ValueError for an unknown ranker,
    ModelMissingError, StoreError, and ImportError where the extra `folder` is not installed.
    """
    if ranker not in (None, *RANKERS):
        raise ValueError(f"ranker is one of {', '.join(RANKERS)}; got {ranker!r}")
    _check_readers()
    given = Path(folder).expanduser()
    found, root = find_files(given), given.resolve()
    embed = None if ranker == "overlap" else _embedding(needed=ranker is not None)
    ranker = ranker or ("rerank" if embed else "overlap")
    index = index_path(root, ranker, cache)
    try:
        return _in_step(Folder(root, index, ranker, embed), found, progress)
    except StoreError as error:
        if not _is_spoilt(error):
            raise
        shutil.rmtree(index.parent)  # an index is a copy: it can always be made again
        return _in_step(Folder(root, index, ranker, embed), found, progress)


class Folder:
    """A folder of documents, indexed: a retriever, with `ask` on top of it.

    `updated` says what was read to bring the index in step, and which files were skipped.
    """

    updated: Update

    def __init__(self, path: Path, index: Path, ranker: str, embed: Embed | None) -> None:
        """Open the index of the folder at `path`, which is made where it is not there."""
        _make(index.parent)
        self.path, self.ranker, self._embed = path, ranker, embed
        self._file = SqliteFile(index)
        try:
            vectors = vectors_in(self._file, _model(embed)) if ranker == "minilm" else None
            self.store, self._ledger = Store(self._file, vectors), Ledger(self._file)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Folder:
        """Return the folder; its index is closed when the block ends."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        """Close the index."""
        self.close()

    def close(self) -> None:
        """Close the index. It stays in the cache."""
        self._file.close()

    @property
    def skipped(self) -> tuple[Skipped, ...]:
        """The files that could not be read, each with the reason."""
        return self.updated.skipped

    def search(self, query: str, k: int = CHOSEN) -> list[Hit]:
        """Return the `k` best children by this folder's ranker, ties by path and place.

        A "rerank" gives no more than the fifty that it chooses by their words. Raises ValueError
        for a negative `k`.
        """
        check_k(k)
        if k == 0:
            return []
        if self.ranker == "rerank":
            return self._reranked(query)[:k]
        by_words = self.ranker == "overlap"
        return steady(self.store.search if by_words else self.store.vectors.search, query, k)

    __call__ = search

    def neighbours(self, child: Child, window: int = 1) -> list[Child]:
        """Return the children of the same file at most `window` places from `child`."""
        return self.store.neighbours(child, window)

    @property
    def parents(self) -> Mapping[str, Parent]:
        """The sections, by id."""
        return self.store.parents

    def ask(
        self,
        question: str,
        *,
        k: int = 5,
        window: int | None = None,
        max_words: int | None = 600,
    ) -> Answer:
        """Return the passages to read for `question`, each with the place it stands at.

        The `k` best children that say something different are found; what is sent are their whole
        sections, or with a `window` that many children on each side, at most `max_words` words in
        all (None is no budget). A hit with less than half of the best score does not count. Raises
        ValueError for a negative number.
        """
        check_k(k)
        with self.store.snapshot():  # whoever brings the index in step meanwhile
            told, weak = strongest(question, self.search, k)
            hits = [one.hit for one in told]
            sent = within(hits, self.parents, self.neighbours, max_words=max_words, window=window)
            by_child = {one.hit.child.id: one for one in told}
            sources = tuple(self._source(passage, by_child) for passage in sent.passages)
        return Answer(question, sources, explained(sent, told, weak), self._doubt(sources))

    def _reranked(self, query: str) -> list[Hit]:
        """Return the fifty best by their words, in the order of their cosines."""
        children = [hit.child for hit in steady(self.store.search, query, CHOSEN)]
        from lessonkit.cosine import VectorIndex  # here, as it brings numpy

        ranked = VectorIndex(children, self._embed, [child.searched for child in children])
        return by_place(ranked.search(query))

    def _doubt(self, sources: Sequence[Source]) -> str:
        best = max((source.passage.score for source in sources), default=_CLOSE)
        if self.ranker == "overlap" or best >= _CLOSE:
            return ""
        return f"Nothing here is close to the question: the best score is {show_score(best)}."

    def _source(self, passage: Passage, told: Mapping[str, Told]) -> Source:
        sections = {key: self.parents[key] for key in {s.parent_id: None for s in passage.spans}}
        first = passage.hits[0].child
        return Source(
            passage,
            " > ".join(first.header[: _above(sections[first.parent_id])]),
            tuple(self._quote(told[hit.child.id]) for hit in passage.hits),
            {key: parent.text for key, parent in sections.items()},
            {key: self._ledger.lines_of(key) for key in sections},
        )

    def _quote(self, told: Told) -> Quote:
        child, parent = told.hit.child, self.parents[told.hit.child.parent_id]
        also = tuple(Also(self._place(twin.child), twin.differs) for twin in told.twins)
        own = child.header[_above(parent) :]
        return Quote(cite(child, self.parents), self._place(child), told.hit.score, own, also)

    def _place(self, child: Child) -> Place:
        lines, text = self._ledger.lines_of(child.parent_id), self.parents[child.parent_id].text
        found = line_at(lines, text, child.start)
        return Place(child.document_id, found.line, found.cell)


def _in_step(folder: Folder, found: Found, progress: Progress | None) -> Folder:
    """Return the folder, its index brought in step; it is closed where that fails."""
    try:
        folder.updated = update(folder.path, found, folder.store, folder._ledger, progress)
    except BaseException:
        folder.close()
        raise
    return folder


def _above(parent: Parent) -> int:
    """Return how many lines of a child's header are headings: the file's title, the section's."""
    return 2 if parent.title else 1


def _make(folder: Path) -> None:
    """Make the folder of an index, for its owner alone. Raises StoreError where that cannot be."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(
            f"no index can be kept in {folder} ({error.strerror}); make room there, give yourself "
            "the right to, or name another folder as `cache`, or as XDG_CACHE_HOME on Linux"
        ) from error


def _check_readers() -> None:
    """Raise ImportError where a package that reads files is missing."""
    if missing := [name for name in _READERS if find_spec(name) is None]:
        raise ImportError(
            f"{', '.join(missing)}, which files are read with, is not installed; run "
            '`python3 start.py` in the course, or pip install "lessonkit[folder]"'
        )


def _embedding(*, needed: bool) -> Embed | None:
    """Return the embedding model; None where it is not installed, and not needed either."""
    from lessonkit.minilm import MiniLM, ModelMissingError

    embed = MiniLM()
    try:
        embed(["Is it there?"])
    except ModelMissingError:
        if needed:
            raise
        return None
    return embed


def _model(embed: Embed) -> Model:
    from lessonkit.store.vectors import Model

    name = "all-MiniLM-L6-v2, 8 bits, with headers"
    return Model(name, embed, lambda child, parent: child.searched)


def _is_spoilt(error: StoreError) -> bool:
    """Return whether an index is damaged or of another version, and not merely out of reach."""
    return not isinstance(error.__cause__, OSError | sqlite3.OperationalError)
