"""Passages that are nearly the same take one place, and what differs is said."""

from tiny import child

from lessonkit.folder.twins import Twin, differences, nearly_same, told_apart
from lessonkit.records import Hit

LONG = "Wait for ten seconds until the green light on the dock goes out, then pull the bike."
OTHER = LONG.replace("ten", "thirty")


def hits(*texts):
    return [Hit(child(f"D{n}.1", text), 10 - n) for n, text in enumerate(texts, 1)]


def test_the_first_keeps_its_place_and_its_twin_none():
    one, two, three = hits(LONG, OTHER, "A bike costs 20 a day.")
    told = told_apart([one, two, three])
    assert [each.hit for each in told] == [one, three]
    assert told[0].twins == (Twin(two.child, (("ten", "thirty"),)),)
    assert told[1].twins == ()


def test_the_same_word_for_word_has_no_difference():
    assert told_apart(hits(LONG, LONG))[0].twins[0].differs == ()


def test_short_texts_are_alike_by_chance():
    assert not nearly_same("npm install", "npm install")
    assert len(told_apart(hits("See also:", "See also:"))) == 2


def test_a_text_that_shares_some_words_is_another_text():
    assert not nearly_same(
        LONG, "Wait for the bus until the light in the window of the shop goes on."
    )


def test_what_is_added_and_what_is_left_out_are_differences():
    assert differences("Never ride in the rain", "Ride in the rain or snow") == (
        ("Never ride", "Ride"),
        ("", "or snow"),
    )


def test_scripts_without_blanks_are_compared_by_their_characters():
    text = "今天天气很好。我们去公园吧！你来吗？好的。" * 8
    assert nearly_same(text, text.replace("公园", "学校"))
    assert differences(text, text.replace("好的", "不好", 1)) == (("", "不"), ("的", ""))


def test_only_the_first_three_differences_are_kept():
    assert len(differences("a b c d e f g h", "1 b 2 d 3 f 4 h")) == 3


def test_no_hit_no_twin():
    assert told_apart([]) == []
