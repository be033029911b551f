"""Where the course lies on this machine, and where a student works."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.typed import IN_PAGE

DRIVE = Path("/drive")  # where JupyterLite shows the files of its page to Python
PACKAGE = Path(__file__).resolve().parents[1]
LAID = ".course.json"  # in a student's folder, what we laid there
HANDED_OUT = "NO_ANSWERS.md"  # among the solutions of a copy for students


@dataclass(frozen=True, slots=True)
class Places:
    """The folder with course.toml, and the student's folder (which may not exist yet).

    `checkout` is whether this is a clone of the repository; a wheel carries what a course is
    taken with, and none of its tests.
    """

    root: Path
    work: Path
    checkout: bool

    @property
    def course_file(self) -> Path:
        """The file with the sequence of the lessons."""
        return self.root / "course.toml"

    @property
    def notebooks(self) -> Path:
        """The folder of the lessons as stored, with their outputs."""
        return self.root / "notebooks"

    @property
    def exercises(self) -> Path:
        """The folder of the exercises as a student first sees them; it may not exist."""
        return self.root / "exercises"

    @property
    def solutions(self) -> Path:
        """The folder of the solutions; it may not exist."""
        return self.root / "solutions"

    @property
    def is_handed_out(self) -> bool:
        """Whether this is a copy for students, made by `lesson bundle`: it has no solutions."""
        return (self.solutions / HANDED_OUT).is_file()

    @property
    def own(self) -> Path:
        """The folder of the student's own exercises, which may not exist yet."""
        return self.work / "exercises"

    @property
    def data(self) -> Path:
        """The folder of the guides and their checksums."""
        return self.root / "data"


def find_places(package: Path = PACKAGE, current: Path | None = None) -> Places:
    """Return where the course is: a checkout around `package`, else the material inside it.

    In a checkout the student works in its `work/`. With an installed wheel it is the `work/`
    that a start once laid in the `current` folder or around it, as around a notebook's kernel;
    else it will be that of the current folder. In a browser's page it is all that the page
    shows. Raises CourseError where neither the checkout nor the material holds a course.toml.
    """
    if (package.parent / "course.toml").is_file():
        return Places(package.parent, package.parent / "work", checkout=True)
    if (package / "_material" / "course.toml").is_file():
        if IN_PAGE:
            return Places(package / "_material", DRIVE, checkout=False)
        current = current or Path.cwd()
        laid = (folder for folder in (current, *current.parents) if _was_laid(folder / "work"))
        return Places(package / "_material", next(laid, current) / "work", checkout=False)
    raise CourseError(
        f"no course.toml beside {package} or in its _material folder: "
        "install lessonkit again, or run this from a clone of the course"
    )


def _was_laid(work: Path) -> bool:
    return (work / LAID).is_file()
