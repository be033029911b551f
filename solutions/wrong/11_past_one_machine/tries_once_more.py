"""You give a lost task to the next worker once. That one may die at it, too. Try in a loop, until
somebody has done it or nobody is left.
"""


# 11.5
def run_all(tasks, workers):
    """The result of each task, by whoever lives."""
    living = list(workers)
    results = []
    for task in tasks:
        if not living:
            raise NobodyLeftError(f"nobody is left for the task {task}")
        try:
            results.append(living[0](task))
        except DeadWorkerError:
            living.pop(0)
            if not living:
                raise NobodyLeftError(f"nobody is left for the task {task}") from None
            results.append(living[0](task))
    return results
