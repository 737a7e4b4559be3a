"""Misuse of the examples: tap floods, navigation during transitions, and unusual text."""

import re

import pytest
from conftest import reload_with_new_session, visit, wait_until_live
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844}
TEXTS = {
    "long": "a" * 10_000,
    "right to left": "שלום עולם مرحبا",
    "emoji": "👩‍👩‍👧‍👦🏳️‍🌈e\u0301",
    "markup": "<img src=x onerror=\"document.title='hurt'\"><b>&amp;</b>",
}


@pytest.fixture
def prime(gallery, page):
    page.set_viewport_size(PHONE)
    visit(page, gallery.address + "/prime-time")
    page.get_by_role("button", name=re.compile("^Counter")).click()
    expect(page.get_by_role("heading", name="Counter")).to_be_visible()
    return page


def count(page, number):
    field = page.get_by_role("textbox", name="Count")
    field.fill(str(number))
    field.press("Enter")


def open_sheet(page):
    page.get_by_role("button", name="Is this prime?").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    return sheet


def wait_until_it_moves(page, depth):
    """Waits until the history has an entry for the new page, while its transition is running."""
    page.evaluate(
        """async (depth) => {
          const moves = () => document.getAnimations().some((each) => each.timeline === document.timeline);
          while (history.state?.depth !== depth || !moves()) await new Promise(requestAnimationFrame);
        }""",
        depth,
    )


TAP = """async (button, [count, burst, pause]) => {
  for (let taps = 0; taps < count; taps += burst) {
    const next = performance.now() + pause;
    for (let tap = 0; tap < burst; tap++) button.click();
    do await new Promise((resolve) => setTimeout(resolve, 5));
    while (!trifecta.isLive() || trifecta.isBusy() || performance.now() < next);
  }
}"""


def test_ten_thousand_taps_are_counted(gallery, prime):
    # The rate is below the limit of the server, a hundred messages per second. Taps while offline are lost, and the
    # page shows a message.
    prime.get_by_role("button", name="Increment").evaluate(TAP, [10_000, 40, 420])
    field = prime.get_by_role("textbox", name="Count")
    expect(field).to_have_value("10,000")
    assert gallery.process.poll() is None
    prime.get_by_role("button", name="Decrement").click()
    expect(field).to_have_value("9,999")


def test_tap_flood_is_throttled_and_counted_once(prime):
    # The server closes the connection of a page that sends too fast. The page resends unacknowledged taps.
    prime.get_by_role("button", name="Increment").evaluate(TAP, [500, 500, 0])
    field = prime.get_by_role("textbox", name="Count")
    expect(field).to_have_value("500", timeout=60_000)
    wait_until_live(prime)
    prime.get_by_role("button", name="Increment").click()
    expect(field).to_have_value("501")


def test_back_during_push_returns_to_previous_page(gallery, page):
    page.set_viewport_size(PHONE)
    visit(page, gallery.address + "/prime-time")
    for _ in range(3):
        page.get_by_role("button", name=re.compile("^Counter")).click()
        wait_until_it_moves(page, 1)
        page.go_back()
        expect(page.get_by_role("heading", name="Prime time").last).to_be_visible()
        expect(page.get_by_role("button", name="Increment")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Counter")).click()
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_role("textbox", name="Count")).to_have_value("1")


def test_back_during_presentation_dismisses_sheet(prime):
    prime.get_by_role("button", name="Is this prime?").click()
    wait_until_it_moves(prime, 2)
    prime.go_back()
    expect(prime.get_by_role("dialog")).to_have_count(0)
    prime.get_by_role("button", name="Increment").click()
    expect(prime.get_by_role("textbox", name="Count")).to_have_value("1")


def test_a_new_session_closes_an_open_sheet(prime):
    count(prime, 7)
    open_sheet(prime)
    reload_with_new_session(prime)
    expect(prime.get_by_role("dialog")).to_have_count(0)
    expect(prime.get_by_role("button", name=re.compile("^Counter"))).to_be_visible()
    prime.get_by_role("button", name=re.compile("^Counter")).click()
    # The count persists if it was saved before.
    field = prime.get_by_role("textbox", name="Count")
    restored = int(field.input_value())
    assert restored in (0, 7)
    prime.get_by_role("button", name="Increment").click()
    expect(field).to_have_value(str(restored + 1))


@pytest.mark.parametrize("number", [2, 9])
def test_reload_with_duplicate_history_entry_keeps_page(prime, number):
    """Chromium duplicates a history entry if the page is reloaded while an entry is added."""
    count(prime, 7)
    prime.evaluate("(depth) => addEventListener('pagehide', () => history.replaceState({ depth }, ''))", number)
    reload_with_new_session(prime)
    counter = prime.get_by_role("button", name=re.compile("^Counter"))
    expect(counter).to_be_visible()
    prime.wait_for_function("() => history.state === null")
    counter.click()
    expect(prime.get_by_role("heading", name="Counter")).to_be_visible()
    prime.go_back()
    expect(counter).to_be_visible()


def test_favorite_removed_in_one_tab_remains_in_another(gallery, context):
    """Each tab has its own state. The second tab starts with the values that the first tab saved."""
    tabs = [context.new_page() for _ in range(2)]
    sheets = []
    for tab in tabs:
        tab.set_viewport_size(PHONE)
        visit(tab, gallery.address + "/prime-time")
        tab.get_by_role("button", name=re.compile("^Counter")).click()
        count(tab, 7)
        sheets.append(open_sheet(tab))
        if len(sheets) == 1:
            sheets[-1].get_by_role("button", name="Save to favorites").click()
        expect(sheets[-1].get_by_role("button", name="Remove from favorites")).to_be_visible()
    sheets[0].get_by_role("button", name="Remove from favorites").click()
    expect(sheets[0].get_by_role("button", name="Save to favorites")).to_be_visible()
    expect(sheets[1].get_by_role("button", name="Remove from favorites")).to_be_visible()


def unharmed(page, before):
    assert page.title() == before
    expect(page.locator("html")).to_have_attribute("data-line", "live")


@pytest.mark.parametrize("path", ["/phone-dialer", "/phone-dialer-view-model", "/phone-dialer-baseline"])
@pytest.mark.parametrize("kind", TEXTS)
def test_dialer_accepts_any_text_and_reports_problem(gallery, page, path, kind):
    page.set_viewport_size(PHONE)
    visit(page, gallery.address + path)
    before = page.title()
    field = page.get_by_role("textbox", name="Phone number")
    field.fill(TEXTS[kind])
    # The baseline has no validation message.
    if not path.endswith("baseline"):
        expect(page.get_by_test_id("problem").first).to_be_visible()
    expect(page.get_by_role("button", name="Dial this number")).to_be_disabled()
    field.press("Enter")
    expect(field).to_have_value(TEXTS[kind])
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    field.fill("555-0123")
    expect(page.get_by_role("button", name="Dial this number")).to_be_enabled()
    unharmed(page, before)


@pytest.mark.parametrize("kind", TEXTS)
def test_practice_greets_any_name(gallery, page, kind):
    page.set_viewport_size(PHONE)
    visit(page, gallery.address + "/practice")
    before = page.title()
    page.get_by_label("Your name").fill(TEXTS[kind])
    register = page.get_by_role("button", name="Register")
    expect(register).to_be_enabled() if len(TEXTS[kind]) > 20 else None
    if register.is_enabled():
        register.click()
        expect(page.get_by_text(re.compile("^Hi, "))).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert TEXTS[kind][:50] in page.locator("view-root").inner_text()
    unharmed(page, before)
