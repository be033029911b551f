"""A text with exactly as many words as are left fits too: at most is `<=`."""


# 04.3
def largest_that_fits(texts, words_left):
    """The first of `texts` with at most `words_left` words, or "" where none fits."""
    for text in texts:
        if count_words(text) < words_left:
            return text
    return ""
