"""You wrote which facts are sent. How many is asked for: five numbers in each list."""

# 07.5
window_0 = ["pqr", "pqr", "pqr", "pqr", "pq"]
window_1 = ["pqrs", "pq", "prs", "p", "rs"]
