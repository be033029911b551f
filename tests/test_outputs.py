"""The outputs of a cell, as Jupyter would show them."""

from lessonkit.course.kernels.outputs import KEEP, Outputs


def texts(outputs):
    return [output.get("text") or output["data"]["text/plain"] for output in outputs.all()]


def stream(text):
    return {"name": "stdout", "text": text}


def test_clear_output_clears_at_once_or_with_the_next_output():
    outputs = Outputs()
    outputs.add("stream", stream("a"))
    outputs.add("clear_output", {"wait": True})
    assert texts(outputs) == ["a"]
    outputs.add("stream", stream("b"))
    assert texts(outputs) == ["b"]
    outputs.add("clear_output", {"wait": False})
    assert texts(outputs) == []


def test_a_display_is_updated_in_its_place():
    outputs = Outputs()
    for kind, value in (("display_data", "1"), ("update_display_data", "2")):
        content = {"data": {"text/plain": value}, "transient": {"display_id": "x"}}
        outputs.add(kind, content)
    assert texts(outputs) == ["2"]


def test_what_is_received_is_counted_and_what_is_kept_is_limited():
    outputs = Outputs()
    for _ in range(10):
        outputs.add("stream", stream("x" * KEEP))
    assert outputs.received >= 10 * KEEP
    assert sum(map(len, texts(outputs))) <= 2 * KEEP
