"""Measures the time from an edit to the page that shows it, with the development server and a browser.

Usage: reload.py view | reducer APP | error

view edits a view of the gallery; reducer edits the reducer of the app Stopwatch in the folder APP, which
Scripts/new-app has created; error introduces a compile error in the gallery, until the page shows it. The program
trifecta-dev must be built. Prints `name value unit` lines with medians. The first edit is not counted.
"""

import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Tests" / "Browser"))
from playwright.sync_api import expect, sync_playwright  # noqa: E402

ROOT = pathlib.Path(__file__).parents[1]
VIEW = ROOT / "Examples/Gallery/CaseStudies/CaseStudyList.swift"
ROUNDS = 7
# The time between edits, in seconds. A developer looks at the page before the next edit, and meanwhile the development
# server prepares the next build.
PAUSE = 5.0


class Development:
    """A development server and a browser with a page of it."""

    def __init__(self, folder: pathlib.Path, *arguments: str) -> None:
        self.state = tempfile.TemporaryDirectory()
        environment = {**os.environ, "PORT": "0", "OPEN": "0", "STATE_DATABASE": self.state.name + "/state.sqlite"}
        self.process = subprocess.Popen(
            [folder / ".build/debug/trifecta-dev", *arguments], cwd=folder, env=environment, stdout=subprocess.PIPE,
            text=True)
        line = ""
        while "http://" not in line:
            line = self.process.stdout.readline()
        self.address = re.search(r"http://[^/]*", line)[0]

    def __enter__(self):
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM"), args=["--no-sandbox"])
        self.page = self.browser.new_page()
        return self

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)
        self.page.wait_for_selector("html[data-line=live]", state="attached")

    def __exit__(self, *_) -> None:
        self.browser.close()
        self.playwright.stop()
        self.process.terminate()
        self.process.wait()
        self.state.cleanup()


def median(times: list[float]) -> float:
    return statistics.median(times[1:])


def until_shown(page, text: str) -> None:
    page.wait_for_function("(text) => document.body.innerText.includes(text)", arg=text, timeout=120_000)


def measure_view() -> None:
    source = VIEW.read_text()
    times = []
    with Development(ROOT, "gallery", "--port", "0") as development:
        development.open("/case-studies")
        try:
            for number in range(ROUNDS + 1):
                time.sleep(PAUSE)
                began = time.monotonic()
                VIEW.write_text(source.replace('"Case studies"', f'"Case studies {number}"'))
                until_shown(development.page, f"Case studies {number}")
                times.append(time.monotonic() - began)
        finally:
            VIEW.write_text(source)
            time.sleep(PAUSE)
    print(f"reload.view {median(times):.2f} s")


def measure_reducer(app: pathlib.Path) -> None:
    """Edits a reducer. The page shows the result of an action that the new version has handled."""
    file = app / "Sources/Stopwatch/Timekeeper.swift"
    source = file.read_text()
    times = []
    with Development(app) as development:
        page = development.page
        development.open("/")
        page.get_by_role("button", name="Start").click()
        # Counts how often the page has joined a session. The time without a connection is too short to be polled.
        page.evaluate(
            """() => {
              const root = document.documentElement;
              window.joins = 0;
              const count = () => root.dataset.line === "live" && window.joins++;
              new MutationObserver(count).observe(root, { attributeFilter: ["data-line"] });
            }""")
        try:
            for number in range(ROUNDS + 1):
                time.sleep(PAUSE)
                began = time.monotonic()
                file.write_text(source.replace("state.laps.count + 1,", f"state.laps.count + {100 * (number + 1)},"))
                page.wait_for_function("(joins) => window.joins > joins", arg=number, timeout=120_000)
                page.get_by_role("button", name="Lap").click()
                until_shown(page, f"Lap {100 * (number + 1) + number}:")
                times.append(time.monotonic() - began)
        finally:
            file.write_text(source)
            time.sleep(PAUSE)
    print(f"reload.reducer {median(times):.2f} s")


def measure_error() -> None:
    source = VIEW.read_text()
    times = []
    with Development(ROOT, "gallery", "--port", "0") as development:
        development.open("/case-studies")
        overlay = development.page.get_by_role("alert")
        try:
            for number in range(ROUNDS + 1):
                time.sleep(PAUSE)
                began = time.monotonic()
                error = f'  var unknown{number}: Int {{ "" }}\n'
                VIEW.write_text(source.replace("  let study: CaseStudy\n", "  let study: CaseStudy\n" + error, 1))
                overlay.get_by_text(f"unknown{number}").wait_for(timeout=120_000)
                times.append(time.monotonic() - began)
                time.sleep(PAUSE)
                VIEW.write_text(source)
                expect(overlay).to_have_count(0, timeout=120_000)
        finally:
            VIEW.write_text(source)
            time.sleep(PAUSE)
    print(f"reload.error {median(times):.2f} s")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["view"]: measure_view()
        case ["reducer", app]: measure_reducer(pathlib.Path(app).resolve())
        case ["error"]: measure_error()
        case _: sys.exit(__doc__)
