"""You count letters: `len` of a text is its number of characters. `count_words` counts its
words.
"""


# 04.3
def largest_that_fits(texts, words_left):
    """The first of `texts` with at most `words_left` words, or "" where none fits."""
    for text in texts:
        if len(text) <= words_left:
            return text
    return ""
