"""Your hit rate is right. In `mrr` you divide by the number of hits, so a system that finds one
question in a hundred can have a 1. The misses count too: divide by `len(qrels)`.
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
    ranks = [rank_of_first(run.get(question, []), qrels[question]) for question in qrels]
    hits = [1 / rank for rank in ranks if rank]
    return sum(hits) / len(hits)
