"""A question without a term finds every sentence, since the empty set is part of every set. Ask first whether there is a term."""


# 10.5
def matching(question, sentences):
    def folded(text):
        return set(re.findall(r"\w+", normalize("NFC", text).casefold()))

    return [sentence for sentence in sentences if folded(question) <= folded(sentence)]
