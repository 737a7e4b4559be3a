"""The prime time example, by mouse and by keyboard."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import reload_with_new_session, visit, wait_until_live
from playwright.sync_api import expect
from waits import settle

PHONE = {"width": 390, "height": 844}


@pytest.fixture
def app(gallery, page):
    page.set_viewport_size(PHONE)
    visit(page, gallery.address + "/prime-time")
    return page


def enter(page, name):
    """Opens a screen from the list."""
    page.get_by_role("button", name=re.compile(f"^{name}")).click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def count(page, number):
    field = page.get_by_role("textbox", name="Count")
    field.fill(str(number))
    field.press("Enter")


def test_favorite_is_saved_and_removed(app):
    enter(app, "Counter")
    for _ in range(3):
        app.get_by_role("button", name="Increment").click()
    app.get_by_role("button", name="Decrement").click()
    expect(app.get_by_role("textbox", name="Count")).to_have_value("2")

    app.get_by_role("button", name="Is this prime?").click()
    sheet = app.get_by_role("dialog")
    expect(sheet.get_by_text("2 is prime")).to_be_visible()
    sheet.get_by_role("button", name="Save to favorites").click()
    expect(sheet.get_by_role("button", name="Remove from favorites")).to_be_visible()
    sheet.get_by_role("button", name="Done").click()
    expect(sheet).to_have_count(0)

    count(app, 1000)
    app.get_by_role("button", name="What is the 1000th prime?").click()
    alert = app.get_by_role("alertdialog")
    expect(alert).to_contain_text("The 1000th prime is 7919")
    alert.get_by_role("button", name="OK").click()
    expect(alert).to_have_count(0)

    app.go_back()
    expect(app.get_by_role("button", name=re.compile("^Counter"))).to_contain_text("1,000")
    enter(app, "Favorite primes")
    app.get_by_role("button", name="Edit").click()
    expect(app.get_by_role("button", name="Done")).to_be_visible()
    for _ in range(2):
        app.get_by_role("button", name=re.compile("^(Delete|Remove)")).first.click()
    expect(app.get_by_text("No Favorites")).to_be_visible()
    app.go_back()
    enter(app, "Activity feed")
    expect(app.get_by_text("Added 2 to favorites")).to_be_visible()
    expect(app.get_by_text("Removed 2 from favorites")).to_be_visible()


def test_prime_over_limit_shows_error(app):
    enter(app, "Counter")
    expect(app.get_by_role("button", name="Primes are counted from 1")).to_be_disabled()
    count(app, 2_000_000)
    app.get_by_role("button", name="What is the 2000000th prime?").click()
    alert = app.get_by_role("alertdialog")
    expect(alert).to_contain_text("The 2000000th prime was not found")
    alert.get_by_role("button", name="OK").click()
    expect(app.get_by_role("button", name="What is the 2000000th prime?")).to_be_enabled()


def choose(page, gallery, service):
    """Selects the behavior of the prime service for this browser, on a separate page."""
    page = page.context.new_page()
    page.set_viewport_size({"width": 1280, "height": 900})
    visit(page, gallery.address + "/examples/prime-time")
    option = page.get_by_role("radio", name=service)
    option.focus()
    page.keyboard.press("Space")
    expect(option).to_be_checked()
    page.close()


def test_pending_request_disables_button_until_count_changes(gallery, app):
    choose(app, gallery, "Does not respond")
    enter(app, "Counter")
    count(app, 3)
    app.get_by_role("button", name="What is the 3rd prime?").click()
    expect(app.get_by_role("button", name="What is the 3rd prime?")).to_be_disabled()
    app.get_by_role("button", name="Increment").click()
    expect(app.get_by_role("button", name="What is the 4th prime?")).to_be_enabled()
    expect(app.get_by_role("alertdialog")).to_have_count(0)


def test_failed_request_can_be_retried(gallery, app):
    choose(app, gallery, "Reports a server error")
    enter(app, "Counter")
    count(app, 4)
    app.get_by_role("button", name="What is the 4th prime?").click()
    alert = app.get_by_role("alertdialog")
    expect(alert).to_contain_text("The 4th prime was not found")
    choose(app, gallery, "Responds immediately")
    alert.get_by_role("button", name="Try Again").click()
    expect(app.get_by_role("alertdialog", name="The 4th prime is 7")).to_be_visible()


def test_favorites_and_feed_survive_reload(app):
    enter(app, "Counter")
    count(app, 7)
    app.get_by_role("button", name="Is this prime?").click()
    app.get_by_role("dialog").get_by_role("button", name="Save to favorites").click()
    expect(app.get_by_role("button", name="Remove from favorites")).to_be_visible()
    reload_with_new_session(app)
    expect(app.get_by_role("button", name=re.compile("^Favorite primes"))).to_contain_text("1")
    enter(app, "Activity feed")
    expect(app.get_by_text("Added 7 to favorites")).to_be_visible()


def test_large_number_is_not_truncated(app):
    enter(app, "Counter")
    count(app, 1_234_567_890_123)
    field = app.get_by_role("textbox", name="Count")
    expect(field).to_have_value("1,234,567,890,123")
    assert field.evaluate("each => each.scrollWidth <= each.clientWidth")
    app.go_back()
    number = app.get_by_text("1,234,567,890,123")
    expect(number).to_be_visible()
    assert number.evaluate(
        """each => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return range.getBoundingClientRect().width <= each.getBoundingClientRect().width + 1;
        }"""
    )


def test_multiline_label_is_centered(app):
    enter(app, "Counter")
    count(app, 1_234_567_890_123)
    label = app.get_by_role("button", name="What is the 1234567890123rd prime?").locator("span")
    assert label.last.evaluate("each => getComputedStyle(each).textAlign") == "center"


def test_app_is_operable_by_keyboard(app):
    def reach(name):
        target = app.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))
        for _ in range(20):
            if target.evaluate("each => each === document.activeElement"):
                return
            app.keyboard.press("Tab")
        raise AssertionError(f"{name} was not reached with Tab")

    reach("Counter")
    app.keyboard.press("Enter")
    expect(app.get_by_role("heading", name="Counter")).to_be_visible()
    reach("Increment")
    app.keyboard.press("Enter")
    app.keyboard.press("Space")
    expect(app.get_by_role("textbox", name="Count")).to_have_value("2")
    reach("Is this prime?")
    app.keyboard.press("Enter")
    expect(app.get_by_role("dialog")).to_be_visible()
    reach("Save to favorites")
    app.keyboard.press("Enter")
    expect(app.get_by_role("button", name="Remove from favorites")).to_be_visible()
    app.keyboard.press("Escape")
    expect(app.get_by_role("dialog")).to_have_count(0)


def test_user_logs_in_and_out(app):
    enter(app, "Profile")
    log_in = app.get_by_role("button", name="Log in")
    expect(log_in).to_be_disabled()
    app.get_by_role("textbox").fill("<b>Ada</b>")
    log_in.click()
    expect(app.get_by_role("list").get_by_text("<b>Ada</b>")).to_be_visible()
    app.get_by_role("button", name="Log out").click()
    expect(log_in).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("place", ["Counter", "Favorite primes", "Activity feed", "Profile", "the sheet"])
def test_axe_finds_nothing(gallery, browser, place, scheme):
    # The content security policy blocks axe. Reduced motion avoids low contrast during fades.
    context = browser.new_context(color_scheme=scheme, reduced_motion="reduce", bypass_csp=True, viewport=PHONE)
    page = context.new_page()
    visit(page, gallery.address + "/prime-time")
    enter(page, "Counter" if place == "the sheet" else place)
    if place == "the sheet":
        page.get_by_role("button", name="Is this prime?").click()
        page.wait_for_selector("dialog[open]")
    settle(page)
    found = Axe().run(page).response["violations"]
    context.close()
    assert [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]] == []
