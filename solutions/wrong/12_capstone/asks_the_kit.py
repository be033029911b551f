"""Your `ask` runs the kit's retrieval. Put your own functions together: `split`, `weigh`, `search`,
`climb` and `send`.
"""


# 12.6
def ask(question):
    """The pieces to send for `question`, at most 200 words in all."""
    return kit()(question)
