"""The app in a real browser."""

from playwright.sync_api import expect


def test_it_counts(page):
    """Tests the timekeeper. Delete this test together with it."""
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
