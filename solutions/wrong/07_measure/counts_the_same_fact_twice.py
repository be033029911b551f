"""You count p twice: it stands in A and in the wider B. A reader who has it once has it."""

# 07.5
window_0 = [3, 3, 3, 3, 2]
window_1 = [5, 3, 3, 1, 2]
