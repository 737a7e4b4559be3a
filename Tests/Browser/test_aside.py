"""Sheets and inspectors that leave the screen usable."""

import pytest
from conftest import visit
from playwright.sync_api import expect

WIDE = {"width": 1000, "height": 800}


@pytest.fixture
def narrow(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/aside")
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    return page


@pytest.fixture
def wide(fixture, page):
    page.set_viewport_size(WIDE)
    visit(page, fixture.address + "/aside")
    expect(page.locator("dialog[open]")).to_have_count(1)
    return page


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def wait_until_inert(page, name, is_inert):
    """Waits until a button behind the presentation is inert or not."""
    page.wait_for_function(
        """([name, isInert]) => {
          const button = [...document.querySelectorAll("view-root > view-navigation button")].find((each) => each.innerText === name);
          const { x, y, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(x + width / 2, y + height / 2)) !== isInert;
        }""",
        arg=[name, is_inert],
    )


def test_medium_sheet_is_not_modal_and_large_sheet_is(narrow):
    button(narrow, "Sheet").click()
    sheet = narrow.get_by_role("dialog")
    expect(sheet).to_be_focused()
    button(narrow, "Behind 0").click()
    expect(button(narrow, "Behind 1")).to_be_focused()
    expect(sheet).to_have_count(1)
    bar = sheet.locator("> [data-event=dismiss]")
    bar.press("ArrowUp")
    wait_until_inert(narrow, "Behind 1", True)
    assert sheet.evaluate("(sheet) => sheet.matches(':modal')")
    expect(bar).to_be_focused()
    bar.press("ArrowDown")
    wait_until_inert(narrow, "Behind 1", False)
    assert not sheet.evaluate("(sheet) => sheet.matches(':modal')")
    narrow.go_back()
    expect(narrow.locator("dialog")).to_have_count(0)


def test_presentation_above_modal_sheet_is_modal_and_on_top(narrow):
    button(narrow, "Sheet").click()
    button(narrow, "In front").click()
    sheets = narrow.get_by_role("dialog")
    expect(sheets).to_have_count(2)
    modal = "() => [...document.querySelectorAll('dialog')].map((sheet) => sheet.matches(':modal')).join()"
    narrow.wait_for_function(modal + " === 'false,false'")
    sheets.first.locator("> [data-event=dismiss]").press("ArrowUp")
    narrow.wait_for_function(modal + " === 'true,true'")
    further = narrow.get_by_text("Further in front")
    narrow.wait_for_function(
        """() => {
          const [, front] = document.querySelectorAll("dialog");
          const { x, y, width, height } = front.getBoundingClientRect();
          return front.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }"""
    )
    narrow.keyboard.press("Escape")
    expect(further).to_have_count(0)
    expect(sheets).to_have_count(1)


def test_inspector_is_next_to_usable_screen(wide):
    wide.wait_for_function("() => document.querySelector('dialog').getBoundingClientRect().right === 1000")
    beside = wide.locator("dialog").bounding_box()
    assert beside == {"x": 740, "y": 0, "width": 260, "height": 800}
    page = wide.locator("view-root > view-navigation")
    wide.wait_for_function("() => document.querySelector('view-root > view-navigation').getBoundingClientRect().right === 740")
    button(wide, "Behind 0").click()
    expect(button(wide, "Behind 1")).to_be_visible()
    # An inspector is not modal: neither Escape nor the back button dismisses it.
    wide.keyboard.press("Escape")
    button(wide, "Behind 1").click()
    expect(button(wide, "Behind 2")).to_be_visible()
    expect(wide.locator("dialog[open]")).to_have_count(1)
    assert wide.evaluate("history.state") is None
    button(wide, "Inspect").click()
    expect(wide.locator("dialog")).to_have_count(0)
    wide.wait_for_function("() => document.querySelector('view-root > view-navigation').getBoundingClientRect().right === 1000")
    wide.get_by_placeholder("Name").press_sequentially("An")
    button(wide, "Inspect").click()
    expect(wide.locator("dialog[open]")).to_have_count(1)
    assert not wide.evaluate("document.activeElement.matches('dialog, dialog *')"), "the inspector took the focus"
    expect(page).to_have_count(1)


def test_inspector_becomes_sheet_in_narrow_window(wide):
    wide.set_viewport_size({"width": 390, "height": 800})
    wide.wait_for_function("() => document.querySelector('dialog').matches(':modal')")
    wait_until_inert(wide, "Behind 0", True)
    wide.set_viewport_size(WIDE)
    wide.wait_for_function("() => !document.querySelector('dialog').matches(':modal')")
    wait_until_inert(wide, "Behind 0", False)


def test_back_pops_page_of_inspector(wide):
    button(wide, "More of it").click()
    expect(wide.get_by_text("All of it")).to_be_visible()
    wide.wait_for_function("() => history.state?.depth === 1")
    wide.go_back()
    expect(wide.get_by_text("All of it")).to_have_count(0)
    expect(button(wide, "More of it")).to_be_visible()


def test_page_dots_have_background(wide):
    dots = wide.locator("tab-list")
    assert dots.evaluate("(dots) => getComputedStyle(dots).borderRadius") == "13px"
    assert dots.bounding_box()["width"] < 100
    wide.get_by_role("button", name="Tab 2").click()
    expect(wide.get_by_text("Page 1")).to_be_visible()
