"""Headings are rendered around a passage, never inside its slices."""

from tiny import by_id, parent

from lessonkit.headings import render
from lessonkit.records import Document, Hit
from lessonkit.split import split_parents
from lessonkit.windows import expand, positions

WHY = parent("T1#why", "Logs grow. Disks fill.", "T1", "Why")
HOW = parent("T1#how", "Run it. Look.", "T1", "How")
TUTORIAL = Document("T1", "Rotate logs", (WHY, HOW), "server")
CHILDREN = split_parents([WHY, HOW])


def shown(ordinal, window, documents=None):
    hits = [Hit(CHILDREN[ordinal - 1], 1)]
    sent = expand(hits, positions(CHILDREN), by_id(WHY, HOW), window=window)
    return render(sent.passages[0], by_id(WHY, HOW), documents)


def test_the_first_line_is_category_title_and_heading_once():
    assert shown(1, 1, {"T1": TUTORIAL}) == "[server] Rotate logs > Why\n\nLogs grow. Disks fill."


def test_a_later_section_is_a_markdown_heading():
    assert shown(2, 2, {"T1": TUTORIAL}) == (
        "[server] Rotate logs > Why\n\nLogs grow. Disks fill.\n\n## How\n\nRun it. Look."
    )


def test_without_the_document_the_parents_title_stands_alone():
    assert shown(4, 0) == "How\n\nLook."


def test_a_section_without_a_title_and_one_that_is_not_known_have_no_heading():
    opening = parent("T1#opening", "Run it. Look.", "T1", "")
    children = split_parents([WHY, opening])
    sent = expand([Hit(children[1], 1)], positions(children), by_id(WHY, opening), window=1)
    assert "##" not in render(sent.passages[0], by_id(WHY, opening))
    assert "##" not in render(sent.passages[0], by_id(WHY))


def test_a_document_without_a_category_has_no_brackets():
    assert shown(4, 0, {"T1": Document("T1", "Rotate logs", ())}).startswith("Rotate logs > How")
