"""A file that was read becomes a document of the course's own records."""

from hypothesis import given
from hypothesis import strategies as st

from lessonkit.folder.filed import filed
from lessonkit.folder.markdown import read_markdown
from lessonkit.folder.section import Block, Line, Reading, Section

WORDS = st.lists(st.sampled_from(["a", "B", "2", "-", "é"]), max_size=3).map(" ".join)


def section(*headings, text="One. Two."):
    return Section(headings, text, (Block(0, len(text)),), (Line(0, 1),))


def ids(path, *sections, title="T"):
    return [parent.id for parent in filed(path, Reading(title, sections)).document.parents]


def test_a_sections_id_is_the_path_and_its_headings():
    assert ids("a/b.md", section("T", "Cost"), section("T", "Cost", "Late")) == [
        "a/b.md#cost",
        "a/b.md#cost-late",
    ]


def test_headings_that_come_again_are_numbered_and_the_first_keeps_its_id():
    assert ids("a.md", section("A"), section("A"), section("A 2"), section("A")) == [
        "a.md#a",
        "a.md#a-2",
        "a.md#a-2-2",
        "a.md#a-3",
    ]


@given(st.lists(WORDS, max_size=12))
def test_no_two_sections_have_one_id(headings):
    found = ids("a.md", *(section(words) for words in headings))
    assert len(set(found)) == len(headings)


def test_a_file_without_a_title_is_called_by_its_name():
    file = filed("deep/hire.md", Reading("", (section(),)))
    assert file.document.title == "hire"
    assert file.children[0].header == ("hire",)


def test_the_header_is_the_title_the_headings_below_it_and_what_the_block_has():
    text = "| Part | Cost |\n|---|---|\n" + "".join(f"| part {n} | {n} |\n" for n in range(90))
    file = filed("p.md", read_markdown(f"# Parts\n\n## Prices\n\n{text}"))
    headers = [child.header for child in file.children]
    assert headers[0] == ("Parts", "Prices")
    assert len(headers) > 1
    assert {header[2:] for header in headers[1:]} == {("Part | Cost",)}
    assert all("Cost" not in child.text for child in file.children[1:])


def test_children_run_on_through_the_file_and_are_slices_of_their_parents():
    file = filed("a.md", read_markdown("# A\n\nOne.\n\nTwo.\n\n## B\n\nThree.\n"))
    parents = {parent.id: parent for parent in file.document.parents}
    assert [child.ordinal for child in file.children] == [1, 2, 3]
    for child in file.children:
        assert parents[child.parent_id].text[child.start : child.end] == child.text
