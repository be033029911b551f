"""You give back the sentences as you compared them. A quote is what stands in the file: fold what is searched, and nothing else."""


# 10.5
def matching(question, sentences):
    def folded(text):
        return set(re.findall(r"\w+", text))

    wanted = folded(normalize("NFC", question).casefold())
    even = [normalize("NFC", sentence).casefold() for sentence in sentences]
    return [sentence for sentence in even if wanted and wanted <= folded(sentence)]
