"""What `start.py` does before anything is installed, and so with the standard library alone."""
