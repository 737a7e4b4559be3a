"""The app in a real browser."""

from playwright.sync_api import expect


def test_a_city_becomes_a_favorite(page):
    """Tests the guide. Delete this test together with it."""
    page.get_by_role("button", name="Porto").click()
    page.get_by_role("button", name="Add to Favorites").click()
    expect(page.get_by_role("button", name="Remove from Favorites")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("button", name="Bergen")).to_be_visible()
