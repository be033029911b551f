"""The page on which lessons 00 to 05 run with nothing installed: JupyterLite, all of it local."""

from __future__ import annotations

import importlib.util
import json
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path

from lessonkit.course import CourseError
from lessonkit.course.places import Places
from lessonkit.course.sequence import Lesson, read_sequence
from lessonkit.course.site.lite_front import front_page
from lessonkit.course.site.lite_lock import write_lock
from lessonkit.course.site.lite_mended import mend
from lessonkit.course.site.lite_notebooks import lay_notebooks
from lessonkit.course.site.lite_parts import archive, are_here, fetch, parts_folder
from lessonkit.course.site.lite_wheel import write_wheel

LAST = "05"  # what comes after needs numpy, which is in no package of npm's
PLUGIN = "@jupyterlite/pyodide-kernel-extension"
_RUNS = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
_SETTINGS = Path(__file__).with_name("lite_settings")
_NAME = "Search small, read big"
_NARROW = """
// On a narrow screen the list of files leaves a lesson no room. JupyterLab opens it more than once
// while it starts, so it is closed again until somebody touches the page.
if (innerWidth < 760) {
  const close = () => {
    const open = document.querySelector(".jp-SideBar.jp-mod-left .lm-TabBar-tab.lm-mod-current");
    if (!open || !document.querySelector(".jp-Notebook .jp-Cell")) return;
    const {x, y} = open.getBoundingClientRect();
    const press = {bubbles: true, button: 0, clientX: x + 5, clientY: y + 5};
    open.dispatchEvent(new PointerEvent("pointerdown", press));
    open.dispatchEvent(new PointerEvent("pointerup", press));
  };
  const closing = setInterval(close, 300);
  const stop = () => clearInterval(closing);
  addEventListener("pointerdown", (event) => event.isTrusted && stop(), true);
  addEventListener("keydown", stop, true);
  setTimeout(stop, 30000);
}
"""
_EPOCH = "315532800"  # the first second of 1980, the date of every file: the same on any day
_SECONDS = 600


def build_lite(
    places: Places, out: Path, *, parts: Path | None = None, say: Callable[[str], None] = print
) -> Path:
    """Build the page into the folder `out`, and return the file that opens it.

    What Pyodide needs is fetched where `parts`, the user's cache for None, lacks it; all else is
    done without a network. Raises NoPartsError where that cannot be, and CourseError where
    JupyterLite is not installed.
    """
    if not importlib.util.find_spec("jupyterlite_pyodide_kernel"):
        raise CourseError("JupyterLite is not installed: it comes with the extra `site`")
    parts = parts or parts_folder()
    if not are_here(parts):
        fetch(parts, say)
    lessons = [one for one in read_sequence(places.course_file) if one.number <= LAST]
    with tempfile.TemporaryDirectory() as name:
        _lay(places, lessons, parts, Path(name))
        _jupyter_lite(Path(name), out.resolve())
    mend(out / "build", say)
    return _finish(places, lessons, out)


def _lay(places: Places, lessons: list[Lesson], parts: Path, lite: Path) -> None:
    """Put into the folder `lite` what JupyterLite builds the page from."""
    slugs = [lesson.slug for lesson in lessons]
    lay_notebooks(places, slugs, lite / "files")
    pyodide = lite / "static" / "pyodide"
    _unpack(archive(parts), pyodide)
    for wheel in (*parts.glob("*.whl"), *_kernel_wheels()):
        shutil.copyfile(wheel, pyodide / wheel.name)
    write_wheel(places, slugs, lite / "files" / "exercises", pyodide)
    packages = write_lock(pyodide)
    shutil.copyfile(_SETTINGS / "overrides.json", lite / "overrides.json")
    config = json.loads((_SETTINGS / "jupyter-lite.json").read_text("utf-8"))
    plugin = config["jupyter-config-data"]["litePluginSettings"][f"{PLUGIN}:kernel"]
    plugin["loadPyodideOptions"]["packages"] = packages
    (lite / "jupyter-lite.json").write_bytes(json.dumps(config, indent=1).encode())


def _unpack(npm: Path, folder: Path) -> None:
    """Lay what runs of npm's archive into `folder`; its types and maps are for developers."""
    folder.mkdir(parents=True)
    with tarfile.open(npm) as archive:
        for name in _RUNS:
            content = archive.extractfile(f"package/{name}").read()
            (folder / name).write_bytes(content)


def _extension() -> Path:
    return Path(sys.prefix) / "share" / "jupyter" / "labextensions" / PLUGIN


def _kernel_wheels() -> list[Path]:
    """The wheels that the kernel's own package brings: its Python side."""
    names = ("piplite", "pyodide_kernel", "ipykernel")
    folder = _extension() / "static" / "pypi"
    found = [path for name in names for path in folder.glob(f"{name}-*.whl")]
    if len(found) != len(names):
        raise CourseError(
            f"{folder} lacks a wheel of {', '.join(names)}: install the extra `site` again"
        )
    return found


def _jupyter_lite(lite: Path, out: Path) -> None:
    """Let JupyterLite build, with this one extension alone, whatever else is installed."""
    options = {
        "lite-dir": lite, "output-dir": out, "contents": lite / "files", "apps": "lab",
        "source-date-epoch": _EPOCH, "LiteBuildConfig.federated_extensions": _extension(),
        "LiteBuildConfig.cache_dir": lite / ".cache",
    }  # fmt: skip
    flags = [
        "--no-sourcemaps",
        "--no-unused-shared-packages",
        "--no-libarchive",
        "--ignore-sys-prefix",
    ]
    command = [sys.executable, "-m", "jupyterlite_core", "build", *flags]
    command += [f"--{name}={value}" for name, value in options.items()]
    ran = subprocess.run(
        command, cwd=lite, capture_output=True, text=True, timeout=_SECONDS, check=False
    )
    if ran.returncode:
        raise CourseError(f"JupyterLite could not build the page:\n{ran.stdout}{ran.stderr}")


def _finish(places: Places, lessons: list[Lesson], out: Path) -> Path:
    """Put our first page in the place of JupyterLite's, and drop what only its developers need."""
    exercises = [one.slug for one in lessons if (places.exercises / f"{one.slug}.ipynb").is_file()]
    front = out / "index.html"
    front.write_bytes(front_page(lessons, exercises).encode())
    lab = out / "lab" / "index.html"
    text = lab.read_text(encoding="utf-8")
    text = text.replace("<html>", '<html lang="en">').replace(
        "<title>JupyterLite<", f"<title>{_NAME}<"
    )
    lab.write_bytes(text.replace("</head>", f"<script>{_NARROW}</script></head>").encode())
    for path in (*out.glob("rspack.config*.js"), out / "package.json"):
        path.unlink(missing_ok=True)
    shutil.rmtree(out / "doc", ignore_errors=True)
    return front
