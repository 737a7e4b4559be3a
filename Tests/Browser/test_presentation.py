"""Sheets, alerts and pickers: what is in front takes the focus, and gives it back."""

import pytest
from conftest import visit
from playwright.sync_api import expect


@pytest.fixture
def screen(fixture, page):
    visit(page, fixture.address + "/presentation")
    return page


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def test_a_sheet_takes_the_focus_keeps_it_and_gives_it_back(screen):
    button(screen, "Open sheet").click()
    sheet = screen.get_by_role("dialog")
    expect(sheet).to_have_count(1)
    expect(sheet).to_be_focused()
    # What is behind is inert, for the keyboard and for assistive technology.
    expect(button(screen, "Ask")).to_have_count(1)
    assert screen.evaluate("document.activeElement.matches('dialog')")
    seen = set()
    for _ in range(12):
        screen.keyboard.press("Tab")
        seen.add(screen.evaluate("(document.activeElement.closest('dialog') ?? document.activeElement).localName"))
    assert seen <= {"dialog", "body"}, "the focus left the sheet for the page"
    screen.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(button(screen, "Open sheet")).to_be_focused()
    expect(screen.get_by_test_id("dismissed")).to_have_text("dismissed 1")


def test_sheets_stand_in_front_of_one_another_and_keep_what_is_typed(screen):
    button(screen, "Open sheet").click()
    screen.get_by_placeholder("Name 1").fill("Ann")
    button(screen, "Next from 1").click()
    expect(screen.get_by_role("dialog")).to_have_count(2)
    screen.get_by_placeholder("Name 2").fill("Bea")
    screen.keyboard.press("Escape")
    expect(screen.get_by_placeholder("Name 1")).to_have_value("Ann")
    expect(button(screen, "Next from 1")).to_be_focused()
    button(screen, "Done 1").click()
    expect(screen.get_by_test_id("answer")).to_have_text("answer Ann")
    expect(screen.locator("dialog")).to_have_count(0)


def test_the_screen_decides_whether_a_sheet_goes(screen):
    button(screen, "Open stubborn").click()
    expect(screen.get_by_text("This one stays")).to_be_visible()
    for _ in range(3):
        screen.keyboard.press("Escape")
    expect(screen.get_by_text("This one stays")).to_be_visible()
    screen.evaluate("document.querySelector('dialog').close()")
    expect(screen.get_by_text("This one stays")).to_be_visible()
    button(screen, "Let go").click()
    expect(screen.locator("dialog")).to_have_count(0)
    expect(screen.get_by_test_id("answer")).to_have_text("answer stubborn")


def test_a_sheet_is_put_away_by_the_bar_at_its_top(screen):
    button(screen, "Open sheet").click()
    button(screen, "Dismiss").click()
    expect(screen.locator("dialog")).to_have_count(0)
    button(screen, "Open sheet").click()
    button(screen, "Dismiss").element_handle().wait_for_element_state("stable")
    box = button(screen, "Dismiss").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    screen.mouse.move(x, y)
    screen.mouse.down()
    screen.mouse.move(x, y + 40)
    screen.mouse.up()
    expect(screen.get_by_placeholder("Name 1")).to_be_visible()
    button(screen, "Dismiss").element_handle().wait_for_element_state("stable")
    screen.mouse.move(x, y)
    screen.mouse.down()
    screen.mouse.move(x, y + 200, steps=4)
    screen.mouse.up()
    expect(screen.locator("dialog")).to_have_count(0)
    expect(screen.get_by_test_id("dismissed")).to_have_text("dismissed 2")


def test_an_alert_is_answered_and_escape_leaves_things_as_they_are(screen):
    button(screen, "Ask").click()
    alert = screen.get_by_role("alertdialog", name="Delete the draft?")
    expect(alert).to_be_visible()
    expect(alert.get_by_text("It cannot be brought back.")).to_be_visible()
    screen.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    expect(screen.get_by_test_id("answer")).to_have_text("answer cancelled")
    expect(button(screen, "Ask")).to_be_focused()
    button(screen, "Ask").click()
    button(screen, "Delete").click()
    expect(alert).to_have_count(0)
    expect(screen.get_by_test_id("answer")).to_have_text("answer deleted")
    button(screen, "Tell").click()
    expect(button(screen, "OK")).to_be_focused()
    screen.keyboard.press("Enter")
    expect(screen.get_by_role("alertdialog")).to_have_count(0)
    expect(button(screen, "Tell")).to_be_focused()


def test_what_is_in_front_survives_a_line_that_is_cut(screen):
    button(screen, "Open sheet").click()
    button(screen, "Next from 1").click()
    screen.get_by_placeholder("Name 2").fill("Bea")
    screen.context.set_offline(True)
    screen.wait_for_selector("html[data-line=cut]", state="attached")
    expect(screen.locator("#line")).to_be_visible()
    assert screen.evaluate("document.getElementById('line').closest('dialog') !== null")
    screen.context.set_offline(False)
    screen.wait_for_selector("html[data-line=live]", state="attached")
    expect(screen.get_by_placeholder("Name 2")).to_have_value("Bea")
    screen.keyboard.press("Escape")
    expect(screen.locator("dialog")).to_have_count(1)
    screen.keyboard.press("Escape")
    expect(screen.locator("dialog")).to_have_count(0)


def test_a_session_that_has_ended_takes_its_sheets_along(screen):
    button(screen, "Open sheet").click()
    button(screen, "Next from 1").click()
    expect(screen.get_by_placeholder("Name 2")).to_be_visible()
    screen.reload()
    screen.wait_for_selector("html[data-line=live]", state="attached")
    expect(screen.locator("dialog")).to_have_count(0)
    button(screen, "Open sheet").click()
    expect(screen.get_by_placeholder("Name 1")).to_be_visible()


def test_a_picker_is_a_list_of_its_choices(screen):
    picker, color = screen.get_by_role("combobox", name="Color"), screen.get_by_test_id("color")
    assert picker.locator("option").all_text_contents() == ["None", "Red", "Green"]
    picker.select_option("Green")
    expect(color).to_have_text("color green")
    button(screen, "Toggle blue").click()
    expect(picker.locator("option")).to_have_count(4)
    assert picker.evaluate("select => select.selectedOptions[0].label") == "Green"
    picker.select_option("Blue")
    expect(color).to_have_text("color blue")
    button(screen, "Toggle blue").click()
    expect(picker).to_have_value("")
    expect(color).to_have_text("color blue")
    picker.select_option("None")
    expect(color).to_have_text("color none")
    button(screen, "Paint it violet").click()
    expect(color).to_have_text("color violet")
    expect(picker).to_have_value("")
