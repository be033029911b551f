"""Search small, read big: the retrieval that the course teaches, one concept one file."""

from lessonkit.climb import capped, context_words, rank_parents, unique_parents
from lessonkit.corpus import load_guides, made_reports
from lessonkit.cutoff import above, within_budget
from lessonkit.index import Index
from lessonkit.overlap import idf, overlap, search
from lessonkit.records import Child, Document, Hit, Parent, Passage, Span
from lessonkit.small_to_big import small_to_big
from lessonkit.split import split_children, split_parents
from lessonkit.terms import count_words, terms
from lessonkit.trace import Decision, Sent, Trace
from lessonkit.windows import neighbours

__all__ = [
    "Child",
    "Decision",
    "Document",
    "Hit",
    "Index",
    "Parent",
    "Passage",
    "Sent",
    "Span",
    "Trace",
    "above",
    "capped",
    "context_words",
    "count_words",
    "idf",
    "load_guides",
    "made_reports",
    "neighbours",
    "overlap",
    "rank_parents",
    "search",
    "small_to_big",
    "split_children",
    "split_parents",
    "terms",
    "unique_parents",
    "within_budget",
]
