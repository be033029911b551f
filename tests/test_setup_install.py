"""start.py's installing: what the tools say and what we say then; which tool; and once for real."""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from subprocess import list2cmdline

import pytest

from lessonkit.course.setup import install, run, trouble
from lessonkit.course.setup.trouble import SetupError

ROOT = Path(__file__).resolve().parents[1]
PYTHON = sys.executable


@pytest.mark.parametrize(
    "said, kind",
    [
        ("ERROR: Could not install packages due to an OSError: [Errno 28] No space left", "disk"),
        ("error: failed to write to file: No space left on device (os error 28)", "disk"),
        ("Caused by: There is not enough space on the disk. (os error 112)", "disk"),
        ("WARNING: Retrying after connection broken by 'NewConnectionError(...)'", "network"),
        ("[Errno -3] Temporary failure in name resolution", "network"),
        ("[Errno 11001] getaddrinfo failed", "network"),
        ("nodename nor servname provided, or not known", "network"),
        ("Caused by: dns error", "network"),
        ("ReadTimeoutError: Read timed out.", "network"),
        ("ProxyError('Cannot connect to proxy.')", "network"),
        ("SSLCertVerificationError: CERTIFICATE_VERIFY_FAILED", "certificate"),
        ("invalid peer certificate: UnknownIssuer", "certificate"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "hash"),
        ("error: Hash mismatch for `jedi==1`", "hash"),
        ("Retrying: connection broken\nTHESE PACKAGES DO NOT MATCH THE HASHES", "hash"),
        ("HINT: your system may not have Windows Long Path support enabled", "path"),
        ("error: subprocess-exited-with-error", "other"),
    ],
)
def test_an_installers_words_get_our_sentence(said: str, kind: str):
    assert trouble.diagnose(said, Path("course")).kind == kind


def test_words_that_we_do_not_know_are_shown():
    said = "Ignoring colorama: markers\n" + "\n".join(f"line {n}" for n in range(20))
    shown = str(trouble.diagnose(said, Path("course")))
    assert "line 19" in shown
    assert "line 5" not in shown
    assert "Ignoring" not in shown


# uv, or else pip


LOCKS = {
    "requirements.lock": "lock",
    "requirements-uv.lock": "uv",
    "requirements-embeddings.lock": "model",
}


def tools_used(monkeypatch, fails: dict[tuple[str, str], str], settings=None) -> list[str]:
    """Return the tool of each step, where those in `fails` end with a trouble of that kind.

    The last word says whether the set-up has the embedding model.
    """
    used = []

    def fake(line: list[str], *_: object) -> None:
        tool = line[3]
        what = LOCKS[Path(line[-1]).name] if "-r" in line else "course"
        used.append(f"{tool}: {what}")
        if kind := fails.get((tool, what)):
            raise SetupError("fails", kind)

    monkeypatch.setattr(install, "run", fake)
    monkeypatch.setattr(install, "pip_settings", lambda _: settings or {})
    has_model = install.install("python", sys.stdout, ROOT)
    return [*used, "with" if has_model else "without"]


PIP = ["pip: lock", "pip: course", "pip: model", "with"]


def test_pip_fetches_uv_and_uv_does_the_rest(monkeypatch):
    used = ["pip: uv", "uv: lock", "uv: course", "uv: model", "with"]
    assert tools_used(monkeypatch, {}) == used


@pytest.mark.parametrize(
    "fails, used",
    [
        ({("pip", "uv"): "other"}, ["pip: uv", *PIP]),
        ({("uv", "lock"): "network"}, ["pip: uv", "uv: lock", *PIP]),
    ],
)
def test_where_uv_cannot_be_had_or_used_pip_goes_on(monkeypatch, fails, used):
    assert tools_used(monkeypatch, fails) == used


@pytest.mark.parametrize("fails", [{("pip", "uv"): "network"}, {("uv", "lock"): "disk"}])
def test_what_pip_would_meet_too_is_not_tried_with_pip(monkeypatch, fails):
    with pytest.raises(SetupError, match="fails"):
        tools_used(monkeypatch, fails)


def test_a_pip_that_is_told_to_use_no_index_does_all_itself(monkeypatch):
    assert tools_used(monkeypatch, {}, {"no-index": "1"}) == PIP


@pytest.mark.parametrize("kind", ["other", "network", "disk", "hash"])
@pytest.mark.parametrize("tool", ["pip", "uv"])
def test_whatever_keeps_the_embedding_model_away_ends_nothing(monkeypatch, tool, kind):
    settings = {"no-index": "1"} if tool == "pip" else {}
    used = tools_used(monkeypatch, {(tool, "model"): kind}, settings)
    assert used[-3:] == [f"{tool}: course", f"{tool}: model", "without"]


def test_the_embedding_model_is_never_compiled(monkeypatch):
    lines = []
    monkeypatch.setattr(install, "run", lambda line, *_: lines.append(" ".join(line)))
    monkeypatch.setattr(install, "pip_settings", lambda _: {})
    install.install("python", sys.stdout, ROOT)
    assert "--only-binary :all: --require-hashes -r " in lines[-1]


def test_uv_is_told_the_index_that_pip_is_configured_with(monkeypatch, tmp_path: Path):
    for variable in (*install.IN_WORDS_OF_UV, "PIP_INDEX_URL", "PIP_CERT"):
        monkeypatch.delenv(variable, raising=False)
    configured = tmp_path / "pip.conf"
    configured.write_text("[global]\nindex-url = file:///ours\n[install]\ncert = ca.pem\n")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(configured))
    told = install.for_uv(install.pip_settings(sys.executable))
    assert told == {"UV_DEFAULT_INDEX": "file:///ours", "SSL_CERT_FILE": "ca.pem"}


def test_what_the_user_tells_uv_stands(monkeypatch):
    monkeypatch.setenv("UV_DEFAULT_INDEX", "file:///theirs")
    assert install.for_uv({"index-url": "file:///ours"}) == {}


def test_variables_that_lead_elsewhere_do_not_reach_the_course(monkeypatch):
    for name in run.MISLEADING:
        monkeypatch.setenv(name, "elsewhere")
    monkeypatch.setenv("PIP_USER", "1")
    kept = run.environment()
    assert not kept.keys() & set(run.MISLEADING)
    assert kept["PIP_USER"] == "0"


def test_a_long_step_says_what_it_is_at(tmp_path: Path, monkeypatch, capsys):
    monkeypatch.setattr(run, "BEAT_S", 0.1)
    talk = "import time; print('Downloading', flush=True); time.sleep(0.5)"
    with (tmp_path / "stamp").open("a") as stamp:
        run.run([sys.executable, "-c", talk], stamp, tmp_path)
    assert " s: Downloading\n" in capsys.readouterr().out


def test_without_a_network_pip_ends_with_our_sentence(tmp_path: Path, monkeypatch):
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")  # where nobody answers
    monkeypatch.setenv("PIP_RETRIES", "1")
    pip = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed"]
    with (tmp_path / "stamp").open("a") as stamp, pytest.raises(SetupError) as error:
        install._fetch_uv(pip, stamp, ROOT)
    assert error.value.kind == "network"


# Once for real: a course of three files, whose lock has one package, from a folder, which has not
# what the lock of the embedding model names.

BACKEND = """
import zipfile

def build_editable(folder, config_settings=None, metadata_directory=None):
    return wheel(folder, "lessonkit", {"lessonkit.pth": %r})

def wheel(folder, name, files):
    info = f"{name}-1.dist-info/"
    files = files | {
        info + "METADATA": f"Metadata-Version: 2.1\\nName: {name}\\nVersion: 1\\n",
        info + "WHEEL": "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
    }
    files[info + "RECORD"] = "".join(f"{path},,\\n" for path in [*files, info + "RECORD"])
    with zipfile.ZipFile(f"{folder}/{name}-1-py3-none-any.whl", "w") as archive:
        for path, text in files.items():
            archive.writestr(path, text)
    return f"{name}-1-py3-none-any.whl"
"""
LESSON = """
import os, sys, tiny
print(os.environ["LESSON_COMMAND"], "runs", *sys.argv[1:], os.environ.get("PYTHONPATH"))
sys.exit(7)
"""


@pytest.fixture
def course(tmp_path: Path) -> Path:
    course = tmp_path / "le cours é"
    package = course / "lessonkit" / "course"
    package.mkdir(parents=True)
    shutil.copy(ROOT / "start.py", course)
    shutil.copy(ROOT / "lessonkit/course/__init__.py", package)
    shutil.copytree(ROOT / "lessonkit/course/setup", package / "setup")
    (course / "lessonkit/__init__.py").touch()
    (package / "__main__.py").write_text(LESSON)
    return course


def test_a_course_is_set_up_with_pip_and_its_command_run_without_the_model(course: Path):
    backend: dict = {}
    exec(BACKEND % str(course), backend)
    wheel = course / backend["wheel"](str(course), "tiny", {"tiny.py": ""})
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    (course / "requirements.lock").write_text(f"tiny==1 --hash=sha256:{digest}\n")
    (course / "requirements-uv.lock").touch()
    no_such = f"no-such-model==1 --hash=sha256:{digest}\n"
    (course / "requirements-embeddings.lock").write_text(no_such)
    (course / "backend.py").write_text(BACKEND % str(course), encoding="utf-8")
    (course / "pyproject.toml").write_text(
        '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
        '[project]\nname = "lessonkit"\nversion = "1"\n'
    )
    if os.name != "nt":  # a python3 that is new enough, and so the word for any other path
        (course / "python3").symlink_to(PYTHON)
    first, second = (start(course, "check", "03") for _ in range(2))
    script = str(course / "start.py")  # which a message repeats as it was typed
    typed = list2cmdline(["py", script]) if os.name == "nt" else shlex.join(["python3", script])
    said = f"{typed} runs check 03 None"
    assert (first[0], first[1].splitlines()[-1]) == (7, said), first
    assert "The sentence-embedding model could not be installed here" in first[1]
    assert second == (7, f"{said}\n", "")


def start(course: Path, *arguments: str) -> tuple[int, str, str]:
    variables = {
        "PATH": os.pathsep.join([str(course), os.environ["PATH"]]),
        "PIP_NO_INDEX": "1",
        "PIP_FIND_LINKS": course.as_uri(),
        "PIP_REQUIRE_VIRTUALENV": "1",
        "PIP_USER": "1",
        "PYTHONPATH": str(course / "nowhere"),
        "PYTHONIOENCODING": "utf-8",
    }
    ran = subprocess.run(
        [PYTHON, course / "start.py", *arguments],
        check=False,
        cwd=course.parent,
        env=os.environ | variables,
        capture_output=True,
        encoding="utf-8",
    )
    return ran.returncode, ran.stdout, ran.stderr
