"""Which cell of a notebook answers which task."""

import contextlib
import json
import tempfile
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from tiny_exercise import RIGHT, answered, code, notebook, store

from lessonkit.course.grafting.submission import is_stub, lesson_number, read_submission
from lessonkit.course.notebooks.reading import UnreadableError, read_notebook

STUB = '# 03.1\ndef f():\n    raise NotImplementedError("03.1: x")'


def number(made, tmp_path, name):
    return lesson_number(read_notebook(store(tmp_path / name, made)), name)


def test_the_lesson_is_told_by_metadata_then_by_a_task_then_by_the_name(tmp_path):
    plain = notebook([code("x = 1")])
    plain["metadata"] = {}
    marked = notebook([code("# 05.1\nx = 1")])
    marked["metadata"] = {}
    assert number(answered(), tmp_path, "07_other.ipynb") == "03"
    assert number(marked, tmp_path, "07_other.ipynb") == "05"
    assert number(plain, tmp_path, "07_other.ipynb") == "07"
    assert number(plain, tmp_path, "mine.ipynb") == ""


def test_a_stub_is_one_whatever_its_blanks_and_comments():
    assert is_stub(STUB.replace("\n", "\n\n# why?\n"), STUB)
    assert is_stub("# 03.1\n\n", STUB)
    assert not is_stub("# 03.1\ndef f():\n    return 1", STUB)


def test_metadata_wins_over_the_visible_line(tmp_path):
    cells = [code("# 03.2\nx = 1", "answer", "03.1"), code("# 03.2\nx = 2")]
    path = store(tmp_path / "x.ipynb", notebook(cells))
    found = read_submission(path, ["03.1", "03.2"], {})
    assert found.answers == {"03.1": "# 03.2\nx = 1", "03.2": "# 03.2\nx = 2"}


def test_a_missing_kernel_is_noted_and_no_reason_to_fail(tmp_path):
    made = answered()
    made["metadata"]["kernelspec"]["name"] = "conda-env-x-py"
    found = read_submission(store(tmp_path / "x.ipynb", made), RIGHT, {})
    assert found.answers == RIGHT
    assert "'conda-env-x-py'" in found.notes[0]


def test_an_older_version_of_the_exercise_is_noted(tmp_path):
    path = store(tmp_path / "x.ipynb", answered())
    assert read_submission(path, RIGHT, {}, version=1).notes == ()
    assert (
        "an older version of the exercise" in read_submission(path, RIGHT, {}, version=2).notes[0]
    )


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["cells", "cell_type", "source", "metadata", "lessonkit", "tags", "x"]),
            inner,
            max_size=4,
        )
    ),
    max_leaves=20,
)


@given(JSON)
def test_any_json_is_read_or_refused_and_nothing_else(anything):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "x.ipynb"
        path.write_text(json.dumps({"cells": [anything], "metadata": anything}), encoding="utf-8")
        with contextlib.suppress(UnreadableError):
            read_submission(path, ["03.1"], {})
