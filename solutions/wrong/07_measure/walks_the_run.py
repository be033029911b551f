"""You go through the run, and it may have a question that was not asked, which `qrels` does not know.
Go through `qrels`.
"""


# 07.2
def hit_rate(run, qrels, k):
    """The share of the questions of `qrels` with a right id among the first `k`."""
    hits = 0
    for question, ranking in run.items():
        if rank_of_first(ranking[:k], qrels[question]) > 0:
            hits += 1
    return hits / len(qrels)


def mrr(run, qrels):
    """The mean over the questions of `qrels` of 1 / the rank of the first right id, or 0."""
    total = 0
    for question, ranking in run.items():
        rank = rank_of_first(ranking, qrels[question])
        if rank > 0:
            total += 1 / rank
    return total / len(qrels)
