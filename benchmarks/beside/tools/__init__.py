"""All systems, in the order of the table. A framework is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module

from tools.tool import Tools

PLACES = {
    "lessonkit": "ours:Ours",
    "LangChain": "with_langchain:LangChain",
    "LlamaIndex": "with_llama_index:LlamaIndex",
    "Haystack": "with_haystack:Haystack",
    "rank-bm25": "engines:RankBm25",
    "bm25s": "engines:Bm25s",
    "tantivy": "engines:Tantivy",
    "scikit-learn": "engines:ScikitLearn",
}


def tools_of(name: str) -> Tools:
    module, _, cls = PLACES[name].partition(":")
    return getattr(import_module(f"tools.{module}"), cls)()
