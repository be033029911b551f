"""You keep the results by task, so a task that is there twice is done once. Two tasks may look
alike; go by their places.
"""


# 11.5
def run_all(tasks, workers):
    """The result of each task, by whoever lives."""
    living = list(workers)
    results = {}
    for task in tasks:
        while task not in results:
            if not living:
                raise NobodyLeftError(f"nobody is left for the task {task}")
            try:
                results[task] = living[0](task)
            except DeadWorkerError:
                living.pop(0)
    return [results[task] for task in tasks]
