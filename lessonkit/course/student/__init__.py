"""The commands a student types, and what is remembered between them."""
