"""The terms are right and stand in the order of the question. We asked for alphabetical order."""


# 02.1
def shared_terms(query, text):
    wanted = terms(text)
    return [term for term in dict.fromkeys(terms(query)) if term in wanted]
