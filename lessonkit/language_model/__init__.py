"""Lesson 7: an optional language model that answers and judges. Nothing in the course needs it.

Standard library alone. Nothing is sent unless `answer_and_judge`, `answer` or `judge` is called.
"""

from lessonkit.language_model.answering import (
    answer,
    answer_and_judge,
    answer_prompt,
    estimate,
    judge,
)
from lessonkit.language_model.model import Model
from lessonkit.language_model.standin import standin

__all__ = ["Model", "answer", "answer_and_judge", "answer_prompt", "estimate", "judge", "standin"]
