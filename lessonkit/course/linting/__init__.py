"""The house rules of lessons, each with the sentence that says how to keep it."""
