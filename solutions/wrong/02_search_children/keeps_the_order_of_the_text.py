"""The terms are right and stand in the order of the text. We asked for alphabetical order."""


# 02.1
def shared_terms(query, text):
    wanted = terms(query)
    return [term for term in dict.fromkeys(terms(text)) if term in wanted]
