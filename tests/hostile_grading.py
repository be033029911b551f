"""Grade a folder of submissions of the tiny course in a process of its own, which may be killed."""

import json
import resource
import sys
from pathlib import Path

from lessonkit.course.grading.grade import Options, grade
from lessonkit.course.places import Places


def main() -> None:
    """The arguments are one JSON object; the last line printed is our memory in megabytes."""
    asked = json.loads(sys.argv[1])
    root = Path(asked["course"])
    options = Options(Path(asked["hidden"]), asked["jobs"], asked["sandbox"], asked["seconds"])
    places = Places(root, root / "work", checkout=True)
    grade(Path(asked["folder"]), Path(asked["out"]), options, places=places)
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)


if __name__ == "__main__":
    main()
