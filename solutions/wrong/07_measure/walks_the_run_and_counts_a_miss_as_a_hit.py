"""Two things. A miss has the rank 0, which is at most `k`: ask for `0 < rank <= k`. And go through
`qrels`: the run may lack a question, or have one that was not asked.
"""


# 07.2
def hit_rate(run, qrels, k):
    """The share of the questions of `qrels` with a right id among the first `k`."""
    hits = 0
    for question, ranking in run.items():
        if rank_of_first(ranking, qrels[question]) <= k:
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
