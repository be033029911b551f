"""`//` cuts off what stands behind the point, and nothing is left of a number below 1. Divide with
`/`.
"""

# 06.1
four_topics = 1 // 2
sixteen_topics = 1 // 4
four_topics_twice = 2 // 4
most_topics = 25
