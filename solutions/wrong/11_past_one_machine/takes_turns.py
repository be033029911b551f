"""You give the tasks to the workers in turn. That is what a cluster does; asked for here is the
first one in the list that lives.
"""


# 11.5
def run_all(tasks, workers):
    """The result of each task, by whoever lives."""
    living = list(workers)
    results = []
    for number, task in enumerate(tasks):
        while True:
            if not living:
                raise NobodyLeftError(f"nobody is left for the task {task}")
            worker = living[number % len(living)]
            try:
                results.append(worker(task))
                break
            except DeadWorkerError:
                living.remove(worker)
    return results
