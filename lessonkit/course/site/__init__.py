"""The static site: the course to read, and to run in a browser."""
