"""Whether two outputs say the same, with nbval itself as the oracle."""

from types import SimpleNamespace

import nbformat
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessonkit.course.grafting.compare import same_outputs, steady, text_of


def printed(text, name="stdout"):
    return {"output_type": "stream", "name": name, "text": text}


def shown(value, **more):
    return {"output_type": "execute_result", "data": {"text/plain": value, **more}, "metadata": {}}


def test_the_same_text_is_the_same_however_it_was_flushed():
    assert same_outputs([printed("a\nb\n")], [printed("a\n"), printed("b\n")])
    assert not same_outputs([printed("a\n")], [printed("a \n")])


def test_stderr_pictures_and_counts_decide_nothing():
    assert same_outputs([printed("a")], [printed("warning", "stderr"), printed("a")])
    one = shown("1", **{"image/png": "abc"}) | {"execution_count": 3}
    assert same_outputs([one], [shown("1", **{"image/png": "xyz"})])


def test_a_value_shown_is_not_a_value_printed():
    assert not same_outputs([shown("1")], [printed("1")])


@pytest.mark.parametrize(
    ("text", "becomes"),
    [
        ("{'b', 'a'}", "{'a', 'b'}"),
        ("{'b': 1, 'a': 2}", "{'b': 1, 'a': 2}"),
        ("{3, 1}", "{1, 3}"),
        ("{not a set}", "{not a set}"),
        ("<object at 0x7f3a12bc90>", "<object at 0x...>"),
        ("<Figure size 640x480 with 1 Axes>", "<Figure>"),
        ("[np.float64(0.1), np.int64(3), np.True_, np.str_('a')]", "[0.1, 3, True, 'a']"),
        ("\x1b[31mred\x1b[0m\r\n", "red\n"),
        ("10%\r20%\rdone\n", "done\n"),
    ],
)
def test_what_changes_by_itself_is_made_steady(text, becomes):
    assert steady(text) == becomes


def test_text_is_what_a_reader_sees_in_its_order():
    outputs = [printed("a\n"), printed("noise", "stderr"), shown("1"), printed("b\n")]
    assert text_of(outputs) == "a\n1\nb\n"


TEXTS = st.text("ab \n", max_size=4)
OUTPUTS = st.lists(
    st.one_of(st.builds(printed, TEXTS), st.builds(shown, TEXTS)), min_size=0, max_size=3
)


def nbval_says_same(reference, got):
    """Nbval's own comparison, called without pytest around it."""
    from nbval.plugin import IPyNbCell, coalesce_streams

    skip = ("metadata", "traceback", "output_type", "name", "execution_count", "image/png")
    stand_in = SimpleNamespace(
        parent=SimpleNamespace(skip_compare=skip, sanitize_patterns={}),
        colors=SimpleNamespace(FAIL="", ENDC="", OKBLUE=""),
        format_output_compare=lambda *_: None,
    )
    stand_in.sanitize = lambda text: IPyNbCell.sanitize(stand_in, text)
    nodes = [coalesce_streams([nbformat.from_dict(o) for o in side]) for side in (got, reference)]
    return IPyNbCell.compare_outputs(stand_in, *nodes)


@given(OUTPUTS, OUTPUTS)
def test_the_rule_is_nbvals(reference, got):
    # An empty stream is an output to nbval and nothing to a reader; kernels send none.
    reference = [o for o in reference if o.get("text") != ""]
    got = [o for o in got if o.get("text") != ""]
    assert same_outputs(reference, got) == nbval_says_same(reference, got)
    assert same_outputs(reference, reference)


def test_a_set_that_cannot_be_written_out_stays_as_it_is():
    # A number of more than 4,300 digits is read, and never printed.
    assert steady("{0x" + "f" * 9_000 + "}") == "{0x" + "f" * 9_000 + "}"


def test_a_text_made_to_be_slow_is_steadied_at_once():
    # Quadratic patterns would take minutes for a tenth of it.
    for part in ("<Figure size ", "np.float64(", "{1,", "\x1b[1;", "x\r", "0x", "{", " "):
        assert steady(part * (1_000_000 // len(part)))
