"""What tests in a browser share: Chromium without a network, and pages that tell what they did."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from lessonkit.course.authoring.testing import chromium, missing_for_the_browser

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update",
    # Whatever is not this machine has no address.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)  # fmt: skip
HERE = (
    "file:",
    "data:",
    "blob:",
    "about:",
    "http://127.0.0.1",
    "http://localhost",
    "ws://127.0.0.1",
)


@dataclass
class Visit:
    """An open page, what it asked of other machines, and what it complained of."""

    page: object
    outside: list[str] = field(default_factory=list)
    said: list[str] = field(default_factory=list)

    def asked(self, url):
        if not url.startswith(HERE):
            self.outside.append(url)


@pytest.fixture(scope="session")
def browser():
    """The system's Chromium, which reaches this machine alone."""
    if missing := missing_for_the_browser():
        pytest.skip(f"not installed: {' and '.join(missing)} (CONTRIBUTING.md says how)")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started:
        found = started.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield found
        found.close()


@pytest.fixture
def visit(browser):
    """A function that opens an address in a browser's profile of its own, and returns a Visit."""
    profiles = []

    def opened(url, width=1280, height=800, **options):
        profile = browser.new_context(viewport={"width": width, "height": height}, **options)
        profiles.append(profile)
        made = Visit(profile.new_page())
        profile.on("request", lambda request: made.asked(request.url))
        made.page.on("console", lambda told: told.type == "error" and made.said.append(told.text))
        made.page.on("pageerror", lambda error: made.said.append(str(error)))
        made.page.goto(url)
        return made

    yield opened
    for profile in profiles:
        profile.close()


@pytest.fixture(scope="session")
def screenshot():
    """A function that keeps a picture of a page in the folder LESSON_SCREENSHOTS, if any."""
    folder = os.environ.get("LESSON_SCREENSHOTS")

    def keep(page, name):
        if folder:
            Path(folder).mkdir(parents=True, exist_ok=True)
            page.screenshot(path=Path(folder) / f"{name}.png")

    return keep
