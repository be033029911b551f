"""You return percent. A share is a number from 0 to 1: leave out the 100."""


# 07.2
def hit_rate(run, qrels, k):
    """The share of the questions of `qrels` with a right id among the first `k`."""
    hits = 0
    for question, right in qrels.items():
        if rank_of_first(run.get(question, [])[:k], right) > 0:
            hits += 1
    return 100 * hits / len(qrels)


def mrr(run, qrels):
    """The mean over the questions of `qrels` of 1 / the rank of the first right id, or 0."""
    total = 0
    for question, right in qrels.items():
        rank = rank_of_first(run.get(question, []), right)
        if rank > 0:
            total += 1 / rank
    return total / len(qrels)
