"""You fold the question and not the sentences. Then a capital letter in the file is never found."""


# 10.5
def matching(question, sentences):
    wanted = set(re.findall(r"\w+", normalize("NFC", question).casefold()))
    return [one for one in sentences if wanted and wanted <= set(re.findall(r"\w+", one))]
