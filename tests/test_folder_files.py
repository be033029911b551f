"""Which files of a folder are read, which are not, and why."""

import os
import sys
import time
from pathlib import Path

import pytest

from lessonkit.folder.files import MAX_BYTES, find_files, kind_of, printable
from lessonkit.folder.section import UnreadableError


def write(folder, *paths):
    for path in paths:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(b"words")


def link(path, target):
    try:
        path.symlink_to(target, target_is_directory=Path(target).is_dir())
    except OSError:
        pytest.skip("this system lets us make no links")


def paths(folder):
    return [file.path for file in find_files(folder).files]


def skipped(folder):
    return [(one.path, one.why) for one in find_files(folder).skipped]


def test_files_are_in_the_order_of_their_paths_with_size_and_time(tmp_path):
    write(tmp_path, "b.md", "a/z.txt", "a/b/c.rst", "a.html", "logo.png")
    found = find_files(tmp_path)
    assert [(file.path, file.kind) for file in found.files] == [
        ("a.html", "html"),
        ("a/b/c.rst", "text"),
        ("a/z.txt", "text"),
        ("b.md", "markdown"),
    ]
    seen = (tmp_path / "b.md").stat()
    assert (found.files[3].size, found.files[3].mtime_ns) == (5, seen.st_mtime_ns)
    assert (found.skipped, found.others) == ((), 1)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("A.MD", "markdown"),
        ("a.b.markdown", "markdown"),
        ("x.text", "text"),
        ("ReadMe", "text"),
        ("x.HTM", "html"),
        ("x.xhtml", "html"),
        ("x.ipynb", "notebook"),
        ("md", None),
        ("x.md.bak", None),
        ("README.png", None),
    ],
)
def test_the_kind_is_in_the_name(name, kind):
    assert kind_of(name) == kind


def test_hidden_ones_and_what_tools_put_there_are_passed_over(tmp_path):
    write(tmp_path, ".hidden.md", ".git/a.md", "node_modules/a.md", "x/__pycache__/a.md")
    write(tmp_path, "env/pyvenv.cfg", "env/lib/a.md", "kept.md")
    found = find_files(tmp_path)
    assert [file.path for file in found.files] == ["kept.md"]
    assert (found.skipped, found.others) == ((), 0)


def test_the_folder_that_is_asked_for_is_read_whatever_it_is(tmp_path):
    write(tmp_path, ".notes/pyvenv.cfg", ".notes/a.md")
    assert paths(tmp_path / ".notes") == ["a.md"]


def test_empty_and_huge_files_are_named(tmp_path):
    (tmp_path / "empty.md").touch()
    for name, size in [("huge.md", MAX_BYTES + 1), ("large.md", MAX_BYTES)]:
        with (tmp_path / name).open("wb") as file:
            file.truncate(size)
    assert skipped(tmp_path) == [("empty.md", "empty"), ("huge.md", "larger than 10 MB")]
    assert paths(tmp_path) == ["large.md"]


def test_a_link_out_of_the_folder_is_named_and_not_followed(tmp_path):
    write(tmp_path, "out/secret.md", "docs/a.md", "docs/deep/b.md")
    docs = tmp_path / "docs"
    link(docs / "out", tmp_path / "out")
    link(docs / "secret.md", tmp_path / "out" / "secret.md")
    link(docs / "deep" / "up", tmp_path)
    link(docs / "picture.png", tmp_path / "out" / "secret.md")  # of no kind of ours
    out = "a link out of the folder"
    assert skipped(docs) == [("deep/up", out), ("out", out), ("secret.md", out)]
    assert paths(docs) == ["a.md", "deep/b.md"]


def test_a_link_to_what_is_inside_is_read_once_and_a_loop_ends(tmp_path):
    write(tmp_path, "a.md", "x/b.md")
    link(tmp_path / "again.md", tmp_path / "a.md")
    link(tmp_path / "x" / "loop", tmp_path)
    link(tmp_path / "x" / "self", tmp_path / "x")
    link(tmp_path / "gone.md", tmp_path / "nothing.md")
    (tmp_path / "round.md").symlink_to(tmp_path / "round.md")
    assert paths(tmp_path) == ["a.md", "x/b.md"]
    nothing = "a link to nothing"
    assert skipped(tmp_path) == [("gone.md", nothing), ("round.md", nothing)]


def test_a_link_to_what_is_inside_and_not_read_is_named(tmp_path):
    write(tmp_path, ".hidden/a.md", "guide.src", "node_modules/x/b.md")
    link(tmp_path / "a.md", tmp_path / ".hidden" / "a.md")
    link(tmp_path / "guide.md", tmp_path / "guide.src")
    link(tmp_path / "x", tmp_path / "node_modules" / "x")
    assert skipped(tmp_path) == [
        ("a.md", "a link to what is passed over"),
        ("guide.md", "a link to a file of another kind"),
        ("x", "a link to what is passed over"),
    ]


def test_a_folder_may_itself_be_a_link(tmp_path):
    write(tmp_path, "docs/a.md")
    link(tmp_path / "short", tmp_path / "docs")
    assert paths(tmp_path / "short") == ["a.md"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_a_pipe_is_named_and_never_opened(tmp_path):
    os.mkfifo(tmp_path / "pipe.md")
    assert skipped(tmp_path) == [("pipe.md", "no regular file")]


def test_a_folder_called_like_a_file_is_looked_into(tmp_path):
    write(tmp_path, "notes.md/a.md")
    assert paths(tmp_path) == ["notes.md/a.md"]


@pytest.mark.skipif(os.name == "nt", reason="a name holds no such characters on Windows")
def test_a_name_may_hold_anything_and_is_printed_on_one_line(tmp_path):
    write(tmp_path, "two\nlines.md")
    (tmp_path / "two\nlines empty.md").touch()
    assert paths(tmp_path) == ["two\nlines.md"]
    assert skipped(tmp_path) == [("two\\nlines empty.md", "empty")]
    assert printable("\x1b[31m é 自.md") == "\\x1b[31m é 自.md"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a name is always Unicode")
def test_a_name_that_is_no_unicode_is_skipped_in_a_form_that_prints(tmp_path):
    (tmp_path / os.fsdecode(b"caf\xe9.md")).write_bytes(b"words")
    (tmp_path / os.fsdecode(b"\xff")).mkdir()
    why = "its name is not valid Unicode"
    assert skipped(tmp_path) == [("\\udcff", why), ("caf\\udce9.md", why)]


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is forbidden to root"
)
def test_a_folder_that_may_not_be_listed_is_named(tmp_path):
    write(tmp_path, "shut/a.md", "b.md")
    (tmp_path / "shut").chmod(0)
    try:
        assert skipped(tmp_path) == [("shut/", "the folder cannot be listed: Permission denied")]
        with pytest.raises(UnreadableError, match="may not be listed"):
            find_files(tmp_path / "shut")
    finally:
        (tmp_path / "shut").chmod(0o700)


def test_a_folder_that_cannot_be_listed_is_named_for_root_too(tmp_path, monkeypatch):
    write(tmp_path, "shut/a.md", "b.md")
    real = os.scandir

    def scandir(path):
        if Path(path).name == "shut":
            raise PermissionError(13, "Permission denied")
        return real(path)

    monkeypatch.setattr(os, "scandir", scandir)
    assert skipped(tmp_path) == [("shut/", "the folder cannot be listed: Permission denied")]
    assert paths(tmp_path) == ["b.md"]
    with pytest.raises(UnreadableError, match="may not be listed: you lack the right"):
        find_files(tmp_path / "shut")


def test_a_folder_that_is_none_says_so_in_a_sentence(tmp_path):
    write(tmp_path, "a.md")
    with pytest.raises(UnreadableError, match="is a file: name the folder that holds it"):
        find_files(tmp_path / "a.md")
    with pytest.raises(UnreadableError, match="there is no folder"):
        find_files(tmp_path / "nowhere")
    with pytest.raises(UnreadableError, match="cannot be listed"):
        find_files("a\0b")


def test_ten_thousand_files_take_well_under_a_second(tmp_path):
    for n in range(100):
        (tmp_path / f"{n}").mkdir()
        for m in range(20):
            (tmp_path / f"{n}" / f"{m}.md").write_bytes(b"x")
    start = time.perf_counter()
    assert len(paths(tmp_path)) == 2_000
    assert time.perf_counter() - start < 1  # 0.02 s here, so 0.1 s for ten thousand
