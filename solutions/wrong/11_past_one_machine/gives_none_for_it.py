"""When a worker dies, you write `None` for its task and go on. Give the task to the next worker."""


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
            results.append(None)
    return results
