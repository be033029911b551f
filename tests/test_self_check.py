"""What goes wrong with notebooks in the field, each case run through the real engine."""

import json

import pytest
from tiny_exercise import (
    KEEPS_REPEATS,
    RIGHT,
    SLUG,
    WRONG,
    answered,
    cell_of,
    checked,
    code,
    exercise,
    kernels,
    outcomes,
    places,
    solution,
    store,
    verdict,
)

from lessonkit.course.authoring.wrong_answers import WrongAnswer, prove
from lessonkit.course.grafting.reference import read_reference
from lessonkit.course.grafting.submission import Submission
from lessonkit.course.judging.judge import judge
from lessonkit.course.kernels.forks import CAN_FORK
from lessonkit.course.student.check import check_all

PASSED = ["passed"] * 3
FIRST_WRONG = ["wrong", "passed", "passed"]


# Expected outputs


def test_an_exercise_as_handed_out_is_not_attempted(tmp_path):
    assert outcomes(exercise(), tmp_path) == ["not attempted"] * 3


def test_right_answers_pass(tmp_path):
    assert outcomes(answered(), tmp_path) == PASSED


def test_a_wrong_answer_that_was_run_and_saved_is_still_wrong(tmp_path):
    made = answered(t1=KEEPS_REPEATS)
    cell_of(made, "check", "03.1")["outputs"] = [
        {"output_type": "stream", "name": "stdout", "text": "parents: ['D50', 'D51', 'D50']\n"}
    ]
    assert outcomes(made, tmp_path) == FIRST_WRONG


def test_an_answer_right_for_the_visible_input_alone_is_wrong(tmp_path):
    assert outcomes(answered(t1=WRONG), tmp_path) == FIRST_WRONG
    printed = '# 03.1\ndef unique_parents(ids):\n    return ["D50", "D51"]\n'
    assert outcomes(answered(t1=printed), tmp_path) == FIRST_WRONG


def test_stripped_outputs_change_no_verdict(tmp_path):
    made = answered(t1=WRONG)
    for cell in made["cells"]:
        if cell["cell_type"] == "code":
            cell |= {"outputs": [], "execution_count": None}
    assert outcomes(made, tmp_path) == FIRST_WRONG


@pytest.mark.parametrize("marker", ["# NBVAL_SKIP", "# NBVAL_IGNORE_OUTPUT"])
def test_markers_in_the_students_cells_have_no_effect(tmp_path, marker):
    made = answered(t1=WRONG)
    for role in ("answer", "check"):
        cell = cell_of(made, role, "03.1")
        cell["source"] = f"{marker}\n{cell['source']}"
        cell["metadata"]["tags"] = ["raises-exception", "nbval-skip"]
    path = store(tmp_path / f"{SLUG}.ipynb", made)
    assert checked(path).verdicts[0].outcome == "wrong"


# Cells


def test_rewritten_ids_and_format_4_0_without_ids_are_still_matched(tmp_path):
    made = answered(t1=WRONG)
    for number, cell in enumerate(made["cells"]):
        cell["id"] = f"other-{number}"
    assert outcomes(made, tmp_path) == FIRST_WRONG
    for cell in made["cells"]:
        del cell["id"]
    assert outcomes(made | {"nbformat_minor": 0}, tmp_path) == FIRST_WRONG


def test_without_our_metadata_the_visible_line_tells_the_task(tmp_path):
    made = answered(t1=WRONG)
    for cell in made["cells"]:
        cell["metadata"] = {}
    made["metadata"] = {}
    assert outcomes(made, tmp_path) == FIRST_WRONG


def test_a_deleted_or_edited_check_is_restored(tmp_path):
    made = answered(t1=WRONG)
    cell_of(made, "check", "03.1")["source"] = "print(\"parents: ['D50', 'D51']\")"
    assert outcomes(made, tmp_path) == FIRST_WRONG
    made["cells"].remove(cell_of(made, "check", "03.1"))
    assert outcomes(made, tmp_path) == FIRST_WRONG


def test_a_deleted_answer_is_not_attempted_and_the_others_are_judged(tmp_path):
    made = answered()
    made["cells"].remove(cell_of(made, "answer", "03.2"))
    assert outcomes(made, tmp_path) == ["passed", "not attempted", "passed"]
    said = verdict(made, tmp_path, "03.2").message
    assert "no answer cell for 03.2" in said
    assert "lesson reset 03" in said


def test_of_two_answer_cells_the_last_with_an_answer_counts_and_it_says_so(tmp_path):
    made = answered(t1=WRONG)
    again = code(RIGHT["03.1"], "answer", "03.1")
    made["cells"] += [again, code("# 03.1\n", "answer", "03.1")]
    assert outcomes(made, tmp_path) == PASSED
    notes = checked(store(tmp_path / "again.ipynb", made)).notes
    assert notes == (
        "03.1 has 3 answer cells; the last one with an answer counts, "
        f"which is cell {len(made['cells']) - 1} of the notebook.",
    )


def test_moved_cells_are_judged_in_the_solutions_order(tmp_path):
    made = answered(t1=WRONG)
    made["cells"].reverse()
    assert outcomes(made, tmp_path) == FIRST_WRONG


def test_scratch_cells_count_neither_for_nor_against(tmp_path):
    made = answered()
    made["cells"].insert(2, code("1 / 0"))
    made["cells"].append(code("while True: pass"))
    assert outcomes(made, tmp_path) == PASSED


def test_a_name_from_a_scratch_cell_is_pointed_at(tmp_path):
    made = answered(t2="# 03.2\ndef words_sent(parents):\n    return helper(parents)\n")
    made["cells"].insert(2, code("def helper(parents):\n    return 72"))
    said = verdict(made, tmp_path, "03.2").message
    assert "`helper` stands in another cell of yours" in said


def test_a_renamed_copy_is_recognised(tmp_path):
    path = store(tmp_path / "Copy of 99 (1).ipynb", answered(t1=WRONG))
    report = checked(path)
    assert report.slug == SLUG
    assert [v.outcome for v in report.verdicts] == FIRST_WRONG


def test_an_answer_cell_turned_into_markdown_is_read_and_named(tmp_path):
    made = answered()
    cell_of(made, "answer", "03.1")["cell_type"] = "markdown"
    report = checked(store(tmp_path / "x.ipynb", made))
    assert [v.outcome for v in report.verdicts] == PASSED
    assert report.notes == ("The answer cell of 03.1 is not a code cell; we read it as one.",)


# Messages


def test_the_message_is_the_idea_the_call_and_expected_beside_yours(tmp_path):
    assert verdict(answered(t1=KEEPS_REPEATS), tmp_path, "03.1").message.splitlines() == [
        "A parent is sent once, at the place of its best hit.",
        "call:     unique_parents(['D50.2', 'D51.1', 'D50.4'])",
        "expected: ['D50', 'D51']",
        "yours:    ['D50', 'D51', 'D50']",
    ]


def test_an_error_is_folded_to_the_students_own_line(tmp_path):
    fails = "# 03.1\ndef unique_parents(ids):\n    last = 7\n    return ids[last]\n"
    assert verdict(answered(t1=fails), tmp_path, "03.1").message.splitlines() == [
        "call:     unique_parents(['D50.2', 'D51.1', 'D50.4'])",
        "At line 4 of your answer to 03.1: `return ids[last]`",
        "IndexError: list index out of range",
    ]


def test_a_syntax_error_points_at_its_line(tmp_path):
    lines = verdict(answered(t1="# 03.1\ndef x(:\n    pass\n"), tmp_path, "03.1").message
    assert lines.splitlines() == [
        "At line 2 of your answer to 03.1: `def x(:`",
        "SyntaxError: invalid syntax",
    ]


def test_printing_in_the_place_of_returning_is_recognised_by_the_none(tmp_path):
    prints = RIGHT["03.2"].replace("return ", "print(") + ")"
    said = verdict(answered(t2=prints.replace("\n)", ")")), tmp_path, "03.2").message
    assert said.endswith(
        "Your code prints, and gives nothing back. "
        "None is what a function gives back when it ends without `return`."
    )


def test_printing_in_the_place_of_returning_is_recognised_where_the_check_goes_on_with_it(tmp_path):
    made = solution()
    cell_of(made, "check", "03.2")["source"] = "# The idea.\nprint(1 + words_sent(['D50']))"
    reference = read_reference(store(tmp_path / "solution.ipynb", made))
    prints = "# 03.2\ndef words_sent(parents):\n    print(34)\n"
    report = judge(reference, Submission("x", {"03.2": prints}), kernels().take())
    assert "Your code prints, and gives nothing back." in report.verdicts[1].message


def test_what_an_answers_own_code_prints_or_displays_counts_neither_for_nor_against(tmp_path):
    chatty = """# 03.1
import threading
def unique_parents(ids):
    print("debug", ids)
    display(ids)
    threading.Thread(target=lambda: print("from a thread")).start()
    return list(dict.fromkeys(map(parent, ids)))
def parent(child_id):
    print(child_id)
    return child_id.split(".")[0]
"""
    assert outcomes(answered(t1=chatty), tmp_path) == PASSED
    right = '# 03.1\ndef unique_parents(ids):\n    print("parents:", ["D50", "D51"])\n'
    assert "yours:    None" in verdict(answered(t1=right), tmp_path, "03.1").message


def test_a_known_mistake_is_recognised_although_it_prints(tmp_path):
    debug = KEEPS_REPEATS.replace("    return", "    print(ids)\n    return")
    reference = read_reference(store(tmp_path / "solution.ipynb", solution()))
    wrong = WrongAnswer("03.1", "keeps", "Drop the repeats.", KEEPS_REPEATS)
    known, _ = prove(reference, [wrong], kernels())
    for answer in (KEEPS_REPEATS, debug):
        report = judge(reference, Submission("x", {"03.1": answer}), kernels().take(), known)
        assert report.verdicts[0].mistake == "keeps"


def test_a_stub_that_is_still_reached_is_not_attempted(tmp_path):
    left = (
        '# 03.1\ndef unique_parents(ids):\n    ids = 1\n    raise NotImplementedError("03.1: x")\n'
    )
    found = verdict(answered(t1=left), tmp_path, "03.1")
    assert found.outcome == "not attempted"
    assert "is still reached" in found.message


def test_a_name_that_the_check_needs_and_the_answer_lacks_is_named(tmp_path):
    said = verdict(answered(t3="# 03.3\nnaiv = 68\n"), tmp_path, "03.3").message
    assert "The check uses `naive`, and your answer does not define it." in said


def test_a_builtin_that_an_earlier_answer_took_is_pointed_at(tmp_path):
    made = answered(t1=RIGHT["03.1"] + "sum = 72\n")
    assert outcomes(made, tmp_path) == ["passed", "error", "passed"]
    said = verdict(made, tmp_path, "03.2").message
    assert "Your answer to 03.1 gives Python's own name `sum` another meaning." in said


def test_an_answer_that_needs_another_one_says_which_to_do_first(tmp_path):
    uses = "# 03.2\ndef words_sent(parents):\n    return unique_parents(parents)\n"
    stub = cell_of(exercise(), "answer", "03.1")["source"].replace("raise", "x = 1\n    raise")
    found = verdict(answered(t1=stub, t2=uses), tmp_path, "03.2")
    assert (found.outcome, "Do 03.1 first" in found.message) == ("not run", True)


def test_an_answer_that_needs_a_cell_left_as_it_was_says_so_too(tmp_path):
    empty = cell_of(exercise(), "answer", "03.1")["source"]
    uses = "# 03.2\ndef words_sent(parents):\n    return unique_parents(parents)\n"
    found = verdict(answered(t1=empty, t2=uses), tmp_path, "03.2")
    assert (found.outcome, "Do 03.1 first" in found.message) == ("not run", True)
    uses = "# 03.2\ndef words_sent(parents):\n    return naive + 4 if parents else 0\n"
    late = "# 03.1\nunique_parents = naive\n"
    found = verdict(answered(t1=late, t2=uses, t3=""), tmp_path, "03.2")
    assert (found.outcome, "Do 03.3 first" in found.message) == ("not run", True)


def test_an_emptied_answer_is_not_attempted(tmp_path):
    assert outcomes(answered(t1="", t2="# 03.2\n\n# todo\n"), tmp_path) == [
        "not attempted",
        "not attempted",
        "passed",
    ]


def test_a_file_that_cannot_be_read_has_a_row_for_each_task(tmp_path):
    path = tmp_path / f"{SLUG}.ipynb"
    path.write_text(json.dumps(answered())[:500])
    report = checked(path)
    assert [v.outcome for v in report.verdicts] == ["unreadable"] * 3
    assert not report.all_passed


def test_one_bad_notebook_among_several_costs_the_others_nothing(tmp_path):
    bad = {
        "a_right": answered(),
        "b_kills_its_parent": answered(t1="# 03.1\nimport os\nos.kill(os.getppid(), 9)\n"),
        "c_right": answered(),
        "d_dies": answered(t1="# 03.1\nimport os\nos.abort()\n"),
    }
    if not CAN_FORK:  # the parent would be pytest
        del bad["b_kills_its_parent"]
    paths = [store(tmp_path / f"{name}.ipynb", made) for name, made in bad.items()]
    (tmp_path / "03_corrupt.ipynb").write_text(json.dumps(answered())[:900])
    paths += [tmp_path / "03_corrupt.ipynb", store(tmp_path / "f_right.ipynb", answered())]
    found = {
        r.notebook[0]: [v.outcome.value for v in r.verdicts] for r in check_all(places(), paths)
    }
    assert found["a"] == found["c"] == found["f"] == PASSED
    assert found["0"] == ["unreadable"] * 3
    assert found["d"] == ["Python stopped", "not run", "not run"]
    if CAN_FORK:
        assert set(found["b"]) & {"Python stopped", "error"}
