"""NLTK's sentence model, from the copy that comes with LlamaIndex: nothing is downloaded here.

LangChain and Haystack would ask for the same model, punkt_tab, by `nltk.download`.
"""

from __future__ import annotations

import llama_index.core
import nltk

FOLDER = f"{llama_index.core.__path__[0]}/_static/nltk_cache"

nltk.data.path.insert(0, FOLDER)
