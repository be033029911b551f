"""You take a result of 0 for a death and ask on. A result may be whatever it is; a death is a
`DeadWorkerError`.
"""


# 11.5
def run_all(tasks, workers):
    """The result of each task, by whoever lives."""
    living = list(workers)
    results = []
    for task in tasks:
        result = None
        while not result:
            if not living:
                raise NobodyLeftError(f"nobody is left for the task {task}")
            try:
                result = living[0](task)
                if not result:
                    living.pop(0)
            except DeadWorkerError:
                living.pop(0)
        results.append(result)
    return results
