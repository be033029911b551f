"""In the form NFD every accent stands by itself, and a term ends there: *schön* falls into pieces. NFC puts them together."""


# 10.5
def matching(question, sentences):
    def folded(text):
        return set(re.findall(r"\w+", normalize("NFD", text).casefold()))

    wanted = folded(question)
    return [sentence for sentence in sentences if wanted and wanted <= folded(sentence)]
