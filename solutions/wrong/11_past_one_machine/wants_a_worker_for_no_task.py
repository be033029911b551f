"""You raise `NobodyLeftError` where there are no workers, also when there is nothing to do. No
tasks have no results, and nobody is needed.
"""


# 11.5
def run_all(tasks, workers):
    """The result of each task, by whoever lives."""
    if not workers:
        raise NobodyLeftError("there are no workers")
    living = list(workers)
    results = []
    for task in tasks:
        while True:
            if not living:
                raise NobodyLeftError(f"nobody is left for the task {task}")
            try:
                results.append(living[0](task))
                break
            except DeadWorkerError:
                living.pop(0)
    return results
