"""You return how many terms are shared. That is the score; here we want to see the terms
themselves.
"""


# 02.1
def shared_terms(query, text):
    return len(set(terms(query)) & set(terms(text)))
