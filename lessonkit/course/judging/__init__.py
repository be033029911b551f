"""From what was seen of a task to its outcome, and to the words the student reads."""
