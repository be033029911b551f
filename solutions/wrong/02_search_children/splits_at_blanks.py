"""You split at blanks, so `lights?` and `lights` are two different strings. `terms` takes the
punctuation away and makes all letters small.
"""


# 02.1
def shared_terms(query, text):
    return sorted(set(query.split()) & set(text.split()))
