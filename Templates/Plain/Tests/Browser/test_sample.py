"""The app in a real browser."""

from playwright.sync_api import expect


def test_an_item_is_checked(page):
    """Tests the checklist. Delete this test together with it."""
    page.get_by_label("New item").fill("Milk")
    page.get_by_label("New item").press("Enter")
    page.get_by_role("switch", name="Milk").click()
    expect(page.get_by_text("1 of 1 done")).to_be_visible()
