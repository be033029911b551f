"""You send nothing. That is cheap and never padded, and it answers nothing."""


# 12.6
def ask(question):
    """The pieces to send for `question`, at most 200 words in all."""
    return []
