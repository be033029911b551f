"""`lower` leaves *ß* as it is, and *STRASSE* is never found in *Straße*. `casefold` knows more languages."""


# 10.5
def matching(question, sentences):
    def folded(text):
        return set(re.findall(r"\w+", normalize("NFC", text).lower()))

    wanted = folded(question)
    return [sentence for sentence in sentences if wanted and wanted <= folded(sentence)]
