"""You ask the dead worker again at the next task. Take it off the list of those who live."""


# 11.5
def run_all(tasks, workers):
    """The result of each task, by whoever lives."""
    results = []
    for task in tasks:
        for worker in workers:
            try:
                results.append(worker(task))
                break
            except DeadWorkerError:
                continue
        else:
            raise NobodyLeftError(f"nobody is left for the task {task}")
    return results
