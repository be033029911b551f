"""You return a set, which has no order. `sorted` makes an alphabetical list of it."""


# 02.1
def shared_terms(query, text):
    return set(terms(query)) & set(terms(text))
