"""You make the letters small and split at blanks, so `lights?` and `lights` are still two.
`terms` takes the punctuation away as well.
"""


# 02.1
def shared_terms(query, text):
    return sorted(set(query.lower().split()) & set(text.lower().split()))
