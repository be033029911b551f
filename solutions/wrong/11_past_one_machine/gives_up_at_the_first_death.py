"""You raise `NobodyLeftError` at the first death, though others live. Take the dead one off the
list, and ask the next.
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
        except DeadWorkerError as error:
            raise NobodyLeftError(f"nobody is left for the task {task}") from error
    return results
