"""What lesson 08 stores of its server is what a server says, where there is one."""

import json
import os
import subprocess
import sys

import pytest

from lessonkit.corpus import material
from lessonkit.store.server import missing


@pytest.mark.skipif(
    bool(missing()) or os.environ.get("LESSON_ALL") == "no",
    reason="needs the extra `server`: see CONTRIBUTING.md; `lesson test --all` runs it",
)
def test_the_cell_with_a_server_gives_its_stored_output(tmp_path):
    path = material() / "notebooks" / "08_in_step.ipynb"
    notebook = json.loads(path.read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        if "nbval-ignore-output" in cell["metadata"].get("tags", []):
            cell["metadata"]["tags"].remove("nbval-ignore-output")
    compared = tmp_path / "compared.ipynb"
    compared.write_text(json.dumps(notebook), encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "--nbval", "--nbval-current-env"]
    command += ["-p", "no:randomly", str(compared)]  # which shuffles cells
    run = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert run.returncode == 0, run.stdout
