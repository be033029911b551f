"""Your function prints the terms and gives nothing back. Put `return` in the place of `print`."""


# 02.1
def shared_terms(query, text):
    print(sorted(set(terms(query)) & set(terms(text))))
