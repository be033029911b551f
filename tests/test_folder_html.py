"""Pages, read into sections and blocks."""

import time

import pytest
from hypothesis import given
from readings import TEXTS, check, shown

from lessonkit.folder.html import read_html
from lessonkit.folder.section import UnreadableError


def blocks(html):
    """The text of each block, whatever its section."""
    return [block for _, texts in shown(read_html(html)) for block in texts]


def test_a_heading_begins_a_section_and_stands_above_it():
    html = "before<h1>A</h1><p>one<h3>B</h3><p>two<h2>C <em>c</em></h2>three<h2>Empty</h2>"
    assert shown(read_html(html)) == [
        ((), ["before"]),
        (("A",), ["one"]),
        (("A", "B"), ["two"]),
        (("A", "C c"), ["three"]),
    ]


def test_the_title_is_the_first_heading_or_the_pages_own():
    assert read_html("<title>B - Our site</title><h1>B</h1>x").title == "B"
    assert read_html("<title> A\n page </title><p>x").title == "A page"
    assert read_html("<h2>A</h2><h1>B</h1>x").title == "B"
    assert read_html("x").title == ""


@pytest.mark.parametrize(
    "html",
    [
        "<nav>no</nav>",
        "<script>no</script>",
        "<style>no</style>",
        "<template>no</template>",
        "<header>no</header>",
        "<footer>no</footer>",
        "<aside>no</aside>",
        "<p hidden>no</p>",
        '<p style="display: none">no</p>',
        '<div role="navigation">no</div>',
        "<!-- no -->",
    ],
)
def test_what_is_no_text_of_the_page_is_left_out(html):
    assert blocks(f"<p>one</p>{html}<p>two</p>") == ["one", "two"]


@pytest.mark.parametrize(
    "html",
    [
        "out<main>in</main>out",
        '<div>out</div><div role="main">in</div>',
        "out<article>in</article>",
        "<main></main><article>in</article>",
        "<main></main>in",
    ],
)
def test_the_text_is_in_main_or_in_the_only_article_or_anywhere(html):
    assert blocks(html) == ["in"]


def test_an_article_has_its_heading_in_a_header():
    assert shown(read_html("<main><header><h1>A</h1></header>x</main>")) == [(("A",), ["x"])]


@pytest.mark.parametrize("mark", ["#", "¶", "&para;"])
def test_the_mark_that_links_to_a_heading_is_none_of_its_words(mark):
    html = f'<h1>C#<a class="headerlink" href="#c">{mark}</a></h1>x'
    assert shown(read_html(html)) == [(("C#",), ["x"])]


def test_white_space_in_prose_is_one_blank_and_a_word_is_not_parted():
    html = "<p>\n a <b>bo</b>ld&nbsp;\n <i> word</i>, soft&shy;ly &lt;&amp;&#233;<br> line </p>"
    assert blocks(html) == ["a bold word, softly <&é\nline"]


def test_code_is_whole_with_its_white_space():
    assert blocks("x<pre>\n  a\n\n    b &lt; <b>c</b>\n</pre>y") == ["x", "  a\n\n    b < c", "y"]
    code = "word. " * 300
    assert blocks(f"<pre>{code}</pre>") == [code.rstrip()]


def test_a_short_list_is_one_block_and_a_long_one_is_its_items():
    assert blocks("<ul><li>a<li>b<ul><li>c</ul></ul>d") == ["a\nb\nc", "d"]
    item = "word " * 40
    assert blocks(f"<ol><li>{item}</li><li>{item}</li></ol>") == [item.strip()] * 2


def test_a_term_stands_above_what_explains_it():
    long = "word " * 80
    assert blocks(f"<dl><dt>a()<dd><p>{long}</p><p>more</p></dl>") == [
        f"a()\n{long.strip()}",
        "more",
    ]


def test_a_small_table_is_one_block_of_rows():
    html = "<table><caption>T</caption><tr><th>a</th><th>b</th></tr><tr><td>1<td><p>2</p></table>"
    assert blocks(html) == ["T\na | b\n1 | 2"]


def test_a_long_table_keeps_its_header_out_of_the_quote():
    row = f"<tr><td>one</td><td>{'word ' * 40}</td></tr>"  # 42 words each with the stroke
    section = read_html(f"<table><tr><th>a</th><th>b</th></tr>{row * 5}</table>").sections[0]
    assert [section.text[b.start : b.end].count("one") for b in section.blocks] == [2, 2, 1]
    assert [block.header for block in section.blocks] == ["", "a | b", "a | b"]


def test_a_table_that_sets_out_a_page_is_no_table():
    assert blocks("<table><tr><td><table><tr><td>a<td>b</table><td><h1>H</h1>c</table>") == [
        "a | b",
        "c",
    ]


def test_each_word_knows_its_line():
    html = (
        "<p>one\ntwo</p>\n<!-- \n -->\n<pre>\n\nthree\n</pre><script>\nx\n\n</script>four\n<br>five"
    )
    section = read_html(html).sections[0]
    found = {word: section.line_at(section.text.index(word)).line for word in section.text.split()}
    assert found == {"one": 1, "two": 2, "three": 7, "four": 11, "five": 12}


@pytest.mark.parametrize(
    "html",
    [
        "<div>" * 5_000 + "x" + "</div>" * 5_000,
        "<p>x" * 20_000,
        "<ul><li>x" * 5_000,
        "<table><tr><td>x" * 5_000,
        "<h1>x" * 5_000 + "<p>x",
    ],
    ids=["nested", "p", "li", "table", "h1"],
)
def test_deep_and_unclosed_pages_are_read_in_seconds(html):
    start = time.perf_counter()
    assert read_html(html).sections
    assert time.perf_counter() - start < 10  # at most 1 s here


@pytest.mark.parametrize("html", ["<!--" * 50_000, "<a " * 50_000, "<a b='" * 20_000])
def test_thousands_of_tags_that_never_end_are_refused(html):
    with pytest.raises(UnreadableError, match="thousands of its tags never end"):
        read_html(html)


@given(TEXTS)
def test_any_text_is_a_page_with_blocks_in_order(html):
    try:
        reading = read_html(html)
    except UnreadableError:
        return
    check(reading)
    assert read_html(html) == reading
