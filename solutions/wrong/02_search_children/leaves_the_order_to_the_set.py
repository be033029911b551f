"""The terms are right, but a set has no order, and a list made from it comes out in any order.
`sorted` puts them in alphabetical order.
"""


# 02.1
def shared_terms(query, text):
    return list(set(terms(query)) & set(terms(text)))
