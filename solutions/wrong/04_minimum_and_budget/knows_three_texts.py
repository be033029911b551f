"""You look at three texts by their places. There may be four, or none: go through them with a
loop.
"""


# 04.3
def largest_that_fits(texts, words_left):
    """The first of `texts` with at most `words_left` words, or "" where none fits."""
    if count_words(texts[0]) <= words_left:
        return texts[0]
    if count_words(texts[1]) <= words_left:
        return texts[1]
    if count_words(texts[2]) <= words_left:
        return texts[2]
    return ""
