"""You cut the first text after so many words, and a sentence cut in two can say the opposite.
Take a whole text or none.
"""


# 04.3
def largest_that_fits(texts, words_left):
    if not texts:
        return ""
    return " ".join(texts[0].split()[:words_left])
