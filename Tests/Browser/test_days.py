"""A calendar with multiple selectable days."""

from axe_playwright_python.sync_playwright import Axe
from conftest import visit
from playwright.sync_api import expect


def test_multiple_days_are_selected_in_calendar(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/days")
    chosen = page.get_by_role("button", name="Wednesday, February 14, 2024")
    expect(chosen).to_have_attribute("aria-current", "true")
    page.get_by_role("button", name="Friday, February 16, 2024").click()
    expect(page.get_by_text("Chosen: 2")).to_be_visible()
    chosen.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Chosen: 1")).to_be_visible()
    expect(page.get_by_role("button", name="Monday, February 5, 2024")).to_be_disabled()
    expect(page.get_by_role("button", name="Previous month")).to_be_disabled()
    page.get_by_role("button", name="Next month").click()
    expect(page.get_by_role("heading", name="March 2024")).to_be_visible()
    expect(page.get_by_role("button", name="Next month")).to_be_disabled()
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def test_calendar_has_seven_columns_with_weekday_headers(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/days")
    first = page.get_by_role("button", name="Thursday, February 1, 2024").bounding_box()
    week_after = page.get_by_role("button", name="Thursday, February 8, 2024").bounding_box()
    day_after = page.get_by_role("button", name="Friday, February 2, 2024").bounding_box()
    assert abs(first["x"] - week_after["x"]) < 1 and first["y"] < week_after["y"]
    assert abs(first["y"] - day_after["y"]) < 1 and first["x"] < day_after["x"]
