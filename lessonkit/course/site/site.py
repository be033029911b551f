"""`lesson site`: the course as a folder of pages that any web server, or none, can show."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.places import Places, find_places
from lessonkit.course.sequence import read_sequence
from lessonkit.course.site.lite import LAST, build_lite
from lessonkit.course.site.lite_parts import NoPartsError
from lessonkit.course.site.mended import mend_pages
from lessonkit.course.site.source import lay_source

MARK = ".course-site"  # in a folder that we made, and may empty
_LOOKS = Path(__file__).with_name("looks")
_NEEDED = ("sphinx", "myst_nb", "furo")


def site(out: Path, *, in_browser: bool = True, address: str = "") -> int:
    """Build the site into the folder `out`, and return 0; 1 where the course cannot run in it.

    `address` is where the course's folder can be had, for who wants to install it.
    Raises CourseError where the extra is not installed, or `out` holds something else.
    """
    places = find_places()
    _check(places, out)
    print("Building the pages ...", flush=True)
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name) / "site"
        why = _build_lite(places, fresh / "lite") if in_browser else ""
        runs = in_browser and not why
        build_pages(places, fresh, in_browser=runs, address=address)
        (fresh / MARK).touch()
        _put(fresh, out)
    print(f"The site is in {out}: open {out / 'index.html'}")
    if runs:
        print(f'To try what runs in the browser: "{sys.executable}" -m http.server -d "{out}"')
    if why:
        print(f"Nothing runs in the browser there: {why}.")
    return int(bool(why))


def build_pages(places: Places, out: Path, *, in_browser: bool, address: str = "") -> None:
    """Build the pages, with no network, into the folder `out`, which may hold a built lite/."""
    lessons = read_sequence(places.course_file)
    runs = [one.number for one in lessons if one.number <= LAST] if in_browser else []
    with tempfile.TemporaryDirectory() as name:
        source = Path(name) / "source"
        lay_source(places, source, runs, address)
        _sphinx(places, source, Path(name) / "doctrees", out)
    mend_pages(out)
    (out / ".buildinfo").unlink(missing_ok=True)
    (out / ".nojekyll").touch()  # GitHub's pages leave out what begins with _ otherwise


def _check(places: Places, out: Path) -> None:
    lacking = [name for name in _NEEDED if not importlib.util.find_spec(name)]
    if lacking:
        raise CourseError(
            f"the site needs what is not installed: {', '.join(lacking)}. In the course's folder: "
            f'"{sys.executable}" -m pip install --require-hashes -r requirements-site.lock'
        )
    if not places.checkout or places.is_handed_out:
        raise CourseError("the site is built from a clone of the course, which has its guides")
    if out.exists() and (not out.is_dir() or any(out.iterdir())) and not (out / MARK).is_file():
        raise CourseError(f"{out} is no site of ours, so it is left as it is: choose another --out")


def _build_lite(places: Places, lite: Path) -> str:
    """Build what runs in the browser; return why it could not be, or nothing."""
    print("Building what runs in the browser ...", flush=True)
    try:
        build_lite(places, lite)
    except NoPartsError as error:
        return str(error)
    return ""


def _sphinx(places: Places, source: Path, doctrees: Path, out: Path) -> None:
    """Let Sphinx build; a warning is an error, as a dead link is one of them."""
    options = ["-b", "html", "-c", _LOOKS, "-d", doctrees, "-j", "auto", "-W", "--keep-going", "-q"]
    ran = subprocess.run(
        [sys.executable, "-m", "sphinx", *options, source, out],
        cwd=source,
        env=os.environ | {"PYTHONPATH": str(places.root), "SOURCE_DATE_EPOCH": "315532800"},
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        raise CourseError(f"Sphinx could not build the pages:\n{ran.stderr or ran.stdout}")


def _put(fresh: Path, out: Path) -> None:
    """Put the finished site in the place of the one before."""
    if out.exists():
        shutil.rmtree(out)
    out.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(fresh, out)
