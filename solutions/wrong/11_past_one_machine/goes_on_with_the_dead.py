"""After a death you ask the same worker once more, and again, and it stays dead. Take it off the
list and ask the next.
"""


# 11.5
def run_all(tasks, workers):
    """The result of each task, by whoever lives."""
    if tasks and not workers:
        raise NobodyLeftError("there are no workers")
    results = []
    for task in tasks:
        for _ in workers:
            try:
                results.append(workers[0](task))
                break
            except DeadWorkerError:
                continue
        else:
            raise NobodyLeftError(f"nobody is left for the task {task}")
    return results
