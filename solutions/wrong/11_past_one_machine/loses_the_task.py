"""When a worker dies, you go on with the next task, and the one it had is lost. Nobody will notice
but by counting the results.
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
    return results
