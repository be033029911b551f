"""Which browser is asked, and that the token is shown to nobody else."""

import os
import re
import stat
import webbrowser
from pathlib import Path
from urllib.parse import urlparse
from urllib.request import url2pathname

import pytest

from lessonkit.course.machine.browser import find_browser, open_page

ADDRESS = "http://127.0.0.1:8888/lab/tree/a.ipynb?token=secret&reset"


def test_without_a_screen_there_is_no_browser(monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert find_browser() is None


def test_a_browser_inside_the_terminal_does_not_count(monkeypatch):
    class Lynx:
        name = "lynx"

    monkeypatch.setenv("BROWSER", "lynx")
    monkeypatch.setattr("webbrowser.get", Lynx)
    assert find_browser() is None


class Asked(webbrowser.BaseBrowser):
    """A browser that notes what it is asked to open."""

    def __init__(self):
        super().__init__("firefox")
        self.seen = []

    def open(self, url, new=0, autoraise=True):
        self.seen.append(url)
        return True


class AskedCommand(Asked, webbrowser.GenericBrowser):
    """The same, for a command that we do not know."""


@pytest.fixture
def linux(monkeypatch, tmp_path):
    """A Linux with a screen and with `tmp_path` as home; how to choose its browser."""
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("platform.release", lambda: "6.1")
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("BROWSER", raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)

    def choose(browser):
        monkeypatch.setattr("webbrowser.get", lambda: browser)
        return browser

    return choose


def test_on_linux_the_address_is_read_from_a_file_of_this_user(linux, tmp_path):
    browser = linux(Asked())
    assert open_page(ADDRESS, tmp_path)
    assert open_page(ADDRESS, tmp_path)  # a second time too
    page = Path(url2pathname(urlparse(browser.seen[1]).path))
    assert "secret" not in str(browser.seen)
    assert os.name == "nt" or stat.S_IMODE(page.stat().st_mode) == 0o600
    assert ADDRESS.replace("&", "&amp;") in re.findall('url=(.*?)"', page.read_text())


def test_where_an_address_is_on_no_command_line_it_is_given_as_it_is(linux, tmp_path, monkeypatch):
    monkeypatch.setattr("sys.platform", "darwin")
    browser = linux(Asked())
    assert open_page(ADDRESS, tmp_path)
    assert browser.seen == [ADDRESS]


def test_a_browser_of_windows_cannot_read_a_file_of_wsl(linux, tmp_path, monkeypatch):
    monkeypatch.setattr("platform.release", lambda: "5.15.1-microsoft-standard-WSL2")
    browser = linux(Asked())
    assert open_page(ADDRESS, tmp_path)
    assert browser.seen == [ADDRESS]


def test_a_helper_that_the_user_named_is_given_the_address(linux, tmp_path, monkeypatch):
    browser = linux(AskedCommand())
    browser.name = "/opt/helper.sh"
    monkeypatch.setenv("BROWSER", browser.name)
    assert open_page(ADDRESS, tmp_path)
    assert browser.seen == [ADDRESS]


@pytest.mark.parametrize(
    ("folder", "reads"), [("home/course", True), ("home/.hidden/course", False), ("srv", False)]
)
def test_a_snap_reads_the_home_folder_less_what_is_hidden(
    linux, tmp_path, monkeypatch, folder, reads
):
    is_dir = Path.is_dir
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "home")
    monkeypatch.setattr(Path, "is_dir", lambda path: path == Path("/snap") or is_dir(path))
    (tmp_path / folder).mkdir(parents=True)
    browser = linux(Asked())
    assert open_page(ADDRESS, tmp_path / folder)
    assert (browser.seen != [ADDRESS]) == reads


def test_without_a_browser_nothing_is_opened(linux, tmp_path, monkeypatch):
    monkeypatch.delenv("DISPLAY")
    assert not open_page(ADDRESS, tmp_path)
    assert not list(tmp_path.iterdir())
