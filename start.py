"""Set the course up in .venv and hand over to it: `python3 start.py X` is `lesson X`.

Its syntax is one that every Python reads, so that one that is too old can say so. The work is
done in lessonkit/course/setup, by the standard library alone.
"""

import os
import sys

if sys.version_info < (3, 11):
    sys.exit(
        "The course needs Python 3.11 or newer, and this is Python {}.{}: install a newer one, "
        "then run it by its name, for example python3.13 start.py".format(*sys.version_info)
    )

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # not there in Python's safe mode

from lessonkit.course.setup.begin import begin

if __name__ == "__main__":
    sys.exit(begin(sys.argv[1:]))
