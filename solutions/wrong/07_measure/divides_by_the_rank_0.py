"""A question without a right id has the rank 0, and nothing can be divided by 0. It gives 0 to the
mean.
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
    return sum(1 / rank for rank in ranks) / len(qrels)
