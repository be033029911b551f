"""You put the lost task behind the others and keep the results by task. It then comes to another
worker than the next one, and a task that is there twice has one result for both.
"""


# 11.5
def run_all(tasks, workers):
    """The result of each task, by whoever lives."""
    living, waiting = list(workers), list(tasks)
    results = {}
    while waiting:
        if not living:
            raise NobodyLeftError(f"nobody is left for the task {waiting[0]}")
        task = waiting.pop(0)
        try:
            results[task] = living[0](task)
        except DeadWorkerError:
            living.pop(0)
            waiting.append(task)
    return [results[task] for task in tasks]
