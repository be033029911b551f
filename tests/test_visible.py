"""Text from students does nothing, and shows what it is."""

from hypothesis import given
from hypothesis import strategies as st

from lessonkit.course.grading.visible import visible, visible_line


def test_orders_to_a_terminal_and_turned_writing_are_named():
    assert visible("a\x1b[31mb\u202ec\x00") == "a‹U+001B›[31mb‹U+202E›c‹U+0000›"


def test_lines_tabs_and_joined_letters_stay():
    assert visible("a\tb\r\nc 👩\u200d💻 é") == "a\tb\nc 👩\u200d💻 é"


def test_in_a_name_a_line_end_is_named_too():
    assert visible_line("a\nb\tc") == "a‹U+000A›b‹U+0009›c"


@given(st.text(st.characters()))
def test_every_text_can_be_written_and_shows_no_more_when_it_is_shown_again(text):
    shown = visible(text)
    shown.encode("utf-8")
    assert visible(shown) == shown
    assert "\r" not in shown
