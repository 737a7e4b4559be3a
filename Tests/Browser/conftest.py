"""Fixtures: servers, a browser and pages."""

import os
import pathlib
import re
import shutil
import subprocess

import pytest
from playwright.sync_api import expect, sync_playwright
from relay import Relay

BINARIES = pathlib.Path(__file__).parents[2] / ".build" / "debug"
# The headless shell renders like the browser, without the cost of a browser window for each page.
BROWSERS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
# The files that take longest. They are started first, so that no worker waits for another at the end.
LONGEST = ["test_memory.py", "test_gallery_bad_input.py", "test_fuzz.py", "test_long_texts.py", "test_news.py"]
expect.set_options(timeout=15_000)
# By default, the gallery stores sessions in the folder of the user who runs the tests.
os.environ["STATE_DATABASE"] = "memory"


def pytest_collection_modifyitems(items) -> None:
    items.sort(key=lambda item: LONGEST.index(item.path.name) if item.path.name in LONGEST else len(LONGEST))


class Server:
    """A running program of this package that serves screens on a free port.

    As a context manager, it ends the program, which must exit cleanly unless the test has killed it.
    """

    def __init__(self, program: str, *arguments: str, **options) -> None:
        command = [BINARIES / program, *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **options)
        self.is_killed = False
        line = self.process.stdout.readline()
        port = re.search(r"(\d+)/?$", line.strip())
        if port is None:
            self.kill()
            raise RuntimeError(f"{program} did not print its address, but {line!r}")
        self.port = int(port[1])
        self.address = f"http://127.0.0.1:{self.port}"

    def __enter__(self):
        return self

    def __exit__(self, error, *_) -> None:
        if self.is_killed:
            return
        try:
            status = self.stop()
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        assert error or status == 0, "the server did not end cleanly"

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(timeout=20)

    def kill(self) -> None:
        self.is_killed = True
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def fixture():
    with Server("BrowserFixture") as server:
        yield server


@pytest.fixture(scope="session")
def gallery():
    with Server("gallery", "--port", "0") as server:
        yield server


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
        # Otherwise the headless shell requests pages in English without a country, in which dates have a different form.
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--accept-lang=en-US"])
        yield chromium
        chromium.close()


@pytest.fixture
def context(browser):
    """A separate browser context. Cookies and storage are not shared with other tests."""
    context = browser.new_context()
    yield context
    context.close()


@pytest.fixture
def page(context):
    """A page. The test fails if a script reports an error."""
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    assert errors == []


@pytest.fixture
def relay():
    """Creates relays to a server and closes them after the test."""
    relays = []

    def make(server: Server, round_trip: float = 0.0, changes_host: bool = False) -> Relay:
        relays.append(Relay(server.port, round_trip, changes_host))
        return relays[-1]

    yield make
    for each in relays:
        each.close()


def visit(page, address: str) -> None:
    """Opens a screen and waits for its live connection."""
    page.goto(address)
    wait_until_live(page)


def reload_with_new_session(page) -> None:
    """Reloads a page, which does not restore its earlier session, because its tab has another name."""
    page.evaluate("sessionStorage.clear()")
    page.reload()
    wait_until_live(page)


def wait_until_live(page) -> None:
    page.wait_for_selector("html[data-line=live]", state="attached")
