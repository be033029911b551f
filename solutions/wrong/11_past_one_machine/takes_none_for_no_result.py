"""You take a result of `None` for no result yet, and ask again. A result may be `None` too: leave
the loop when the call has come back.
"""


# 11.5
def run_all(tasks, workers):
    """The result of each task, by whoever lives."""
    living = list(workers)
    results = []
    for task in tasks:
        result = None
        while result is None:
            if not living:
                raise NobodyLeftError(f"nobody is left for the task {task}")
            try:
                result = living[0](task)
            except DeadWorkerError:
                living.pop(0)
        results.append(result)
    return results
