"""From lesson 06 on: the lessons and their solutions print the same where no model can be had."""

import os
import subprocess
import sys

import pytest

from lessonkit.course.authoring.build import build_all
from lessonkit.course.places import find_places
from lessonkit.course.sequence import read_sequence

PLACES = find_places()
LATER = [one.slug for one in read_sequence(PLACES.course_file) if one.slug[:2] >= "06"]
PATHS = [
    path
    for slug in LATER
    for folder in (PLACES.notebooks, PLACES.solutions)
    if (path := folder / f"{slug}.ipynb").is_file()
]


@pytest.fixture(scope="module")
def no_model(tmp_path_factory):
    """Every Python started from here on fails to import what runs and feeds the model."""
    folder = tmp_path_factory.mktemp("no_model")
    for name in ("onnxruntime", "tokenizers"):
        (folder / f"{name}.py").write_text("raise ImportError('not here')\n", encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        paths = [str(folder), str(PLACES.root), os.environ.get("PYTHONPATH", "")]
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        yield


@pytest.fixture(scope="module")
def built(no_model):
    return {one.path: one for one in build_all(PATHS, check=True, say=lambda _: None)}


def test_a_new_text_would_find_no_model(no_model):
    asks = "from lessonkit.minilm import MiniLM; MiniLM()(['No lesson says this sentence.'])"
    ran = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=False)
    assert "ModelMissingError" in ran.stderr
    assert "not here" in ran.stderr


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_notebook_needs_no_model(built, path):
    assert (built[path].failure, built[path].difference) == ("", "")
