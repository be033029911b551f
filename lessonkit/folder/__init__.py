"""Lesson 10: a folder of one's own documents, read, indexed and asked."""
