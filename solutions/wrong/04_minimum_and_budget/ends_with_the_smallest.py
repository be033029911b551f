"""You end with the smallest text that fits, and that is nearly always the child. Begin with the
largest, the first in the list, and return as soon as one fits.
"""


# 04.3
def largest_that_fits(texts, words_left):
    """The first of `texts` with at most `words_left` words, or "" where none fits."""
    for text in reversed(texts):
        if count_words(text) <= words_left:
            return text
    return ""
