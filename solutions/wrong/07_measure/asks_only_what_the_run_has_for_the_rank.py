"""Your hit rate is right. In `mrr` you go through the run, so a question for which nothing was
found is left out. Go through `qrels`.
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
    for question, ranking in run.items():
        rank = rank_of_first(ranking, qrels[question])
        if rank > 0:
            total += 1 / rank
    return total / len(run)
