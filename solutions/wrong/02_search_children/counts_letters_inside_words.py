"""You look for each term inside the whole text, so *a* is found in *that* and counted there.
Compare whole terms.
"""


# 02.5
def small_words(children, at_least):
    words = {term for one in children for term in terms(one.text)}
    return sorted(
        term for term in words if sum(term in one.text.lower() for one in children) >= at_least
    )
