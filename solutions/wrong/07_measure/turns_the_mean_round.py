"""You take the mean of the ranks and then 1 / that mean. Each question has its own 1 / rank, and
the mean comes last.
"""


# 07.2
def hit_rate(run, qrels, k):
    """The share of the questions of `qrels` with a right id among the first `k`."""
    hits = 0
    for question, right in qrels.items():
        if rank_of_first(run.get(question, [])[:k], right) > 0:
            hits += 1
    return hits / len(qrels)


def mrr(run, qrels):
    """The mean over the questions of `qrels` of 1 / the rank of the first right id, or 0."""
    ranks = [rank_of_first(run.get(question, []), qrels[question]) for question in qrels]
    return 1 / (sum(ranks) / len(qrels))
