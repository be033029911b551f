"""You fold capitals and not the two forms of an accent. An accent stored by itself ends the word before it: bring the **text** to `"NFC"`, before it is cut into terms."""


# 10.5
def matching(question, sentences):
    def folded(text):
        return set(re.findall(r"\w+", text.casefold()))

    wanted = folded(question)
    return [sentence for sentence in sentences if wanted and wanted <= folded(sentence)]
