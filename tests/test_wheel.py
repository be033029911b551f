"""The wheel and the sdist carry the course, and an installed wheel finds it."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

pytest.importorskip("hatchling", reason="builds the package; it is in requirements.lock")

ROOT = Path(__file__).resolve().parents[1]
MATERIAL = "lessonkit/_material/"
FOLDERS = ("notebooks", "exercises", "solutions", "data")


def run(*command: str | Path, cwd: Path) -> str:
    ran = subprocess.run(command, check=False, cwd=cwd, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def build(source: Path, target: str, out: Path) -> Path:
    """Build `target` of `source` into `out`, as pip and CI would, and return the file."""
    run(sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out), cwd=source)
    [made] = out.iterdir()
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


def files(wheel: Path) -> set[str]:
    return set(zipfile.ZipFile(wheel).namelist())


def test_the_wheel_carries_the_course(wheel: Path):
    carried = {name for name in files(wheel) if name.startswith(MATERIAL)}
    wanted = {f"{MATERIAL}course.toml"} | {
        MATERIAL + path.relative_to(ROOT).as_posix()
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and path.suffix != ".pyc"
        if not any(part.startswith((".", "__")) for part in path.relative_to(ROOT).parts)
    }
    assert f"{MATERIAL}data/guides.jsonl" in carried
    assert carried == wanted


def test_the_wheel_carries_the_package_and_nothing_else(wheel: Path):
    tops = {name.partition("/")[0] for name in files(wheel)}
    assert tops == {"lessonkit", "lessonkit-0.1.0.dist-info"}
    assert "lessonkit/course/command.py" in files(wheel)
    assert {Path(name).name for name in files(wheel) if "/licenses/" in name} == {
        "LICENSE",
        "LICENSE-TEXT",
    }


def test_a_wheel_made_from_the_sdist_is_the_same(wheel: Path, tmp_path: Path):
    sdist = build(ROOT, "sdist", tmp_path / "sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    [source] = tmp_path.glob("lessonkit-*")
    assert build(source, "wheel", tmp_path / "wheel").read_bytes() == wheel.read_bytes()


def test_an_installed_wheel_finds_its_material(wheel: Path, tmp_path: Path):
    venv.create(tmp_path / "fresh", with_pip=False)
    python = tmp_path / "fresh" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install"]
    run(*pip, "--no-deps", "--no-index", "--disable-pip-version-check", str(wheel), cwd=tmp_path)
    code = (
        "from lessonkit import load_guides; from lessonkit.course.places import find_places; "
        "places = find_places(); print(load_guides()[0].id, places.checkout, "
        "(places.notebooks / '00_start_here.ipynb').is_file())"
    )
    assert run(python, "-I", "-c", code, cwd=tmp_path) == "D50 False True\n"
