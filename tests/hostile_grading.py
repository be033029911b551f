"""Grade a folder of submissions of the tiny course in a process of its own, which may be killed."""

import json
import sys
from pathlib import Path

from lessonkit.course.grading.grade import Options, grade
from lessonkit.course.places import Places


def peak_mb() -> int:
    """The most memory we ever held. Not of getrusage, where a parent's size is counted too."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.split("VmHWM:")[1].split()[0]) // 1024


def main() -> None:
    """The arguments are one JSON object; the last line printed is our memory in megabytes."""
    asked = json.loads(sys.argv[1])
    root = Path(asked["course"])
    options = Options(Path(asked["hidden"]), asked["jobs"], asked["sandbox"], asked["seconds"])
    places = Places(root, root / "work", checkout=True)
    grade(Path(asked["folder"]), Path(asked["out"]), options, places=places)
    print(peak_mb())


if __name__ == "__main__":
    main()
