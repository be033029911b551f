"""Markdown, read into sections and blocks."""

import re

import pytest
from hypothesis import given
from readings import TEXTS, WORD, between, check, check_slices, shown

from lessonkit.folder.markdown import read_markdown
from lessonkit.folder.section import Reading

NOT_READ = re.compile(
    r"<!--.*?(?:-->|\Z)|<(script|style)\b.*?(?:</\1\s*>|\Z)|<[^<>]*>", re.DOTALL | re.IGNORECASE
)


def blocks(text):
    """The text of each block, whatever its section."""
    return [block for _, texts in shown(read_markdown(text)) for block in texts]


def test_a_heading_begins_a_section_and_stands_above_it():
    text = "before\n\n# A\n\none\n\n## B\n\ntwo\n\nC\n=\n\nthree\n"
    assert shown(read_markdown(text)) == [
        ((), ["before"]),
        (("A",), ["one"]),
        (("A", "B"), ["two"]),
        (("C",), ["three"]),
    ]


def test_a_line_is_counted_in_the_file():
    section = read_markdown("# A\n\n\none\ntwo\n\nthree").sections[0]
    assert section.text == "one\ntwo\n\nthree"
    # three is at offset 9 of the text, and on line 7 of the file
    assert [section.line_at(n).line for n in (0, 4, 9)] == [4, 5, 7]


@pytest.mark.parametrize("text", ["", " \n", "# A", "# A\n## B\n", "<!-- x -->", "---"])
def test_what_has_no_words_but_headings_has_no_section(text):
    assert read_markdown(text).sections == ()


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("## B\n\n# A\n\nx\n\n# C\n", "A"),
        ("# The *big* `cat` [here](/url) ![pic](p.png) &amp; \\*\n", "The big cat here pic & *"),
        ("---\ntitle: 'Front'\ndraft: true\n---\n# A\n", "A"),
        ('---\ntitle: "Front"\ntags:\n  - x\n- y\n\n# no heading\n---\nx\n', "Front"),
        ("x\n", ""),
        ("# <b>A</b>\n", "A"),
    ],
)
def test_the_title_is_the_first_heading_of_level_1_or_what_the_front_matter_says(text, title):
    assert read_markdown(text).title == title


def test_front_matter_is_passed_over_and_its_lines_are_counted():
    reading = read_markdown("---\ntitle: T\n---\n\nx\n")
    assert shown(reading) == [((), ["x"])]
    assert reading.sections[0].line_at(0).line == 5


def test_prose_between_two_rules_is_no_front_matter():
    assert blocks("---\nsome prose\n\n---\n\nx\n") == ["some prose", "x"]


@pytest.mark.parametrize(
    "inside", ["```\n# no\n```", "> # no", "- # no", "    # no", "~~~\nno\n---"]
)
def test_a_heading_in_code_a_quote_or_a_list_is_not_one_of_the_file(inside):
    assert [one.headings for one in read_markdown(f"# A\n\n{inside}\n").sections] == [("A",)]


def test_a_paragraph_with_a_rule_right_below_it_is_no_heading():
    text = "some words " * 15 + "\n---\nx"
    assert [one.headings for one in read_markdown(text).sections] == [()]


@pytest.mark.parametrize("mark", ["```", "~~~", "`````"])
def test_a_fence_is_closed_only_by_its_like(mark):
    code = f"{mark}py\na\n\n~~\n``\n{'~~~' if mark[0] == '`' else '```'}\n# b\n{mark}"
    assert blocks(f"x\n\n{code}\n\ny") == ["x", code, "y"]


def test_a_fence_that_is_never_closed_runs_to_the_end():
    assert blocks("```\na\n\nb\n") == ["```\na\n\nb"]


def test_indented_code_stays_whole_and_keeps_what_its_first_line_is_indented_by():
    assert blocks("x\n\n    a\n\n      b\n\ny") == ["x", "    a\n\n      b", "y"]
    assert blocks("# A\n\n    a\n    b\n") == ["    a\n    b"]


def test_code_is_never_cut_however_long():
    code = "```\n" + "a b c d e.\n\n" * 200 + "```"
    assert blocks(code) == [code]


def test_a_short_list_is_one_block_with_all_that_is_nested_in_it():
    assert blocks("- a\n  - b\n- c\n") == ["- a\n  - b\n- c"]


def test_a_long_list_is_a_block_for_each_item():
    item = "word " * 30  # three of them are 93 words with their marks; 60 would be short
    texts = [f"{n}. {item.strip()}\n   - nested" for n in (1, 2, 3)]
    assert blocks("\n".join(texts)) == texts


def test_a_long_item_falls_back_to_its_parts():
    code = "```\n  code\n  ```"
    one, two = "- " + "word " * 100, "word " * 50
    text = f"{one}\n\n  {two}\n\n  ```\n  code\n  ```\n\n  - a\n  - b\n"
    assert blocks(text) == [one.strip(), two.strip(), code, "- a\n  - b"]


def test_a_long_paragraph_is_cut_at_sentence_ends():
    # 40 sentences of 5 words are 200; two pieces of 100 each
    sentence = "These are just five words."
    assert blocks(" ".join([sentence] * 40)) == [" ".join([sentence] * 20)] * 2


def test_a_small_table_is_one_block():
    table = "| a | b |\n|---|---|\n| 1 | 2 |"
    assert blocks(f"x\n\n{table}\n\ny") == ["x", table, "y"]


def test_a_long_table_is_cut_between_rows_and_keeps_its_header_out_of_the_quote():
    rows = [f"| row {n} | {'word ' * 27}|" for n in range(8)]  # 32 words each, pipes and all
    text = "\n".join(["| *Size* | What `it` is | |", "|---|---|---|", *rows])
    section = read_markdown(text).sections[0]
    # header, rule and row 0 are 43 words; 43 + 7 * 32 = 267 are three runs of about 89
    assert [section.text[b.start : b.end].count("row ") for b in section.blocks] == [3, 3, 2]
    assert [block.header for block in section.blocks] == ["", *["Size | What it is"] * 2]
    assert section.text[: section.blocks[0].end].startswith("| *Size*")


@pytest.mark.parametrize(
    ("html", "read"),
    [
        ("<!-- note to self -->", False),
        ("<!-- a\n\nb\n-->", False),
        ('<img alt="x" src="y">', False),
        ("<script>\nvar x\n</script>", False),
        ("<details>\nMore\n</details>", True),
        ("<!-- a --> words", True),
    ],
)
def test_html_is_a_block_if_it_holds_words(html, read):
    assert blocks(html) == [html] * read


def test_where_links_lead_to_is_searched_too():
    assert blocks("[a][b]\n\n[b]: https://x.example\n[c]: d\n") == [
        "[a][b]",
        "[b]: https://x.example\n[c]: d",
    ]


def test_what_is_nested_deeper_than_the_parser_goes_is_not_lost():
    text = "> " * 60 + "deep\n"
    assert WORD.findall(" ".join(blocks(text))) == ["deep"]


def test_two_headings_with_the_same_words_are_two_sections():
    assert shown(read_markdown("# A\nx\n# A\ny\n")) == [(("A",), ["x"]), (("A",), ["y"])]


def test_a_text_without_anything_is_an_empty_reading():
    assert read_markdown("") == Reading("", ())


@given(TEXTS)
def test_blocks_are_slices_in_order_and_nothing_is_lost(text):
    reading = read_markdown(text)
    check(reading)
    check_slices(reading, text)
    for section in reading.sections:
        hidden = [w for found in NOT_READ.finditer(section.text) for w in WORD.findall(found[0])]
        assert set(between(section)) <= set(hidden)
    assert read_markdown(text) == reading
