"""You cut at each single blank, so a double blank makes a word of nothing and a line end parts no
words. `count_words` counts what a reader reads.
"""


# 04.3
def largest_that_fits(texts, words_left):
    """The first of `texts` with at most `words_left` words, or "" where none fits."""
    for text in texts:
        if len(text.split(" ")) <= words_left:
            return text
    return ""
