"""Where nobody is left, `living[0]` raises an `IndexError`, which says nothing about workers. Look
first, and raise `NobodyLeftError`.
"""


# 11.5
def run_all(tasks, workers):
    """The result of each task, by whoever lives."""
    living = list(workers)
    results = []
    for task in tasks:
        while True:
            try:
                results.append(living[0](task))
                break
            except DeadWorkerError:
                living.pop(0)
    return results
