"""You divide by the number of questions that you found, not by the number that were asked. The
misses count too: divide by `len(qrels)`.
"""


# 07.2
def hit_rate(run, qrels, k):
    """The share of the questions of `qrels` with a right id among the first `k`."""
    ranks = [rank_of_first(run.get(question, [])[:k], qrels[question]) for question in qrels]
    hits = [rank for rank in ranks if rank]
    return len([rank for rank in hits if rank <= k]) / len(hits)


def mrr(run, qrels):
    """The mean over the questions of `qrels` of 1 / the rank of the first right id, or 0."""
    ranks = [rank_of_first(run.get(question, []), qrels[question]) for question in qrels]
    hits = [1 / rank for rank in ranks if rank]
    return sum(hits) / len(hits)
