"""What `import lessonkit` brings, and what it must not."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import lessonkit

PACKAGE = Path(lessonkit.__file__).parent
MODULES = sorted(PACKAGE.glob("*.py"))


def test_the_import_brings_the_standard_library_and_the_kit_alone():
    script = (
        "import sys, json; before = set(sys.modules); import lessonkit; "
        "print(json.dumps(sorted({name.split('.')[0] for name in set(sys.modules) - before})))"
    )
    printed = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout
    assert set(json.loads(printed)) - set(sys.stdlib_module_names) == {"lessonkit"}


def test_the_kit_never_imports_the_machinery_of_the_course():
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in getattr(node, "names", [])]
            module = getattr(node, "module", None) or ""
            assert not any("course" in name.split(".") for name in [module, *names]), path.name


def test_every_public_name_is_there_and_says_what_it_is():
    assert sorted(lessonkit.__all__) == lessonkit.__all__
    for name in lessonkit.__all__:
        assert getattr(lessonkit, name).__doc__, name


def test_each_module_says_which_lesson_it_serves_or_what_it_is():
    for path in MODULES:
        said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
        assert said and said.splitlines()[0].endswith((".", ":")), path.name
