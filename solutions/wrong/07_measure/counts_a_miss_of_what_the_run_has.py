"""Two things. You go through the run, so a question for which nothing was found is left out of the
mean: go through `qrels`. And a miss has the rank 0, which is at most `k`: ask for `0 < rank <= k`.
"""


# 07.2
def hit_rate(run, qrels, k):
    """The share of the questions of `qrels` with a right id among the first `k`."""
    hits = 0
    for question, ranking in run.items():
        if rank_of_first(ranking, qrels[question]) <= k:
            hits += 1
    return hits / len(run)


def mrr(run, qrels):
    """The mean over the questions of `qrels` of 1 / the rank of the first right id, or 0."""
    total = 0
    for question, ranking in run.items():
        rank = rank_of_first(ranking, qrels[question])
        if rank > 0:
            total += 1 / rank
    return total / len(run)
