"""Lesson 10: a folder of one's own documents, read, indexed and asked."""

from lessonkit.folder.ask import RANKERS, Folder, open_folder
from lessonkit.folder.section import UnreadableError

__all__ = ["RANKERS", "Folder", "UnreadableError", "open_folder"]
