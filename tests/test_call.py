"""Which call of a check printed a line."""

from lessonkit.course.judging.call import call_of_line


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
