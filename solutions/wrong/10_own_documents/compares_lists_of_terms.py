"""You compare lists, so the sentence has to consist of the question's terms and nothing else. Ask whether the one set is part of the other."""


# 10.5
def matching(question, sentences):
    def folded(text):
        return re.findall(r"\w+", normalize("NFC", text).casefold())

    return [one for one in sentences if folded(question) and folded(question) == folded(one)]
