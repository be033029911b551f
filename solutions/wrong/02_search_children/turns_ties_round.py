"""You sort from the smallest score up and turn the list round, which turns ties round too. Sort
with the largest first, and they stay in the order of `children`.
"""


# 02.4
def ranked_ids(query, children, k):
    scored = [(overlap(query, one.text), one.id) for one in children]
    hits = [hit for hit in scored if hit[0] > 0]
    hits.sort(key=lambda hit: hit[0])
    return [child_id for score, child_id in hits[::-1][:k]]
