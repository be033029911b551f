"""You take the dead off the list that you were given. The results are right, and the caller's list
is shorter now. Work on a copy, `list(workers)`.
"""


# 11.5
def run_all(tasks, workers):
    """The result of each task, by whoever lives."""
    results = []
    for task in tasks:
        while True:
            if not workers:
                raise NobodyLeftError(f"nobody is left for the task {task}")
            try:
                results.append(workers[0](task))
                break
            except DeadWorkerError:
                workers.pop(0)
    return results
