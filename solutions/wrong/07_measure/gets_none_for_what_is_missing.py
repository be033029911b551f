"""`run.get(question)` gives `None` for a question that is not in the run. Say what it shall give:
`run.get(question, [])`.
"""


# 07.2
def hit_rate(run, qrels, k):
    """The share of the questions of `qrels` with a right id among the first `k`."""
    hits = 0
    for question, right in qrels.items():
        if rank_of_first(run.get(question)[:k], right) > 0:
            hits += 1
    return hits / len(qrels)


def mrr(run, qrels):
    """The mean over the questions of `qrels` of 1 / the rank of the first right id, or 0."""
    total = 0
    for question, right in qrels.items():
        rank = rank_of_first(run.get(question), right)
        if rank > 0:
            total += 1 / rank
    return total / len(qrels)
