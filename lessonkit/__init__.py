"""Search small, read big: the retrieval that the course teaches, one concept one file."""
