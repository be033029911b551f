"""Your function gives back `None`. `.sort()` sorts the list where it is and gives back nothing;
`sorted(...)` gives you the sorted list, and `return` hands it on.
"""


# 02.1
def shared_terms(query, text):
    return list(set(terms(query)) & set(terms(text))).sort()
