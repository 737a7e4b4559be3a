"""Parts of the script and the style sheet that are loaded on demand."""

import re

from playwright.sync_api import expect

PART = re.compile(r"/trifecta/(?!client)(\w+)-\w+\.(js|css)$")


def parts_of(page):
    """Records the names of the parts that a page requests from now on."""
    names = []
    page.on("request", lambda request: (found := PART.search(request.url)) and names.append(f"{found[1]}.{found[2]}"))
    return names


def test_screen_loads_only_required_parts(page, fixture):
    names = parts_of(page)
    page.goto(fixture.address + "/parts")
    expect(page.locator("html[data-line=live]")).to_be_attached()
    # The page has a text field.
    assert names == ["typing.js"]
    names.clear()
    page.get_by_role("button", name="Switch").click()
    switch = page.get_by_role("switch")
    expect(switch).to_have_css("width", "51px")
    assert names == ["controls.css"]
    page.get_by_role("button", name="Tap").click()
    page.get_by_text("taps: 0").click()
    expect(page.get_by_text("taps: 1")).to_be_visible()
    assert names == ["controls.css", "gestures.css", "gestures.js"]
    switch.click()
    expect(page.get_by_text("on: true")).to_be_visible()


def test_view_is_shown_after_its_style_sheet_is_loaded(page, fixture):
    page.goto(fixture.address + "/parts")
    expect(page.locator("html[data-line=live]")).to_be_attached()
    held = []
    page.route("**/trifecta/controls-*", lambda route: held.append(route))
    with page.expect_request("**/trifecta/controls-*"):
        page.get_by_role("button", name="Switch").click()
    # Patches are applied in order, and text that is typed in the meantime is kept.
    page.get_by_role("button", name="Tap").click()
    page.get_by_label("Name").fill("Ada")
    expect(page.get_by_role("switch")).to_have_count(0)
    expect(page.get_by_text("taps: 0")).to_have_count(0)
    held.pop().continue_()
    expect(page.get_by_role("switch")).to_have_css("width", "51px")
    expect(page.get_by_text("taps: 0")).to_be_visible()
    expect(page.get_by_text("Hello, Ada")).to_be_visible()


def test_failed_part_is_requested_again(page, fixture):
    page.goto(fixture.address + "/parts")
    expect(page.locator("html[data-line=live]")).to_be_attached()
    failed = []

    def fail(route):
        failed.append(route)
        route.abort() if len(failed) < 3 else route.continue_()

    page.route("**/trifecta/controls-*", fail)
    page.get_by_role("button", name="Switch").click()
    expect(page.get_by_role("switch")).to_have_css("width", "51px")
    assert len(failed) == 3


def test_failed_part_in_head_is_loaded_by_live_connection(page, fixture):
    failed = []

    def fail(route):
        failed.append(route.request.url)
        route.abort() if len(failed) < 4 else route.continue_()

    page.route(re.compile("/trifecta/(lists|gestures|controls)-"), fail)
    page.goto(fixture.address + "/controls")
    expect(page.locator("html[data-line=live]")).to_be_attached()
    expect(page.get_by_role("switch").first).to_have_css("width", "51px")


def test_reconnect_does_not_reload_parts(page, fixture, relay):
    line = relay(fixture)
    page.goto(f"http://127.0.0.1:{line.port}/parts")
    expect(page.locator("html[data-line=live]")).to_be_attached()
    page.get_by_role("button", name="Tap").click()
    expect(page.get_by_text("taps: 0")).to_be_visible()
    names = parts_of(page)
    line.cut()
    # The page is marked live until it detects the cut. A press before that would be lost, so wait.
    expect(page.locator("html[data-line=cut]")).to_be_attached()
    line.restore()
    expect(page.locator("html[data-line=live]")).to_be_attached()
    page.get_by_text("taps: 0").click()
    expect(page.get_by_text("taps: 1")).to_be_visible()
    assert names == []


def test_browser_without_scroll_anchoring_loads_polyfill(page, fixture):
    page.add_init_script("const { supports } = CSS; CSS.supports = (...all) => all[0] !== 'overflow-anchor' && supports(...all)")
    names = parts_of(page)
    page.goto(fixture.address + "/parts")
    expect(page.locator("html[data-line=live]")).to_be_attached()
    expect(page.locator("script[src*=gaps]")).to_have_count(1)
    assert sorted(names) == ["gaps.js", "typing.js"]
