"""A student's answers, run inside the solution."""
