"""Pages, tabs, and the browser's own way back."""

import pytest
from conftest import visit, wait_until_live
from playwright.sync_api import expect


@pytest.fixture
def screen(fixture, page):
    visit(page, fixture.address + "/navigation")
    return page


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def is_at(page, depth):
    """Waits until the browser's history has an entry for each page, and is at the last."""
    for _ in range(100):
        if page.evaluate("history.state?.depth ?? 0") == depth:
            return
        page.wait_for_timeout(50)
    assert page.evaluate("history.state?.depth ?? 0") == depth


def test_a_link_leads_on_and_the_bar_leads_back(screen):
    expect(screen.get_by_role("heading", name="Numbers")).to_be_visible()
    button(screen, "Go to 1").click()
    expect(screen.get_by_text("This is 1")).to_be_visible()
    expect(button(screen, "Three deep")).to_be_hidden()
    screen.get_by_placeholder("Text 1").fill("kept")
    button(screen, "Go to 2").click()
    expect(screen.get_by_text("This is 2")).to_be_visible()
    button(screen, "Page 1").click()
    expect(screen.get_by_placeholder("Text 1")).to_have_value("kept")
    expect(screen.get_by_text("This is 2")).to_have_count(0)
    expect(button(screen, "Go to 2")).to_be_focused()
    is_at(screen, 1)


def test_the_browsers_way_back_leads_back(screen):
    button(screen, "Go to 1").click()
    button(screen, "Go to 2").click()
    expect(screen.get_by_text("This is 2")).to_be_visible()
    is_at(screen, 2)
    screen.go_back()
    expect(screen.get_by_text("This is 1")).to_be_visible()
    is_at(screen, 1)
    screen.go_back()
    expect(button(screen, "Go to 1")).to_be_visible()
    is_at(screen, 0)
    # There is nothing to go forward to: the screen decides.
    screen.go_forward()
    is_at(screen, 0)
    expect(button(screen, "Go to 1")).to_be_visible()


def test_what_the_program_does_to_the_path_is_in_the_history(screen):
    button(screen, "Three deep").click()
    expect(screen.get_by_text("This is 3")).to_be_visible()
    is_at(screen, 3)
    button(screen, "Home").click()
    expect(button(screen, "Go to 1")).to_be_visible()
    is_at(screen, 0)
    button(screen, "Three deep").click()
    is_at(screen, 3)
    screen.evaluate("history.go(-2)")
    expect(screen.get_by_text("This is 1")).to_be_visible()
    is_at(screen, 1)


def test_escape_goes_back_and_not_out_of_a_field(screen):
    button(screen, "Go to 1").click()
    screen.get_by_placeholder("Text 1").focus()
    screen.keyboard.press("Escape")
    expect(screen.get_by_text("This is 1")).to_be_visible()
    button(screen, "Go to 2").focus()
    screen.keyboard.press("Escape")
    expect(button(screen, "Go to 1")).to_be_visible()


def test_back_leads_out_of_a_sheet_and_of_its_pages(screen):
    button(screen, "Go to 1").click()
    button(screen, "Open sheet").click()
    button(screen, "Further").click()
    expect(screen.get_by_text("Further it is")).to_be_visible()
    is_at(screen, 3)
    screen.go_back()
    expect(button(screen, "Further")).to_be_visible()
    screen.go_back()
    expect(screen.locator("dialog")).to_have_count(0)
    expect(screen.get_by_text("This is 1")).to_be_visible()
    is_at(screen, 1)


def test_a_line_that_is_cut_and_a_page_that_is_reloaded_agree_with_the_history(screen):
    button(screen, "Three deep").click()
    is_at(screen, 3)
    screen.context.set_offline(True)
    screen.wait_for_selector("html[data-line=cut]", state="attached")
    screen.go_back()
    screen.context.set_offline(False)
    wait_until_live(screen)
    expect(screen.get_by_text("This is 3")).to_be_visible()
    is_at(screen, 3)
    screen.reload()
    wait_until_live(screen)
    expect(button(screen, "Go to 1")).to_be_visible()
    is_at(screen, 0)
    button(screen, "Go to 1").click()
    is_at(screen, 1)
    screen.go_back()
    expect(button(screen, "Go to 1")).to_be_visible()


def test_tabs_keep_their_pages(screen):
    button(screen, "Go to 1").click()
    screen.get_by_placeholder("Text 1").fill("kept")
    tabs = screen.get_by_role("navigation", name="Tab bar")
    tabs.get_by_role("button", name="List").click()
    expect(screen.get_by_text("Row 0", exact=True)).to_be_visible()
    expect(tabs.get_by_role("button", name="List")).to_have_attribute("aria-current", "page")
    expect(tabs.get_by_role("button", name="List")).to_be_focused()
    expect(screen.get_by_placeholder("Text 1")).to_be_hidden()
    is_at(screen, 0)
    tabs.get_by_role("button", name="Numbers").click()
    expect(screen.get_by_placeholder("Text 1")).to_have_value("kept")
    is_at(screen, 1)
    # The bar stays at the bottom, whatever is above it.
    assert tabs.bounding_box()["y"] + tabs.bounding_box()["height"] <= screen.viewport_size["height"]


def test_a_reader_scrolls_to_a_row_that_is_far_away(fixture, page):
    visit(page, fixture.address + "/scroll-reader")
    expect(page.get_by_text("Row 0", exact=True)).to_be_in_viewport()
    button(page, "To 700").click()
    expect(page.get_by_text("Row 700", exact=True)).to_be_in_viewport()
    button(page, "To 0").click()
    expect(page.get_by_text("Row 0", exact=True)).to_be_in_viewport()
