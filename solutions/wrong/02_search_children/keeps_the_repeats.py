"""A word that stands twice in the text comes twice. Each term counts once; a set sees to that."""


# 02.1
def shared_terms(query, text):
    return sorted(term for term in terms(text) if term in terms(query))
