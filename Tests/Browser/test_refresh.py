"""Refreshing, progress, and animations."""

from conftest import visit
from playwright.sync_api import expect


def test_refresh_button_reloads(fixture, page):
    visit(page, fixture.address + "/refresh")
    page.get_by_role("button", name="Refresh").click()
    expect(page.get_by_role("progressbar", name="Loading")).to_have_js_property("value", 0.25)
    expect(page.locator("view-refreshable")).to_have_attribute("aria-busy", "true")
    page.get_by_role("button", name="Finish").click()
    expect(page.get_by_test_id("count")).to_have_text("Refreshed 1 times")
    expect(page.locator("view-refreshable")).not_to_have_attribute("aria-busy", "true")


def test_a_second_press_while_refreshing_does_nothing(fixture, page):
    visit(page, fixture.address + "/refresh")
    button = page.get_by_role("button", name="Refresh")
    button.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("view-refreshable")).to_have_attribute("aria-busy", "true")
    page.get_by_role("button", name="Finish").click()
    expect(page.get_by_test_id("count")).to_have_text("Refreshed 1 times")
    expect(page.locator("view-refreshable")).not_to_have_attribute("aria-busy", "true")
    expect(page.get_by_test_id("count")).to_have_text("Refreshed 1 times")


def test_first_render_is_not_animated(fixture, page):
    visit(page, fixture.address + "/refresh")
    assert running_animations(page) == []


def test_indicator_is_visible_only_during_refresh(fixture, page):
    visit(page, fixture.address + "/fingers")
    box = page.locator("view-refreshable")
    visibility = "box => getComputedStyle(box, '::before').visibility"
    assert box.evaluate(visibility) == "hidden"
    box.locator("[data-event=refresh]").click()
    expect(box).to_have_attribute("aria-busy", "true")
    assert box.evaluate(visibility) == "visible"


def test_inserted_content_fades_in(fixture, page):
    visit(page, fixture.address + "/refresh")
    page.get_by_role("button", name="Refresh").click()
    expect(page.get_by_role("progressbar", name="Loading")).to_be_attached()
    assert set(running_animations(page)) == {5000}
    expect(page.locator("#leaving").get_by_text("Nothing Here")).to_be_attached()


def test_reduced_motion_disables_fades(fixture, page):
    page.emulate_media(reduced_motion="reduce")
    visit(page, fixture.address + "/refresh")
    page.get_by_role("button", name="Refresh").click()
    expect(page.get_by_role("progressbar", name="Loading")).to_be_attached()
    assert running_animations(page) == []


def test_progress_bar_fills_available_width(fixture, page):
    visit(page, fixture.address + "/refresh")
    page.get_by_role("button", name="Refresh").click()
    bar = page.get_by_role("progressbar", name="Loading")
    expect(bar).to_be_attached()
    assert bar.bounding_box()["width"] == page.viewport_size["width"]


def running_animations(page):
    """Returns the durations of script animations in milliseconds."""
    return page.evaluate(
        "document.getAnimations().filter((each) => !(each instanceof CSSAnimation || each instanceof CSSTransition))"
        ".map((each) => each.effect.getTiming().duration)"
    )
