"""Scroll positions of restored sessions: reload, back and forward, and restarts of the server."""

import contextlib
import json
import sqlite3

import pytest
from conftest import Server, visit, wait_until_live
from playwright.sync_api import expect
from waits import next_frame, settle, until

# The text and the position of the first whole row that is visible in a region; null if it is a gap.
FIRST = """(region) => {
  const top = Math.max(0, region.getBoundingClientRect().top);
  const rows = [...region.querySelectorAll("view-row, lazy-v-stack > *, v-stack > *")];
  const row = rows.find((row) => row.localName !== "view-gap" && row.getBoundingClientRect().top >= top);
  return row && row.getBoundingClientRect().top < innerHeight ? [row.innerText, Math.round(row.getBoundingClientRect().top)] : null;
}"""
# A region that scrolls vertically, is visible, and is not nested in another one.
REGION = """() => [...document.querySelectorAll("view-root :is(view-list, view-scroll)")].find((each) => each.checkVisibility())"""


def region(page):
    return page.evaluate_handle(REGION)


def first(page) -> list:
    """Waits until rows are mounted at the region's position, and returns the first one and its place."""
    until(page, f"(region) => ({FIRST})(region)", region(page))
    settle(page)
    next_frame(page)
    return page.evaluate(FIRST, region(page))


def scroll(page, top: int) -> list:
    """Scrolls the region like a user does, and waits until its rows are mounted and its position is reported."""
    element = region(page)
    page.evaluate("([region, top]) => region.scrollTo(0, top)", [element, top])
    until(page, "() => [...document.scripts].some(({ src }) => src.includes('/offsets-'))")
    return first(page)


def shows(page, place: list) -> None:
    """Waits until a row is at a place; browsers scroll by whole pixels."""
    until(
        page,
        f"([region, [text, top]]) => {{ const at = ({FIRST})(region); return at?.[0] === text && Math.abs(at[1] - top) <= 1; }}",
        [region(page), place],
    )


@pytest.mark.parametrize("path, top", [("/list", 900_000), ("/bars", 700), ("/lazy-stacks", 90_000)])
def test_reload_and_return_restore_position(fixture, page, path, top):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + path)
    place = scroll(page, top)
    for _ in range(2):
        page.reload()
        wait_until_live(page)
        shows(page, place)
    visit(page, fixture.address + "/counter")
    page.go_back()
    wait_until_live(page)
    shows(page, place)


def test_navigation_to_same_address_starts_at_top(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/bars")
    start = first(page)
    assert scroll(page, 700) != start
    visit(page, fixture.address + "/bars")
    # Scrolling loads the script that knows the earlier position.
    scroll(page, 1)
    shows(page, [start[0], start[1] - 1])


def test_covered_page_is_restored_when_it_is_uncovered(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/bars")
    below = scroll(page, 700)
    page.get_by_text("Row 25", exact=True).click()
    expect(page.get_by_role("heading", name="Row 25")).to_be_visible()
    settle(page)
    above = scroll(page, 200)
    for _ in range(2):
        page.reload()
        wait_until_live(page)
        shows(page, above)
    page.go_back()
    expect(page.get_by_role("heading", name="Rows")).to_be_visible()
    settle(page)
    shows(page, below)


def test_region_with_anchor_restores_position_of_user(fixture, page):
    visit(page, fixture.address + "/chat")
    chat = "view-scroll[data-testid=chat], [data-testid=chat] view-scroll"
    at_end = "(chat) => { const r = document.querySelector(chat); return r.scrollHeight - r.clientHeight - r.scrollTop < 2; }"
    until(page, at_end, chat)
    box = page.locator(chat).first.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.wheel(0, -600)
    until(page, "(chat) => document.querySelector(chat).scrollTop === 800", chat)
    page.reload()
    wait_until_live(page)
    until(page, "(chat) => document.querySelector(chat).scrollTop === 800", chat)
    # The region is not at its anchor, so a new message does not scroll it.
    page.get_by_role("button", name="Say", exact=True).click()
    until(page, "(chat) => document.querySelector(chat).scrollHeight === 41 * 40", chat)
    assert page.evaluate("(chat) => document.querySelector(chat).scrollTop", chat) == 800
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.wheel(0, 5_000)
    until(page, at_end, chat)
    # A region at its anchor is at the anchor after the reload, and stays there.
    page.reload()
    wait_until_live(page)
    until(page, at_end, chat)
    page.get_by_role("button", name="Say", exact=True).click()
    until(page, "(chat) => document.querySelector(chat).scrollHeight === 42 * 40", chat)
    until(page, at_end, chat)


def test_region_behind_bar_restores_position_near_its_end(fixture, page):
    """The bar covers a part of the region, which is too short for the position until the height of the bar is known."""
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/composer")
    element = region(page)
    until(page, "(region) => region.scrollTop > 0 && region.scrollTop === region.scrollHeight - region.clientHeight", element)
    settle(page)
    end = page.evaluate("(region) => region.scrollTop", element)
    page.mouse.move(200, 300)
    page.mouse.wheel(0, -10)
    until(page, "([region, top]) => region.scrollTop === top", [element, end - 10])
    place = first(page)
    page.reload()
    wait_until_live(page)
    shows(page, place)
    assert page.evaluate("(region) => region.scrollTop", region(page)) == end - 10


def test_positions_of_newest_50_addresses_are_kept(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/bars")
    place = scroll(page, 700)
    page.evaluate(
        """() => {
          const others = [...Array(60).keys()].map((number) => [`http://other/${number}`, [[0, number]]]);
          sessionStorage["trifecta places"] = JSON.stringify(Object.fromEntries(others));
        }"""
    )
    for _ in range(2):
        page.reload()
        wait_until_live(page)
        shows(page, place)
        saved = json.loads(page.evaluate("sessionStorage['trifecta places']"))
        assert list(saved) == [f"http://other/{number}" for number in range(11, 60)] + [page.url]


def test_scrolling_sends_nothing(fixture, page):
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda payload: sent.append(payload)))
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/bars")
    page.get_by_text("Row 1", exact=True).click()
    settle(page)
    # All messages until here are answered before this one.
    page.get_by_label("Name").fill("x")
    page.wait_for_function("() => trifecta.isWaiting() === false")
    count = len(sent)
    for top in [100, 200, 300]:
        scroll(page, top)
    page.get_by_label("Name").fill("xy")
    page.wait_for_function("() => trifecta.isWaiting() === false")
    assert [each for each in sent[count:] if '"input"' not in each and not each.strip("[]").isdigit()] == []


def test_script_that_could_not_be_loaded_is_loaded_at_next_scroll(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/bars")
    page.route("**/offsets-*.js", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        page.evaluate("region => region.scrollTo(0, 100)", region(page))
    page.unroute("**/offsets-*.js")
    with page.expect_event("requestfinished", lambda request: "/offsets-" in request.url):
        page.evaluate("region => region.scrollTo(0, 700)", region(page))


def test_killed_server_and_reload_keep_position(tmp_path, relay, page):
    page.set_viewport_size({"width": 390, "height": 844})
    database = str(tmp_path / "state.sqlite")

    def is_saved() -> bool:
        with contextlib.closing(sqlite3.connect(database)) as connection:
            return any(b"kept" in data for (data,) in connection.execute("SELECT data FROM session"))

    with Server("BrowserFixture", "--state", database) as server:
        line = relay(server)
        visit(page, f"http://127.0.0.1:{line.port}/bars")
        page.get_by_text("Row 3", exact=True).click()
        page.get_by_label("Name").fill("kept")
        while not is_saved():
            next_frame(page)
        settle(page)
        place = scroll(page, 300)
        line.cut()
        server.kill()
    # Without a server, too, the page can be scrolled.
    place = scroll(page, 350)
    with Server("BrowserFixture", "--state", database) as server:
        line.upstream = server.port
        line.restore()
        wait_until_live(page)
        shows(page, place)
        page.reload()
        wait_until_live(page)
        expect(page.get_by_label("Name")).to_have_value("kept")
        shows(page, place)
