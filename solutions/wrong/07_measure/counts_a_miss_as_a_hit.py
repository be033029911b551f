"""A miss has the rank 0, and 0 is at most `k`, so you count it as a hit. Ask for both: `0 < rank
<= k`.
"""


# 07.2
def hit_rate(run, qrels, k):
    """The share of the questions of `qrels` with a right id among the first `k`."""
    ranks = [rank_of_first(run.get(question, []), qrels[question]) for question in qrels]
    return sum(rank <= k for rank in ranks) / len(qrels)


def mrr(run, qrels):
    """The mean over the questions of `qrels` of 1 / the rank of the first right id, or 0."""
    total = 0
    for question, right in qrels.items():
        rank = rank_of_first(run.get(question, []), right)
        if rank > 0:
            total += 1 / rank
    return total / len(qrels)
