"""A miss has the rank 0. It is at most `k`, and yet no hit: `0 < rank <= k`. And nothing can be
divided by it: a miss adds 0 to the sum.
"""


# 07.2
def hit_rate(run, qrels, k):
    """The share of the questions of `qrels` with a right id among the first `k`."""
    ranks = [rank_of_first(run.get(question, []), qrels[question]) for question in qrels]
    return sum(rank <= k for rank in ranks) / len(qrels)


def mrr(run, qrels):
    """The mean over the questions of `qrels` of 1 / the rank of the first right id, or 0."""
    ranks = [rank_of_first(run.get(question, []), qrels[question]) for question in qrels]
    return sum(1 / rank for rank in ranks) / len(qrels)
