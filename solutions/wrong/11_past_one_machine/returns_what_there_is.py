"""Where nobody is left, you return the results so far, and the caller takes them for all. Raise
`NobodyLeftError`.
"""


# 11.5
def run_all(tasks, workers):
    """The result of each task, by whoever lives."""
    living = list(workers)
    results = []
    for task in tasks:
        while living:
            try:
                results.append(living[0](task))
                break
            except DeadWorkerError:
                living.pop(0)
    return results
