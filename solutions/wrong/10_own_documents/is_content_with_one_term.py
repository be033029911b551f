"""One term in common is enough for you. A sentence counts when it has **all** the terms of the question."""


# 10.5
def matching(question, sentences):
    def folded(text):
        return set(re.findall(r"\w+", normalize("NFC", text).casefold()))

    wanted = folded(question)
    return [sentence for sentence in sentences if wanted & folded(sentence)]
