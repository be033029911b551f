"""LangChain: ParentDocumentRetriever, and its BM25 retriever.

As in the reference of ParentDocumentRetriever in `langchain_classic.retrievers` (a vector store for
the children, a document store for the parents) and of BM25Retriever in `langchain_community`.
"""

from __future__ import annotations

import warnings

from corpus import Corpus, Embed
from langchain_core.documents import Document
from langchain_core.embeddings import Embeddings
from langchain_core.stores import InMemoryStore
from langchain_core.vectorstores import InMemoryVectorStore
from langchain_text_splitters import TextSplitter

from lessonkit import terms
from systems.system import ChildrenAlone, System, texts_of

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # langchain-community says that it is no longer maintained
    from langchain_classic.retrievers import ParentDocumentRetriever
    from langchain_community.retrievers import BM25Retriever


class Lookup(Embeddings):
    """The shared vectors."""

    def __init__(self, embed: Embed) -> None:
        self.embed = embed

    def embed_documents(self, texts):
        return self.embed(texts).tolist()

    def embed_query(self, text):
        return self.embed([text])[0].tolist()


class Ready(TextSplitter):
    """A splitter that cuts where we cut: the children are given."""

    def __init__(self, cut: dict[str, list[str]]) -> None:
        super().__init__(add_start_index=True, chunk_size=10**9, chunk_overlap=0)
        self.cut = cut

    def split_text(self, text: str) -> list[str]:
        return self.cut[text]


class Parents:
    def __init__(self, corpus: Corpus) -> None:
        cut: dict[str, list[str]] = {}
        for child in corpus.children:
            cut.setdefault(corpus.parents[child.parent_id].text, [])
        for parent in corpus.parents.values():
            cut[parent.text] = []
        for child in corpus.children:
            cut[corpus.parents[child.parent_id].text].append(child.text)
        # Two parents of one text have the same children, each once.
        cut = {text: list(dict.fromkeys(pieces)) for text, pieces in cut.items()}
        self.ids = {(c.parent_id, c.start): c.id for c in corpus.children}
        self.retriever = ParentDocumentRetriever(
            vectorstore=InMemoryVectorStore(Lookup(corpus.embed)),
            docstore=InMemoryStore(),
            child_splitter=Ready(cut),
        )
        parents = [Document(page_content=p.text) for p in corpus.parents.values()]
        self.retriever.add_documents(parents, ids=list(corpus.parents))

    def search(self, question: str, k: int) -> list[str]:
        found = self.retriever.vectorstore.similarity_search(question, k=k)
        places = [(doc.metadata["doc_id"], doc.metadata["start_index"]) for doc in found]
        return [self.ids.get(place, "") for place in places]

    def send(self, question: str, k: int, max_words: int | None) -> list[str]:
        self.retriever.search_kwargs = {"k": k}
        return [doc.page_content for doc in self.retriever.invoke(question)]


class Bm25(ChildrenAlone):
    def __init__(self, corpus: Corpus) -> None:
        self.texts = texts_of(corpus)
        documents = [Document(page_content=c.text, id=c.id) for c in corpus.children]
        self.retriever = BM25Retriever.from_documents(documents, preprocess_func=terms)

    def search(self, question: str, k: int) -> list[str]:
        self.retriever.k = k
        return [doc.id for doc in self.retriever.invoke(question)]


PACKAGES = (
    "langchain-core",
    "langchain-classic",
    "langchain-community",
    "langchain-text-splitters",
)
SYSTEMS = (
    System("LangChain BM25", (*PACKAGES, "rank-bm25"), "words", Bm25),
    System(
        "LangChain parent documents", PACKAGES, "vectors", Parents, "climb", 50_000,
        "with the vector store that needs no further package, InMemoryVectorStore",
    ),
)  # fmt: skip
