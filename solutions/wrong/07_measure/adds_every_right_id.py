"""You add 1 / rank for every right id, so one question can give more than 1. Only the first right
id of a question counts.
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
    total = 0
    for question, right in qrels.items():
        for rank, found in enumerate(run.get(question, []), 1):
            if found in right:
                total += 1 / rank
    return total / len(qrels)
