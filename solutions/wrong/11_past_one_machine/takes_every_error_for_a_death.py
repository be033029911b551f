"""You catch every error as if a worker had died. A task with an error of its own is then given to
one worker after the other, until nobody is left. Catch `DeadWorkerError`.
"""


# 11.5
def run_all(tasks, workers):
    """The result of each task, by whoever lives."""
    living = list(workers)
    results = []
    for task in tasks:
        while True:
            if not living:
                raise NobodyLeftError(f"nobody is left for the task {task}")
            try:
                results.append(living[0](task))
                break
            except Exception:
                living.pop(0)
    return results
