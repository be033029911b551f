"""You look whether the term stands anywhere in the sentence, so *port* is found in *transport*. Compare whole terms."""


# 10.5
def matching(question, sentences):
    def even(text):
        return normalize("NFC", text).casefold()

    wanted = re.findall(r"\w+", even(question))
    return [one for one in sentences if wanted and all(term in even(one) for term in wanted)]
