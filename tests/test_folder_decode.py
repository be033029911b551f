"""The bytes of a file as text."""

import codecs
import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessonkit.folder.decode import decode
from lessonkit.folder.section import UnreadableError

OLD = "not UTF-8 (looks like cp1252 or another old encoding): save it as UTF-8"


@pytest.mark.parametrize(
    "raw",
    [
        "Fahrräder".encode(),
        codecs.BOM_UTF8 + "Fahrräder".encode(),
        "Fahrräder".encode("utf-16"),
        codecs.BOM_UTF16_BE + "Fahrräder".encode("utf-16-be"),
        "Fahrräder".encode("utf-32"),
        codecs.BOM_UTF32_BE + "Fahrräder".encode("utf-32-be"),
    ],
)
def test_a_mark_at_the_beginning_is_believed_and_all_else_is_utf_8(raw):
    assert decode(raw) == "Fahrräder"


def test_every_end_of_a_line_becomes_the_same():
    assert decode(b"a\r\nb\rc\nd\r\r\ne") == "a\nb\nc\nd\n\ne"


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        (b"", "empty"),
        (b" \r\n\t ", "empty"),
        (codecs.BOM_UTF8, "empty"),
        ("é and more".encode("cp1252"), OLD),
        ("utf-16 without its mark".encode("utf-16-le"), "binary, not text"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "binary, not text"),
        (b"text \x01\x02\x03\x04 text", "binary, not text"),
        (bytes(range(256)), "binary, not text"),
        (codecs.BOM_UTF16_LE + b"odd", "not the UTF-16 that it begins as"),
        (codecs.BOM_UTF16_LE + b"a\0\0\0b\0", "binary, not text"),
        (codecs.BOM_UTF8 + b"\xff", "not the UTF-8 that it begins as"),
    ],
)
def test_what_is_no_text_says_why(raw, why):
    with pytest.raises(UnreadableError) as said:
        decode(raw)
    assert str(said.value) == why


def test_random_bytes_are_binary():
    with pytest.raises(UnreadableError, match="binary"):
        decode(os.urandom(10_000).replace(b"\0", b"\1").lstrip(b"\xff\xfe\xef"))


@pytest.mark.parametrize(
    "raw",
    [
        b"\x1b[31mred\x1b[0m",
        b"page\fpage",
        b"one \x07 in sixty bytes or more of text" + b" and more" * 9,
    ],
)
def test_a_control_character_or_two_are_still_text(raw):
    assert decode(raw) == raw.decode()


@pytest.mark.parametrize(
    ("head", "encoding"),
    [
        ('<meta charset="windows-1251">', "cp1251"),
        ("<meta charset=ISO-8859-1>", "cp1252"),
        ('<meta http-equiv="Content-Type" content="text/html; charset=shift_jis">', "shift_jis"),
        ('<?xml version="1.0" encoding="koi8-r"?>', "koi8-r"),
    ],
)
def test_a_page_may_name_its_encoding(head, encoding):
    words = {"cp1252": "Fahrräder – “Räder”", "shift_jis": "自転車"}.get(encoding, "Велосипед")
    raw = (head + words).encode(encoding)
    assert decode(raw, "html") == head + words
    with pytest.raises(UnreadableError, match="old encoding"):
        decode(raw)  # only a page may


def test_a_page_in_utf_8_is_read_as_such_whatever_it_names():
    assert decode("<meta charset=iso-8859-1>é".encode(), "html").endswith("é")


@pytest.mark.parametrize(
    "name", ["utf-7", "rot13", "unicode_escape", "idna", "zlib", "none", "utf-8"]
)
def test_an_encoding_that_no_browser_knows_is_not_honoured(name):
    with pytest.raises(UnreadableError, match="old encoding"):
        decode(f"<meta charset={name}>é".encode("cp1252"), "html")


def test_a_page_that_is_not_what_it_names_says_so():
    with pytest.raises(UnreadableError, match="not the euc-jp that it says it is"):
        decode(b"<meta charset=euc-jp>\xff\xff", "html")


@given(st.binary(max_size=40) | st.text().map(str.encode), st.sampled_from(["text", "html"]))
def test_any_bytes_are_text_or_say_why_not(raw, kind):
    try:
        text = decode(raw, kind)
    except UnreadableError as why:
        assert str(why)
    else:
        assert text.strip() and "\r" not in text
        text.encode()  # no half of a character is in it


@pytest.mark.parametrize("name", ["windows-874", "windows-1259", "iso-8859-12"])
def test_an_encoding_that_python_does_not_know_is_no_crash(name):
    page = f"<meta charset={name}>caf".encode() + b"\xe9"
    with pytest.raises(UnreadableError, match=f"not the {name} that it says it is"):
        decode(page, "html")
