"""Build the course from what is written by hand, and test it."""
