"""You look for each term inside words too, so `i` is found in `bike`. Compare whole terms: `term
in terms(text)`.
"""


# 02.1
def shared_terms(query, text):
    return sorted({term for term in terms(query) if term in text.lower()})
