"""You take the list apart into three names, and it may have four texts, or none. Go through it
with a loop.
"""


# 04.3
def largest_that_fits(texts, words_left):
    """The first of `texts` with at most `words_left` words, or "" where none fits."""
    parent, window, child = texts
    if count_words(parent) <= words_left:
        return parent
    if count_words(window) <= words_left:
        return window
    if count_words(child) <= words_left:
        return child
    return ""
