"""The corpus of hostile submissions: what each does, and the rows that it must get."""

from hostile_files import ARCHIVES, FILES
from hostile_forged import FORGED
from hostile_grader import CROWDED, CROWDED_FILES, PARSED
from hostile_loops import DEATHS, FLOODS, LOOPS, MEMORY
from hostile_output import OUTPUT
from hostile_processes import DISK, PROCESSES
from hostile_reading import READING
from hostile_submission import Hostile
from hostile_tricks import PATCHED

# What they do is done while their cells run, with a sandbox around it or without.
RUNNING: tuple[Hostile, ...] = (
    *LOOPS,
    *DEATHS,
    *MEMORY,
    *FLOODS,
    *PROCESSES,
    *DISK,
    *PATCHED,
    *FORGED,
    *READING,
    *CROWDED,
)
# What is wrong with them is in their files, or in what is shown of them.
STANDING: tuple[Hostile, ...] = (*OUTPUT, *FILES, *ARCHIVES, *CROWDED_FILES, *PARSED)
CORPUS = (*RUNNING, *STANDING)
