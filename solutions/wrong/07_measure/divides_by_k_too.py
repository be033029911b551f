"""You count how many of the first `k` ids are right. That is the precision; the hit rate asks of
each question whether there is one.
"""


# 07.2
def hit_rate(run, qrels, k):
    """The share of the questions of `qrels` with a right id among the first `k`."""
    total = 0
    for question, right in qrels.items():
        total += sum(found in right for found in run.get(question, [])[:k]) / k
    return total / len(qrels)


def mrr(run, qrels):
    """The mean over the questions of `qrels` of 1 / the rank of the first right id, or 0."""
    total = 0
    for question, right in qrels.items():
        rank = rank_of_first(run.get(question, []), right)
        if rank > 0:
            total += 1 / rank
    return total / len(qrels)
