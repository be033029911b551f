"""Lesson 8: parents and children kept in step, in one file or on a database server."""

from lessonkit.store.audit import Audit
from lessonkit.store.sqlite import sqlite_store
from lessonkit.store.store import Store
from lessonkit.store.trouble import StoreError

__all__ = ["Audit", "Store", "StoreError", "sqlite_store"]
