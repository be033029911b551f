"""The marks of a task in a cell."""

from lessonkit.course.notebooks import marks


def test_a_task_is_two_digits_a_full_stop_and_a_number():
    assert [marks.is_task(name) for name in ("03.2", "3.2", "03.", "03.123", None)] == [
        True,
        False,
        False,
        False,
        False,
    ]


def test_the_task_line_stands_alone_and_the_first_counts():
    assert marks.task_line("x = 1\n  # 03.2 \n# 03.3") == "03.2"
    assert marks.task_line("x = 1  # 03.2") == ""
    assert marks.task_line("# 03.2 is hard") == ""


def test_each_solution_region_becomes_one_raise_at_its_indentation():
    source = (
        "# 03.2\ndef f():\n    ### BEGIN SOLUTION\n    a = 1\n\n    return a\n"
        "    ### END SOLUTION\n### BEGIN SOLUTION\nx = 1\n### END SOLUTION"
    )
    assert marks.without_solution(source, "03.2", 'Say "yes"') == (
        '# 03.2\ndef f():\n    raise NotImplementedError("03.2: Say \\"yes\\"")\n'
        'raise NotImplementedError("03.2: Say \\"yes\\"")'
    )


def test_an_empty_region_is_a_region_too():
    assert marks.has_solution("### BEGIN SOLUTION\n### END SOLUTION")
    assert not marks.has_solution("### BEGIN SOLUTION\nx = 1")


def test_the_idea_is_the_comment_in_the_first_line():
    assert marks.first_comment("\n# Once is enough.\nprint(1)") == "Once is enough."
    assert marks.first_comment("print(1)\n# no") == ""
