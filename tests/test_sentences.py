"""Where a sentence ends. Each list of sentences was cut by hand."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessonkit.sentences import sentence_spans


def cut(text: str) -> list[str]:
    return [text[start:end] for start, end in sentence_spans(text)]


# The rows of the cases "Splitting a parent into children".


def test_an_abbreviation_does_not_end_a_sentence():
    assert cut("Use a cache, e.g. Redis. It is fast.") == [
        "Use a cache, e.g. Redis.",
        "It is fast.",
    ]


def test_a_title_does_not_end_a_sentence():
    assert cut("Dr. Smith saw Mr. Jones. Both left.") == ["Dr. Smith saw Mr. Jones.", "Both left."]


def test_decimals_and_dotted_names_stay_whole():
    assert cut("Pi is 3.14. See a.b.") == ["Pi is 3.14.", "See a.b."]


def test_a_list_marker_stays_with_its_text():
    text = "1. Open the lid. 2. Press start. 3. Wait."
    assert cut(text) == ["1. Open the lid.", "2. Press start.", "3. Wait."]


def test_chinese_needs_no_white_space_between_sentences():
    assert cut("今天天气很好。我们去公园吧！你来吗？好的。") == [
        "今天天气很好。",
        "我们去公园吧！",
        "你来吗？",
        "好的。",
    ]


def test_each_bullet_is_a_child():
    assert cut("- alpha\n- beta\n- gamma") == ["- alpha", "- beta", "- gamma"]


def test_repeated_sentences_have_their_own_places():
    # "Same. " is 6 characters, "Other. " is 7: 0, 6, 6 + 7, 13 + 6
    spans = list(sentence_spans("Same. Other. Same. End."))
    assert [start for start, _ in spans] == [0, 6, 13, 19]


@pytest.mark.parametrize("text", ["", " ", "  \n ", "\r\n\r\n", "\u00a0\t"])
def test_a_blank_text_has_no_sentence(text):
    assert cut(text) == []


# More of each kind, ¦ where a sentence ends and the next begins.


@pytest.mark.parametrize(
    "marked",
    [
        "We stop, i.e. we brake.¦ Go.",
        "It takes approx. five minutes.¦ Wait.",
        "See Fig. 2 and Prof. Hall, cf. St. Ives.¦ Go.",
        "Helmets vs. caps.¦ Go.",
        "Mr. and Mrs. Jones ride.¦ Both like it.",
        "Lights (e.g. Redis lamps) help.¦ Go.",
        "A lamp—e.g. Redis—helps.¦ Go.",
        "**E.g.** Redis helps.¦ Go.",
        "Bring lights, a pump, etc. and ride.¦ Go.",
        "Bring lights, a pump, etc.¦ Then ride.",
        "We meet at 10 a.m. on Monday.¦ Go.",
        "We meet at 10 a.m.¦ Bring a helmet.",
        "Bike No. 5 is out.¦ No.¦ It is in.¦ We say no.¦ Go.",
        "On Jan. 5 we ride.¦ We rest in Jan.¦ Go.",
        "J. Smith and J. R. R. Hall left.¦ P. Reed came.",
        "J.R.R. Hall left.¦ The U.S. team came.",
        "Take plan B.¦ Then go.",
    ],
)
def test_abbreviations_and_initials(marked):
    assert cut(marked.replace("¦", "")) == [part.strip() for part in marked.split("¦")]


@pytest.mark.parametrize(
    "marked",
    [
        "Use v2.3.¦ Then 2.10.1 came out.",
        "See python.org.¦ Then open file.py or notes.v2.3.md.¦ Go.",
        "Go to https://example.org/a.b?c=d.e!f for more.¦ Write to a.b@example.org.¦ Go.",
        "It costs 1.50 euros.¦ It costs 20.¦ Pay.",
        "pip is fast.¦ uv is faster.",
        "Run cd .. or ls . to look.¦ Go.",
        "In x != y the mark ! is no end.¦ Go.",
        'End with ".".¦ The mark "?" Means a question.',
    ],
)
def test_numbers_versions_addresses_and_code(marked):
    assert cut(marked.replace("¦", "")) == [part.strip() for part in marked.split("¦")]


@pytest.mark.parametrize(
    "marked",
    [
        '"Stop!" he said.¦ "Go." ¦Then we left.',
        "(Lock it.)¦ [Keep the key.]¦ “Ride.”¦ ‘Wait.’¦ „Halt!“ ¦»Nein.«¦ Go.",
        "**Lock it.**¦ _Keep the key._¦ Ride.",
        "It rains (see above.) and we stay.¦ Go.",
        "« On y va ! »¦ Il part.¦ Oui\u00a0?¦ Oui.",
        "He said “Go. ”¦ Then he left.",
        "Brakes wear.[1]¦ Lights fail. [2] [3]¦ Go.",
        "Really?!¦ Yes!!!¦ No.",
        "Wait...¦ Then go.¦ Wait ... and go.¦ So… we wait.¦ So…¦ We go.",
        "Wait . . . and then . . .¦ Go..¦ Stop.",
        "Great!¦ 🎉 Go.¦ 5 came.¦ ¿Qué?¦ ¡Sí!",
    ],
)
def test_quotes_brackets_dots_and_marks(marked):
    assert cut(marked.replace("¦", "")) == [part.strip() for part in marked.split("¦")]


@pytest.mark.parametrize(
    "marked",
    [
        "「行く。」と言った。¦「はい。」¦「行こう！」",
        "“你来吗？”他问。¦你好!¦我们走吧?¦好。",
        "هل أنت هنا؟¦ نعم.¦ لا۔¦اب",
        "यह है।¦ वह है।¦यह॥",
        "ሰላም።¦ እንዴት ነህ፧¦ ደህና።",
        "Это Москва.¦ А. Пушкин жил здесь.¦ Да!",
        "Բարեւ։¦ Ինչպես ես։",
    ],
)
def test_other_scripts(marked):
    assert cut(marked.replace("¦", "")) == [part.strip() for part in marked.split("¦")]


@pytest.mark.parametrize(
    "marked",
    [
        "1) Open the lid.¦ 2) Press start.",
        "a. Open the lid.¦ b) Press start.",
        "2.1. Open the lid.¦ 2.2. Press start.",
        "Do this: 1. Open the lid.¦ 2. Press start.",
        "Open the lid.¦ - Press start.¦ * Wait.",
        "- 1. Open the lid.¦\n- 2. Press start.",
        "## 3. Press start¦\nPress it.",
        "1.\tOpen the lid.¦\r\n2.\tPress start.",
    ],
)
def test_markers_stay_with_their_text(marked):
    assert cut(marked.replace("¦", "")) == [part.strip() for part in marked.split("¦")]


@pytest.mark.parametrize(
    "marked",
    [
        "We meet\nat ten. ¦Bring\r\na helmet.",  # prose, broken to fit the page
        "We meet¦\n\nat ten",
        "We meet¦\r\n \t\r\nat ten",
        "We bring¦\n- a helmet\n  that fits, ¦\n- a lamp",
        "We bring¦\n1. a helmet¦\n2. a lamp",
        "We bring¦\n* a helmet. ¦It fits.",
        "Ride¦\n# Locks¦\nLock the frame",
        "Locks\n=====¦\nLock the frame",
        "She says:¦\n> Lock it.¦\n> Ride.",
        "Prices:¦\n| hour | Pay. Now. |¦\n|---|---|¦\nRide",
        "Run¦\n```python\nprint('Go. On.')\n# No. Stop.\n```¦\nThen ride. ¦Go",
        "~~~text\n- a. B¦\n\n# c. D\n~~~¦\nRide",  # a blank line always ends a sentence
        "#5 is out\nand it rains",  # no heading: nothing between # and 5
    ],
)
def test_lines(marked):
    assert cut(marked.replace("¦", "")) == [part.strip() for part in marked.split("¦")]


# Properties.

PIECES = (
    "Go word e.g. Dr. J. No. 5 3.14 a.b 1. 2) - * # ## > | ``` ~~~ === . .. ... … ! ? ?! 。 ！ ؟ । "
    "\" ' “ ” ( ) [1] » 」 好 é 🎉"
).split(" ")
BLANKS = [" ", "  ", "\n", "\n\n", "\r\n", "\r", "\u00a0", "\t", "\x0b", "\u2028", "\ufeff"]
pieces = st.lists(st.sampled_from(PIECES + BLANKS))
texts = st.one_of(pieces.map("".join), pieces.map(" ".join), st.text())


@given(texts)
def test_spans_are_in_order_trimmed_and_never_empty(text):
    end_before = 0
    for start, end in sentence_spans(text):
        assert end_before <= start < end <= len(text)
        assert text[start:end] == text[start:end].strip()
        end_before = end


@given(texts)
def test_nothing_but_white_space_lies_between_spans(text):
    # So the sentences, joined by what lies between them, give the text back.
    place = 0
    for start, end in sentence_spans(text):
        assert not text[place:start].strip()
        place = end
    assert not text[place:].strip()


@given(texts)
def test_a_blank_line_is_never_inside_a_sentence(text):
    for sentence in cut(text):
        assert all(line.strip() for line in sentence.splitlines())


@given(texts, texts)
def test_a_paragraph_is_cut_alike_wherever_it_stands(one, other):
    # A fence left open would make code of what follows it.
    one, other = one.replace("```", "").replace("~~~", ""), other.strip()
    assert cut(f"{one}\n\n{other}") == cut(one) + cut(other)


@given(texts)
def test_the_same_text_is_cut_alike_twice(text):
    assert list(sentence_spans(text)) == list(sentence_spans(text))


# Time grows with the length, not with its square.


def seconds(text: str) -> float:
    begin = time.process_time()
    for _ in sentence_spans(text):
        pass
    return time.process_time() - begin


@pytest.mark.parametrize(
    "piece",
    [
        *(".", '."', '"', ". ", " ", "\n", "a", "word ", "J. ", "e.g. X ", "1.", "- ", "-", "(["),
        *(". [1]", "`", "[", "!x", "etc. a ", ".\u00a0", "* ", "#"),
    ],
)
def test_a_megabyte_of_anything_takes_seconds(piece):
    # A tenth to one second. A rule that looked back over the text would take hours.
    assert seconds(piece * (1_000_000 // len(piece)) + "x") < 20


@pytest.mark.parametrize("piece", ["Go. ", "Go.\n", "- Go\n", "|\n", "```\n", "。」", "1. Go. "])
def test_time_grows_with_the_number_of_sentences_alone(piece):
    # About 3 microseconds a sentence; squares of 100,000 would be minutes.
    assert seconds(piece * 100_000) < 10


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("The call takes 10 ms. It is fast.", 2),
        ("Turn into Market St. Then go left.", 2),
        ("Ms. Smith saw St. Mary. Both left.", 2),
    ],
)
def test_a_title_stands_before_a_name_and_the_same_letters_may_end_a_sentence(text, sentences):
    assert len(cut(text)) == sentences
