"""You take all accents away, and *schön* finds *schon*, which means *already*. Accents count here."""


# 10.5
def matching(question, sentences):
    def folded(text):
        apart = normalize("NFD", text).casefold()
        return set(re.findall(r"\w+", re.sub("[\u0300-\u036f]", "", apart)))

    wanted = folded(question)
    return [sentence for sentence in sentences if wanted and wanted <= folded(sentence)]
