"""The corpus of hostile submissions: what each does, and the rows that it must get."""

from hostile_files import ARCHIVES, FILES
from hostile_forged import FORGED
from hostile_loops import DEATHS, FLOODS, LOOPS, MEMORY
from hostile_output import OUTPUT
from hostile_processes import DISK, PROCESSES
from hostile_reading import READING
from hostile_submission import Hostile
from hostile_tricks import PATCHED

CORPUS: tuple[Hostile, ...] = (
    *LOOPS,
    *DEATHS,
    *MEMORY,
    *FLOODS,
    *PROCESSES,
    *DISK,
    *PATCHED,
    *FORGED,
    *READING,
    *OUTPUT,
    *FILES,
    *ARCHIVES,
)
