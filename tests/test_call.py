"""What a line of a check's output is about."""

from lessonkit.course.judging.call import Printed, printed_in_line


def call_of_line(source, line):
    return printed_in_line(source, line).call


def test_the_call_is_the_argument_of_its_print():
    source = '# The idea.\nprint("parents:", f(["a"]))\nprint("words:", g(1), "in all")\n'
    assert call_of_line(source, 0) == "f(['a'])"
    assert call_of_line(source, 1) == "g(1)"


def test_a_name_stands_for_what_was_assigned_to_it_and_short_lists_are_put_in():
    source = 'ids = ["D9.1"]\ngot = f(ids)\nprint("gives", got)\nprint("after:", ids)\n'
    assert call_of_line(source, 0) == "f(['D9.1'])"
    assert call_of_line(source, 1) == "f(['D9.1'])"  # which may have changed its argument


def test_a_line_that_no_print_of_its_own_gave_shows_the_whole_check():
    source = "# The idea.\nfor x in (1, 2):\n    print(f(x))\n"
    assert call_of_line(source, 1) == "for x in (1, 2):\n    print(f(x))"


def test_a_cell_that_is_no_python_is_shown_as_it_is():
    assert call_of_line("%time f(1)", 0) == "%time f(1)"


def test_a_long_call_is_cut():
    assert len(call_of_line(f"print(f({'1, ' * 500}))", 0)) == 300


def test_the_words_around_the_value_of_a_call_can_be_taken_away():
    source = 'got = f(["a"])\nprint("it gives", got)\nprint("words:", g(1), "in all")\n'
    assert printed_in_line(source, 0).values("it gives a", "it gives None") == ("a", "None")
    assert printed_in_line(source, 1).values("words: 3 in all", "words: 4 in all") == ("3", "4")


def test_a_line_that_lacks_the_words_keeps_all_of_its_own():
    printed = Printed("f(1)", "it gives ", "")
    assert printed.values("it gives 1", "it gives ") == ("it gives 1", "it gives ")
    assert printed.values("it gives 1", "(no more lines)") == ("it gives 1", "(no more lines)")


def test_words_that_say_what_is_shown_stay_where_that_is_no_call():
    source = 'ids = ["a"]\nf(ids)\nprint("after the call:", ids)\nprint("right:", x == 68)\n'
    for line in (0, 1):
        assert printed_in_line(source, line).values("right: True", "right: no")[0] == "right: True"
    assert printed_in_line('print(f(1), g(2))\nprint("a", f(1), sep="")', 0).before == ""
    assert printed_in_line('print(f(1), g(2))\nprint("a", f(1), sep="")', 1).before == ""
