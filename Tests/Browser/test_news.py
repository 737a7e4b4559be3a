"""The news example, with a working and a failing server."""

import http.server
import json
import re
import subprocess
import threading

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import BINARIES, Server, visit
from playwright.sync_api import expect
from waits import settle, until

PHONE = {"width": 390, "height": 844}
COMET = "The comet is back, and this time you need no telescope"


@pytest.fixture
def app(gallery, page):
    page.set_viewport_size(PHONE)
    visit(page, gallery.address + "/news")
    return page


def choose(page, gallery, service):
    """Selects the behavior of the server for this browser, on a separate page."""
    page = page.context.new_page()
    visit(page, gallery.address + "/news/service")
    option = page.get_by_role("radio", name=service)
    option.focus()
    page.keyboard.press("Space")
    expect(option).to_be_checked()
    page.close()


def row(page, title=COMET):
    return page.get_by_role("button", name=re.compile(re.escape(title)))


def refresh(page):
    page.get_by_role("button", name="Refresh").press("Enter")


def test_news_is_loaded_and_article_opens(app):
    expect(row(app)).to_be_visible()
    expect(app.locator("navigation-title").get_by_text("News")).to_be_visible()
    expect(row(app)).to_contain_text("The Harbour Post")
    expect(row(app).locator("view-image")).to_have_css("background-image", re.compile("/trifecta/image/"))
    row(app).click()
    expect(app.get_by_role("heading", name=COMET)).to_be_visible()
    expect(app.get_by_text("By Ines Okafor")).to_be_visible()
    expect(app.get_by_text("The observatory opens its roof")).to_be_visible()
    app.evaluate(
        "document.addEventListener('trifecta:open-url', (event) => {"
        " window.asked = event.detail.url; event.preventDefault() })"
    )
    app.get_by_role("link", name="Read on example.com").click()
    until(app, "() => window.asked === 'https://example.com/comet'")
    app.go_back()
    expect(row(app)).to_be_visible()


def test_retry_after_server_error_loads_news(gallery, page):
    choose(page, gallery, "Reports a server error")
    visit(page, gallery.address + "/news")
    expect(page.get_by_text("The news server reported an error (status 503).")).to_be_visible()
    choose(page, gallery, "Works")
    page.get_by_role("button", name="Try Again").click()
    expect(row(page)).to_be_visible()


def test_failed_refresh_is_announced(gallery, app):
    said = app.locator("p#said[role=status]")
    expect(row(app)).to_be_visible()
    expect(said).to_have_count(0)
    choose(app, gallery, "Reports a server error")
    refresh(app)
    expect(said).to_have_text("The news could not be refreshed.")
    assert said.evaluate("each => [each.offsetWidth, each.offsetHeight]") == [1, 1]
    # The announcement is removed afterwards.
    expect(said).to_have_text("", timeout=15000)


@pytest.mark.parametrize(
    "service, words",
    [
        ("Reports a missing feed", "There is no news feed at this address."),
        ("Returns a web page", "This is not a news feed. The supported formats are JSON Feed and RSS."),
        ("Returns a truncated feed", "The news feed is not valid JSON Feed. The document is truncated or malformed."),
        ("Returns an empty feed", "No News"),
    ],
)
def test_server_fault_shows_description(gallery, page, service, words):
    choose(page, gallery, service)
    visit(page, gallery.address + "/news")
    expect(page.get_by_text(words)).to_be_visible()


def test_refresh_keeps_list_also_on_failure(gallery, app):
    expect(row(app)).to_be_visible()
    choose(app, gallery, "Responds after three seconds")
    refresh(app)
    expect(app.locator("view-refreshable")).to_have_attribute("aria-busy", "true")
    expect(row(app)).to_be_visible()
    expect(app.locator("view-refreshable")).not_to_have_attribute("aria-busy", "true")
    choose(app, gallery, "Reports a server error")
    refresh(app)
    expect(app.get_by_text("The news server reported an error (status 503).")).to_be_visible()
    expect(row(app)).to_be_visible()
    choose(app, gallery, "Works")
    app.get_by_role("button", name="Try Again").click()
    expect(app.get_by_role("button", name="Try Again")).to_have_count(0)
    expect(row(app)).to_be_visible()


def test_list_scrolls_under_title(app):
    expect(row(app)).to_be_visible()
    app.locator("view-list").evaluate("each => each.scrollTo(0, 400)")
    expect(app.get_by_role("button", name="Refresh")).to_have_css("opacity", "0")


def test_server_picker_beside_phone_affects_refresh(gallery, page):
    page.set_viewport_size({"width": 1280, "height": 900})
    visit(page, gallery.address + "/examples/news")
    phone = page.frame_locator("iframe >> nth=0")
    expect(row(phone)).to_be_visible()
    page.get_by_role("radio", name="Reports a server error").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("radio", name="Reports a server error")).to_be_checked()
    refresh(phone)
    expect(phone.get_by_text("The news server reported an error (status 503).")).to_be_visible()
    expect(row(phone)).to_be_visible()


def test_each_visitor_selects_own_server(gallery, app, browser):
    other = browser.new_context()
    page = other.new_page()
    choose(page, gallery, "Returns an empty feed")
    visit(page, gallery.address + "/news")
    expect(page.get_by_text("No News")).to_be_visible()
    app.reload()
    expect(row(app)).to_be_visible()
    other.close()


def test_news_is_operable_by_keyboard(app):
    def reach(target):
        for _ in range(20):
            if target.evaluate("each => each === document.activeElement"):
                return
            app.keyboard.press("Tab")
        raise AssertionError("the element was not reached with Tab")

    expect(row(app)).to_be_visible()
    reach(row(app))
    app.keyboard.press("Enter")
    expect(app.get_by_role("heading", name=COMET)).to_be_visible()
    reach(app.get_by_role("link", name="Read on example.com"))
    back = app.get_by_role("button", name="News")
    back.focus()
    app.keyboard.press("Enter")
    expect(row(app)).to_be_visible()
    reach(row(app, "Letters"))
    button = app.get_by_role("button", name="Refresh")
    reach(button)
    expect(button).to_have_css("opacity", "1")
    app.keyboard.press("Enter")
    expect(app.locator("view-refreshable")).not_to_have_attribute("aria-busy", "true")


def test_back_during_push_of_article_returns_to_list(app):
    expect(row(app)).to_be_visible()
    for _ in range(3):
        row(app).click()
        until(app, "() => history.state?.depth === 1")
        app.go_back()
        until(app, "() => !history.state?.depth")
    expect(row(app)).to_be_visible()
    row(app).click()
    expect(app.get_by_role("heading", name=COMET)).to_be_visible()
    expect(app.get_by_text("By Ines Okafor")).to_have_count(1)


def test_reload_restores_open_article(app):
    row(app).click()
    expect(app.get_by_text("By Ines Okafor")).to_be_visible()
    app.reload()
    expect(app.get_by_text("By Ines Okafor")).to_be_visible()
    app.get_by_role("button", name="News").click()
    expect(row(app)).to_be_visible()
    app.reload()
    expect(row(app)).to_be_visible()
    expect(app.get_by_text("By Ines Okafor")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("place", ["the list", "an article", "a failure", "a failed refresh", "nothing", "the service"])
def test_axe_finds_nothing(gallery, browser, place, scheme):
    # The content security policy blocks axe. Reduced motion avoids low contrast during fades.
    context = browser.new_context(color_scheme=scheme, reduced_motion="reduce", bypass_csp=True, viewport=PHONE)
    page = context.new_page()
    if place == "a failure":
        choose(page, gallery, "Reports a server error")
    if place == "nothing":
        choose(page, gallery, "Returns an empty feed")
    visit(page, gallery.address + ("/news/service" if place == "the service" else "/news"))
    if place in ["the list", "an article", "a failed refresh"]:
        expect(row(page)).to_be_visible()
    if place == "an article":
        row(page).click()
        expect(page.get_by_text("By Ines Okafor")).to_be_visible()
    if place == "a failed refresh":
        choose(page, gallery, "Reports a server error")
        refresh(page)
        expect(page.get_by_role("button", name="Try Again")).to_be_visible()
    if place == "a failure":
        expect(page.get_by_role("button", name="Try Again")).to_be_visible()
    if place == "nothing":
        expect(page.get_by_role("button", name="Reload")).to_be_visible()
    settle(page)
    found = Axe().run(page).response["violations"]
    context.close()
    assert [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]] == []


STRANGE = {
    "long": "long " * 2_000 + "end",
    "right to left": "חדשות מהנמל של העיר",
    "emoji": "👩‍👩‍👧‍👦 🇮🇹 👍🏽",
    "markup": '<img src=x onerror="document.title=1"><script>document.title = 1</script> & &lt;b&gt;',
}


@pytest.fixture(scope="module")
def strange_feed():
    """A gallery with a feed that has unusual text in all fields."""
    items = [
        {
            "id": text,
            "title": text,
            "summary": f"About {text}",
            "content_text": f"{text}!",
            "url": f"https://example.com/{number}",
            "image": f"https://127.0.0.1:1/{number}.png",
            "date_published": text,
            "authors": [{"name": text}],
        }
        for number, text in enumerate(STRANGE.values())
    ]
    feed = {"version": "https://jsonfeed.org/version/1.1", "title": STRANGE["markup"], "items": items}

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(feed).encode())

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with Server("gallery", "--port", "0", "--news", f"http://127.0.0.1:{server.server_port}/feed") as gallery:
        yield gallery
    server.shutdown()


@pytest.mark.parametrize("kind", STRANGE)
def test_unusual_feed_text_is_shown_unchanged(strange_feed, page, kind):
    page.set_viewport_size(PHONE)
    visit(page, strange_feed.address + "/news")
    target = page.get_by_role("button").filter(has_text=f"About {STRANGE[kind]}".strip())
    target.first.scroll_into_view_if_needed()
    assert target.locator("> h-stack").first.evaluate("each => each.scrollWidth <= each.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    target.first.click()
    expect(page.get_by_text(f"{STRANGE[kind]}!", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.title() != "1"


@pytest.mark.parametrize("address", ["nonsense", "ftp://example.com/feed", "http://", ""])
def test_invalid_feed_url_prints_error(address):
    wrong = subprocess.run(
        [BINARIES / "gallery", "--port", "0", "--news", address], capture_output=True, text=True, timeout=30
    )
    assert wrong.returncode != 0
    assert f"“{address}” is not a valid feed URL." in wrong.stderr
