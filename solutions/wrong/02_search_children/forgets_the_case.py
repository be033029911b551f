"""You take the punctuation away, but `The` and `the` still differ. `terms` makes all letters
small as well.
"""

# 02.1
import re


def shared_terms(query, text):
    return sorted(set(re.findall(r"\w+", query)) & set(re.findall(r"\w+", text)))
