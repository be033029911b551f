"""You put the lost task behind the others, so its result comes last. The results stand in the
order of the tasks.
"""


# 11.5
def run_all(tasks, workers):
    """The result of each task, by whoever lives."""
    living, waiting = list(workers), list(tasks)
    results = []
    while waiting:
        if not living:
            raise NobodyLeftError(f"nobody is left for the task {waiting[0]}")
        task = waiting.pop(0)
        try:
            results.append(living[0](task))
        except DeadWorkerError:
            living.pop(0)
            waiting.append(task)
    return results
