"""LlamaIndex: SentenceWindowNodeParser, RecursiveRetriever, VectorStoreIndex, BM25Retriever."""

from __future__ import annotations

import asyncio

from llama_index.core import Document, VectorStoreIndex
from llama_index.core.embeddings import BaseEmbedding
from llama_index.core.node_parser import SentenceWindowNodeParser
from llama_index.core.postprocessor import MetadataReplacementPostProcessor
from llama_index.core.retrievers import RecursiveRetriever
from llama_index.core.schema import IndexNode, NodeWithScore, TextNode
from llama_index.core.vector_stores import MetadataFilters
from llama_index.retrievers.bm25 import BM25Retriever

from tools.tool import QUESTION, Piece, Tools, joined, scored


class LlamaIndex(Tools):
    name = "LlamaIndex"
    packages = ("llama-index-core", "llama-index-retrievers-bm25")

    def split(self, texts):
        documents = [Document(text=text, id_=key) for key, text in texts.items()]
        nodes = SentenceWindowNodeParser.from_defaults().get_nodes_from_documents(documents)
        pieces = {key: [] for key in texts}
        for node in nodes:
            pieces[node.ref_doc_id].append(Piece(node.text, node.start_char_idx))
        return pieces

    def windows(self, family, hits, window, gone=(), private=()):
        """The windows are made when a document is cut, and found in the hit's metadata."""
        nodes = {}
        for key, texts in family.items():
            cut = SentenceWindowNodeParser.from_defaults(
                sentence_splitter=lambda _, texts=texts: list(texts), window_size=window
            )
            made = cut.get_nodes_from_documents([Document(text=joined(texts), id_=key)])
            nodes |= {(key, place): node for place, node in enumerate(made, 1)}
        for place in gone:
            del nodes[place]
        found = [NodeWithScore(node=nodes[place], score=1.0) for place in hits]
        replace = MetadataReplacementPostProcessor(target_metadata_key="window")
        return [one.node.get_content() for one in replace.postprocess_nodes(found)], ""

    def climb(self, asked):
        parents = {
            key: TextNode(text=joined(texts), id_=key, metadata={"access": "public"})
            for key, texts in asked.family.items()
        }
        children = [
            IndexNode(text=text, index_id=key, metadata={"access": "public"})
            for key, texts in asked.family.items()
            for text in texts
        ]
        for one in (*parents.values(), *children):
            one.excluded_embed_metadata_keys = ["access"]
        index = VectorStoreIndex(children, embed_model=Vectors(ask=scored(asked)))
        for key in asked.lost:
            del parents[key]
        for key in asked.private:
            parents[key].metadata["access"] = "private"
        public = MetadataFilters.from_dict({"access": "public"})
        base = index.as_retriever(similarity_top_k=asked.k, filters=public)
        retriever = RecursiveRetriever("base", retriever_dict={"base": base}, node_dict=parents)
        return [one.node.get_content() for one in retriever.retrieve(QUESTION)]

    def search(self, texts, question, k):
        return [one.node.node_id for one in by_words(texts, k).retrieve(question)]

    def search_async(self, texts, question, k):
        found = asyncio.run(by_words(texts, k).aretrieve(question))
        return [one.node.node_id for one in found]

    def shelf(self, embed=None):
        return LlamaIndexShelf(embed)


def by_words(texts, k) -> BM25Retriever:
    nodes = [TextNode(text=text, id_=key) for key, text in texts.items()]
    return BM25Retriever.from_defaults(nodes=nodes, similarity_top_k=k)


class LlamaIndexShelf:
    """As in its page on document management: documents with ids, refreshed."""

    def __init__(self, embed) -> None:
        self.index = VectorStoreIndex(
            [], embed_model=Vectors(ask=embed),
            transformations=[SentenceWindowNodeParser.from_defaults()],
        )  # fmt: skip

    def put(self, batch):
        self.index.refresh_ref_docs([Document(text=text, id_=key) for key, text in batch])

    def ask(self, question, k):
        found = self.index.as_retriever(similarity_top_k=k).retrieve(question)
        return [(one.node.ref_doc_id, one.node.text) for one in found]


class Vectors(BaseEmbedding):
    ask: object

    def _get_text_embedding(self, text):
        return self.ask([text])[0]

    _get_query_embedding = _get_text_embedding

    async def _aget_query_embedding(self, query):
        return self._get_query_embedding(query)
