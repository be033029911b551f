"""At 110 you count p twice: A has it, and the wider B too. What is new in B is q."""

# 07.5
window_0 = [3, 3, 3, 3, 2]
window_1 = [4, 3, 3, 1, 2]
