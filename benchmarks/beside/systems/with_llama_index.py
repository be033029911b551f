"""LlamaIndex: sentence windows and auto-merging, over BM25 and over vectors.

As in its pages "Metadata Replacement + Node Sentence Window", "Auto Merging Retriever" and
"BM25 Retriever", with the store that comes with it.
"""

from __future__ import annotations

from corpus import Corpus, Embed
from llama_index.core import StorageContext, VectorStoreIndex
from llama_index.core.embeddings import BaseEmbedding
from llama_index.core.postprocessor import MetadataReplacementPostProcessor
from llama_index.core.retrievers import AutoMergingRetriever
from llama_index.core.schema import NodeRelationship, QueryBundle, RelatedNodeInfo, TextNode
from llama_index.core.storage.docstore import SimpleDocumentStore
from llama_index.retrievers.bm25 import BM25Retriever

from systems.system import System

WINDOW = "window"


class Lookup(BaseEmbedding):
    """The shared vectors."""

    ask: Embed

    def _get_text_embedding(self, text):
        return self.ask([text])[0].tolist()

    def _get_text_embeddings(self, texts):
        return self.ask(texts).tolist()

    _get_query_embedding = _get_text_embedding

    async def _aget_query_embedding(self, query):
        return self._get_query_embedding(query)


def by_words(nodes, corpus: Corpus):
    return BM25Retriever.from_defaults(nodes=nodes, similarity_top_k=10)


def by_vectors(nodes, corpus: Corpus):
    embed = Lookup(ask=corpus.embed, embed_batch_size=2048)
    return VectorStoreIndex(nodes, embed_model=embed).as_retriever(similarity_top_k=10)


class Found:
    """A retriever whose k can be told at each question."""

    def search(self, question: str, k: int) -> list[str]:
        return [one.node.node_id for one in self.retrieved(question, k)]

    def retrieved(self, question: str, k: int):
        self.retriever.similarity_top_k = k
        if hasattr(self.retriever, "_similarity_top_k"):
            self.retriever._similarity_top_k = k
        return self.retriever.retrieve(question)


class SentenceWindow(Found):
    """Each sentence with its neighbours in its metadata, which take its place once it is found."""

    def __init__(self, corpus: Corpus, make) -> None:
        self.retriever = make(list(window_nodes(corpus)), corpus)
        self.replace = MetadataReplacementPostProcessor(target_metadata_key=WINDOW)

    def send(self, question: str, k: int, max_words: int | None) -> list[str]:
        found = self.replace.postprocess_nodes(
            self.retrieved(question, k), query_bundle=QueryBundle(question)
        )
        return [one.node.get_content() for one in found]


def window_nodes(corpus: Corpus, window: int = 1):
    """Yield what SentenceWindowNodeParser makes of each parent, of the children we give it."""
    children = corpus.children
    for n, child in enumerate(children):
        around = [
            one.text
            for one in children[max(0, n - window) : n + window + 1]
            if one.parent_id == child.parent_id
        ]
        node = TextNode(text=child.text, id_=child.id, metadata={WINDOW: " ".join(around)})
        node.excluded_embed_metadata_keys = node.excluded_llm_metadata_keys = [WINDOW]
        yield node


class AutoMerging(Found):
    """A parent in the place of its children once more than half of them were found."""

    def __init__(self, corpus: Corpus, make) -> None:
        leaves, parents = merging_nodes(corpus)
        store = SimpleDocumentStore()
        store.add_documents([*parents, *leaves])
        self.retriever = make(leaves, corpus)
        context = StorageContext.from_defaults(docstore=store)
        self.merging = AutoMergingRetriever(self.retriever, context)

    def send(self, question: str, k: int, max_words: int | None) -> list[str]:
        self.retriever.similarity_top_k = k
        if hasattr(self.retriever, "_similarity_top_k"):
            self.retriever._similarity_top_k = k
        return [one.node.get_content() for one in self.merging.retrieve(question)]


def merging_nodes(corpus: Corpus):
    """Return what HierarchicalNodeParser would: leaves that know their parent, and the parents."""
    parents = {p.id: TextNode(text=p.text, id_=f"P:{p.id}") for p in corpus.parents.values()}
    leaves, family = [], {}
    for child in corpus.children:
        leaf = TextNode(text=child.text, id_=child.id)
        up = RelatedNodeInfo(node_id=f"P:{child.parent_id}")
        leaf.relationships[NodeRelationship.PARENT] = up
        family.setdefault(child.parent_id, []).append(RelatedNodeInfo(node_id=child.id))
        leaves.append(leaf)
    for parent_id, known in family.items():
        parents[parent_id].relationships[NodeRelationship.CHILD] = known
    return leaves, list(parents.values())


CORE = ("llama-index-core",)
BM25 = (*CORE, "llama-index-retrievers-bm25", "bm25s")
SYSTEMS = (
    System("LlamaIndex sentence window, BM25", BM25, "words",
           lambda corpus: SentenceWindow(corpus, by_words), "window"),
    System("LlamaIndex auto-merging, BM25", BM25, "words",
           lambda corpus: AutoMerging(corpus, by_words), "auto-merge"),
    System("LlamaIndex sentence window", CORE, "vectors",
           lambda corpus: SentenceWindow(corpus, by_vectors), "window", 50_000,
           "with the vector store that comes with it, SimpleVectorStore"),
    System("LlamaIndex auto-merging", CORE, "vectors",
           lambda corpus: AutoMerging(corpus, by_vectors), "auto-merge", 50_000,
           "with the vector store that comes with it, SimpleVectorStore"),
)  # fmt: skip
