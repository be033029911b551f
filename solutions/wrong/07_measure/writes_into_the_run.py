"""Your numbers are right, and the run has questions after your call that it did not have.
`setdefault` writes them in: `run.get(question, [])` only looks.
"""


# 07.2
def hit_rate(run, qrels, k):
    """The share of the questions of `qrels` with a right id among the first `k`."""
    hits = 0
    for question, right in qrels.items():
        if rank_of_first(run.setdefault(question, [])[:k], right) > 0:
            hits += 1
    return hits / len(qrels)


def mrr(run, qrels):
    """The mean over the questions of `qrels` of 1 / the rank of the first right id, or 0."""
    total = 0
    for question, right in qrels.items():
        rank = rank_of_first(run.setdefault(question, []), right)
        if rank > 0:
            total += 1 / rank
    return total / len(qrels)
