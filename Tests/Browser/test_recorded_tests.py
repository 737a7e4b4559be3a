"""The tests that the inspector writes equal files of the gallery's tests, which run with the Swift tests.

To write the files again after a change of the generator, set `WRITE_RECORDED_TESTS`.
"""

import http.server
import json
import os
import pathlib
import re
import threading

import pytest
from conftest import Server, visit
from playwright.sync_api import expect
from test_inspector import DESK, choose_tab, inspect

FOLDER = pathlib.Path(__file__).parents[2] / "Examples/Gallery/Tests"
ACCEPT_URLS = """() => document.addEventListener("trifecta:open-url", (event) => event.preventDefault())"""
FEED = {
    "version": "https://jsonfeed.org/version/1.1",
    "title": "The Evening Sky",
    "items": [
        {
            "id": "comet",
            "title": "A comet comes back",
            "summary": "It was last seen when your great-grandparents were young.",
            "content_text": "Look to the east.\n\nThe best time is an hour before the sun rises.",
            "url": "https://example.com/comet",
            "date_published": "2026-06-03T06:00:00Z",
            "authors": [{"name": "Ada"}],
        },
        {"id": "rain", "title": "Rain until Thursday", "content_text": "Take a coat."},
    ],
}


@pytest.fixture
def context(browser):
    """A browser with a fixed locale and time zone, which are parts of the tests."""
    context = browser.new_context(locale="en-US", timezone_id="UTC")
    yield context
    context.close()


def record(context, server, path):
    """Opens a screen and its inspector, and restarts the screen, so that the recording is complete."""
    app, inspector = inspect(context, server, path)
    app.evaluate(ACCEPT_URLS)
    choose_tab(inspector, "Test")
    inspector.get_by_role("button", name="Restart screen").click()
    expect(inspector.get_by_text("The screen was restarted.")).to_be_visible()
    return app, inspector


def compare(inspector, name, last, form="Screen"):
    """Compares the shown test with its file.

    `last` is a text of the last statement, which appears when all events are recorded.
    """
    choose_tab(inspector, form)
    source = inspector.get_by_text("import Testing")
    expect(source).to_contain_text(last)
    text = source.inner_text().replace("\xa0", " ").strip() + "\n"
    file = FOLDER / f"{name}.swift"
    if "WRITE_RECORDED_TESTS" in os.environ:
        file.write_text(text)
    assert text == file.read_text()


def choose_service(context, server, path, option):
    """Selects the behavior of a service for the browser, on another page."""
    page = context.new_page()
    visit(page, server.address + path)
    radio = page.get_by_role("radio", name=option)
    radio.focus()
    page.keyboard.press("Space")
    expect(radio).to_be_checked()
    page.close()


def test_prime_time(gallery, context):
    app, inspector = record(context, gallery, "/prime-time")
    app.get_by_role("button", name="Counter").click()
    for _ in range(2):
        app.get_by_role("button", name="Increment").click()
    app.get_by_role("button", name="Is this prime?").click()
    expect(app.get_by_text("2 is prime 🎉")).to_be_visible()
    app.get_by_role("button", name="Save to favorites").click()
    expect(app.get_by_role("button", name="Remove from favorites")).to_be_visible()
    compare(inspector, "RecordedPrimeTimeTest", "Remove from favorites")


def test_counter_of_prime_time(gallery, context):
    app, inspector = record(context, gallery, "/prime-time")
    app.get_by_role("button", name="Counter").click()
    for _ in range(3):
        app.get_by_role("button", name="Increment").click()
    app.get_by_role("button", name="Decrement").click()
    app.get_by_role("button", name="What is the 2nd prime?").click()
    alert = app.get_by_role("alertdialog")
    expect(alert).to_contain_text("The 2nd prime is 3")
    alert.get_by_role("button").click()
    expect(alert).to_have_count(0)
    compare(inspector, "RecordedCounterStoreTest", "finish()", form="Store")


def test_dialer(gallery, context):
    app, inspector = record(context, gallery, "/phone-dialer")
    expect(app.get_by_text("Hello, guest!")).to_be_visible()
    field = app.get_by_role("textbox")
    field.press_sequentially("55x")
    expect(app.get_by_text("A phone number cannot contain “x”.")).to_be_visible()
    app.get_by_role("textbox").fill("555-0123")
    dial = app.get_by_role("button", name="Dial this number")
    expect(dial).to_be_enabled()
    dial.click()
    compare(inspector, "RecordedDialerTest", "openedURLs")
    compare(inspector, "RecordedDialerStoreTest", "finish()", form="Store")


def test_car_list(gallery, context):
    app, inspector = record(context, gallery, "/car-list")
    expect(app.get_by_text("5 cars")).to_be_visible()
    choose_service(context, gallery, "/examples/car-list", "Is closed")
    app.get_by_role("button", name="Refresh").press("Enter")
    expect(app.get_by_text("The garage is closed until Monday.")).to_be_visible()
    choose_service(context, gallery, "/examples/car-list", "Has no cars")
    app.get_by_role("button", name="Try Again").click()
    expect(app.get_by_text("No cars are for sale today.")).to_be_visible()
    compare(inspector, "RecordedCarListTest", "No cars are for sale today.")
    compare(inspector, "RecordedCarListStoreTest", "finish()", form="Store")


@pytest.fixture(scope="module")
def fixed_news():
    """A gallery whose news feed never changes."""

    class Feed(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("content-type", "application/feed+json")
            self.end_headers()
            self.wfile.write(json.dumps(FEED).encode())

        def log_message(self, *_):
            pass

    feed = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Feed)
    threading.Thread(target=feed.serve_forever, daemon=True).start()
    with Server("gallery", "--port", "0", "--news", f"http://127.0.0.1:{feed.server_port}/") as server:
        yield server
    feed.shutdown()


def test_news(fixed_news, context):
    app, inspector = record(context, fixed_news, "/news")
    row = app.get_by_role("button", name=re.compile("A comet comes back"))
    row.click()
    app.get_by_role("link", name="Read on example.com").click()
    app.go_back()
    expect(row).to_be_visible()
    choose_service(context, fixed_news, "/news/service", "Reports a server error")
    app.get_by_role("button", name="Refresh").press("Enter")
    expect(app.get_by_text("The news server reported an error (status 503).")).to_be_visible()
    compare(inspector, "RecordedNewsTest", "status 503")
    compare(inspector, "RecordedNewsStoreTest", "finish()", form="Store")


def test_practice(gallery, context):
    app, inspector = record(context, gallery, "/practice")
    app.get_by_role("textbox", name="Your name").fill("Ada")
    app.get_by_label("Remember me").click()
    app.get_by_role("button", name="Register").click()
    app.get_by_role("button", name="Start").click()
    app.get_by_text("Tap to choose its meaning").click()
    expect(app.get_by_text("What does it mean?")).to_be_visible()
    tabs = app.get_by_role("navigation", name="Tab bar")
    tabs.get_by_role("button", name="Settings").click()
    app.get_by_role("button", name="Increment").click()
    expect(app.get_by_text("Questions: 6")).to_be_visible()
    app.get_by_role("button", name="Log out").click()
    expect(app.get_by_role("button", name="Register")).to_be_disabled()
    compare(inspector, "RecordedPracticeTest", "Log out")
