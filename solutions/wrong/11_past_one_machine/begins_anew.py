"""After a death you begin all tasks anew. The answer is right, and what was done is done twice.
Keep the results, and do again what was lost.
"""


# 11.5
def run_all(tasks, workers):
    """The result of each task, by whoever lives."""
    living = list(workers)
    while True:
        try:
            results = []
            for task in tasks:
                if not living:
                    raise NobodyLeftError(f"nobody is left for the task {task}")
                results.append(living[0](task))
            return results
        except DeadWorkerError:
            living.pop(0)
