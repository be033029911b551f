"""Notebook files: read whatever they hold, marked, and written with the same bytes each time."""
