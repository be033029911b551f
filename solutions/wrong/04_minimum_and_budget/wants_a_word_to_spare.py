"""At 12 the child of A.1, with 12 words, fits to the word. At most 12 means that 12 is allowed."""

# 04.2
at_70 = ["parent", "child"]
at_45 = ["window", "child"]
at_12 = ["nothing", "child"]
at_11 = ["nothing", "child"]
