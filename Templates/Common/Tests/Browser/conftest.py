"""Starts the app, and opens it in Chromium."""

import os
import pathlib
import re
import subprocess

import pytest
from playwright.sync_api import sync_playwright

PROGRAM = pathlib.Path(__file__).parents[2] / ".build" / "debug" / "SampleApp"


@pytest.fixture
def page():
    # Tests do not use the sessions that the app stores for its user.
    environment = {**os.environ, "PORT": "0", "STATE_DATABASE": "memory"}
    app = subprocess.Popen([PROGRAM], stdout=subprocess.PIPE, text=True, env=environment)
    address = re.search(r"http://\S+", app.stdout.readline())[0]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM"), args=["--no-sandbox"])
        page = browser.new_page()
        page.goto(address)
        # The page is visible immediately, and live a moment later.
        page.wait_for_selector("html[data-line=live]", state="attached")
        yield page
        browser.close()
    app.terminate()
    assert app.wait(timeout=20) == 0
