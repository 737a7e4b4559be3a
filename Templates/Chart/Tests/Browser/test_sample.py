"""The app in a real browser."""

from playwright.sync_api import expect


def test_it_heats(page):
    """Tests the kettle. Delete this test together with it."""
    page.get_by_role("button", name="Switch On").click()
    expect(page.get_by_text("30 °C")).to_be_visible()
    page.get_by_role("button", name="Switch Off").click()
    expect(page.get_by_role("button", name="Switch On")).to_be_enabled()
