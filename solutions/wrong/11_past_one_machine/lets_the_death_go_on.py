"""You do not catch `DeadWorkerError`, so the first death ends everything."""


# 11.5
def run_all(tasks, workers):
    """The result of each task, by whoever lives."""
    if tasks and not workers:
        raise NobodyLeftError("there are no workers")
    return [workers[0](task) for task in tasks]
