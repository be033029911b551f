"""You leave out the questions that are not in the run, and the mean gets better for it. They were
asked: each counts as a miss.
"""


# 07.2
def hit_rate(run, qrels, k):
    """The share of the questions of `qrels` with a right id among the first `k`."""
    found = [question for question in qrels if question in run]
    hits = [rank_of_first(run[question][:k], qrels[question]) > 0 for question in found]
    return sum(hits) / len(found)


def mrr(run, qrels):
    """The mean over the questions of `qrels` of 1 / the rank of the first right id, or 0."""
    found = [question for question in qrels if question in run]
    ranks = [rank_of_first(run[question], qrels[question]) for question in found]
    return sum(1 / rank for rank in ranks if rank) / len(found)
