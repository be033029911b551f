"""LangChain: ParentDocumentRetriever, NLTKTextSplitter, BM25Retriever."""

from __future__ import annotations

import asyncio
import warnings

from langchain_core.documents import Document
from langchain_core.embeddings import Embeddings
from langchain_core.stores import InMemoryStore
from langchain_core.vectorstores import InMemoryVectorStore
from langchain_text_splitters import NLTKTextSplitter, TextSplitter
from nltk import word_tokenize

import tools.punkt  # noqa: F401
from tools.tool import QUESTION, Piece, Tools, joined, scored

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # langchain-community says that it is no longer maintained
    from langchain_classic.retrievers import ParentDocumentRetriever
    from langchain_community.retrievers import BM25Retriever


class LangChain(Tools):
    name = "LangChain"
    packages = (
        "langchain-core", "langchain-classic", "langchain-community", "langchain-text-splitters",
    )  # fmt: skip

    def split(self, texts):
        documents = [Document(text, metadata={"name": key}) for key, text in texts.items()]
        pieces = {key: [] for key in texts}
        for one in sentences().split_documents(documents):
            piece = Piece(one.page_content, one.metadata.get("start_index"))
            pieces[one.metadata["name"]].append(piece)
        return pieces

    def climb(self, asked):
        retriever = parents_of(Ready(asked.family), Vectors(scored(asked)))
        retriever.add_documents(
            [Document(joined(texts), metadata={"access": "public"})
             for texts in asked.family.values()],
            ids=list(asked.family),
        )  # fmt: skip
        store = retriever.docstore
        store.mdelete(list(asked.lost))
        for key in asked.private:
            [parent] = store.mget([key])
            store.mset([(key, Document(parent.page_content, metadata={"access": "private"}))])
        retriever.search_kwargs = {"k": asked.k, "filter": is_public}
        return [one.page_content for one in retriever.invoke(QUESTION)]

    def search(self, texts, question, k):
        return [one.metadata["id"] for one in by_words(texts, k).invoke(question)]

    def search_async(self, texts, question, k):
        found = asyncio.run(by_words(texts, k).ainvoke(question))
        return [one.metadata["id"] for one in found]

    def shelf(self, embed=None):
        return LangChainShelf(embed)


def sentences() -> NLTKTextSplitter:
    """One sentence a piece: as large as can be joined without a second."""
    return NLTKTextSplitter(
        separator="", use_span_tokenize=True, chunk_size=1, chunk_overlap=0, add_start_index=True
    )


def by_words(texts, k) -> BM25Retriever:
    documents = [Document(text, metadata={"id": key}) for key, text in texts.items()]
    retriever = BM25Retriever.from_documents(documents, preprocess_func=word_tokenize)
    retriever.k = k
    return retriever


def is_public(document: Document) -> bool:
    return document.metadata["access"] == "public"


def parents_of(splitter: TextSplitter, vectors: Embeddings) -> ParentDocumentRetriever:
    return ParentDocumentRetriever(
        vectorstore=InMemoryVectorStore(vectors), docstore=InMemoryStore(), child_splitter=splitter
    )


class LangChainShelf:
    def __init__(self, embed) -> None:
        self.retriever = parents_of(sentences(), Vectors(embed))

    def put(self, batch):
        documents = [Document(text) for _, text in batch]
        self.retriever.add_documents(documents, ids=[key for key, _ in batch])

    def ask(self, question, k):
        found = self.retriever.vectorstore.similarity_search(question, k=k)
        return [(one.metadata["doc_id"], one.page_content) for one in found]


class Vectors(Embeddings):
    def __init__(self, embed) -> None:
        self.embed = embed

    def embed_documents(self, texts):
        return self.embed(texts)

    def embed_query(self, text):
        return self.embed([text])[0]


class Ready(TextSplitter):
    """The children that the case gives."""

    def __init__(self, family) -> None:
        super().__init__(chunk_overlap=0)
        self.cut = {joined(texts): list(texts) for texts in family.values()}

    def split_text(self, text):
        return self.cut[text]
