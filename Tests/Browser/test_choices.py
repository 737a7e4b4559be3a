"""Graphical and wheel date pickers, navigation link pickers, popovers and menus."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import visit
from playwright.sync_api import expect


@pytest.fixture
def choices(fixture, page):
    page.set_viewport_size({"width": 390, "height": 1400})
    visit(page, fixture.address + "/choices")
    return page


def chosen(page):
    return expect(page.get_by_test_id("chosen"))


def test_selecting_calendar_day_keeps_time(choices):
    expect(choices.get_by_role("button", name="Sunday, September 9, 2001")).to_have_attribute("aria-current", "true")
    choices.get_by_role("button", name="Tuesday, September 11, 2001").click()
    chosen(choices).to_have_text("2001-09-11T01:46:40Z 1")
    choices.get_by_label("Time").fill("13:05")
    chosen(choices).to_have_text("2001-09-11T13:05:00Z 1")
    results = Axe().run(choices)
    assert results.violations_count == 0, results.generate_report()


def test_time_is_selected_on_wheels(choices):
    hours = choices.get_by_role("radiogroup", name="Hour")
    hours.get_by_text("3 AM").click()
    chosen(choices).to_have_text("2001-09-09T03:46:40Z 1")


def test_selecting_option_on_navigation_page_goes_back(choices):
    choices.get_by_role("button", name="Size").click()
    expect(choices.get_by_role("heading", name="Size")).to_be_visible()
    choices.get_by_role("radiogroup", name="Size").get_by_text("Large").click()
    expect(choices.get_by_role("heading", name="Size")).to_be_hidden()
    chosen(choices).to_have_text("2001-09-09T01:46:40Z 2")
    expect(choices.get_by_role("button", name="Size")).to_contain_text("Large")


def test_popover_stays_popover_in_narrow_window(choices):
    choices.get_by_role("button", name="Popover").click()
    dialog = choices.get_by_role("dialog")
    expect(dialog).to_be_visible()
    dialog.evaluate("dialog => Promise.all(dialog.getAnimations().map(each => each.finished))")
    box = dialog.bounding_box()
    assert box["width"] < 300 and box["height"] < 200
    choices.mouse.click(5, 5)
    expect(dialog).to_be_hidden()


def test_enter_selects_option_in_menu(choices):
    choices.get_by_role("button", name="Menu").click()
    choices.keyboard.press("ArrowDown")
    choices.keyboard.press("Enter")
    chosen(choices).to_have_text("2001-09-09T01:46:40Z 2")
    expect(choices.locator("menu-items:popover-open")).to_have_count(0)


def test_toggle_in_menu_is_item_with_check_mark(choices):
    menu, toggle = choices.locator("menu-items:popover-open"), choices.locator("menu-items label:has-text('Switched')")
    check_mark = "label => { const { width, left, display } = getComputedStyle(label, '::after'); return [width, left, display]; }"
    choices.get_by_role("button", name="Menu").click()
    expect(toggle.locator("input")).to_be_checked()
    assert toggle.locator("input").bounding_box()["width"] == 0
    picked = menu.locator("label:has-text('One')")
    menu.evaluate("menu => Promise.all(menu.getAnimations().map(({ finished }) => finished))")
    assert toggle.evaluate(check_mark) == picked.evaluate(check_mark)
    texts = [menu.locator(f"label > span:text-is('{name}')").bounding_box()["x"] for name in ["One", "Two", "Switched"]]
    assert texts[0] == texts[1] == texts[2]
    toggle.click()
    expect(menu).to_have_count(0)
    choices.get_by_role("button", name="Menu").click()
    expect(toggle.locator("input")).not_to_be_checked()
    assert toggle.evaluate(check_mark) != picked.evaluate(check_mark)
    choices.keyboard.press("End")
    choices.keyboard.press("Space")
    expect(menu).to_have_count(0)
    expect(toggle.locator("input")).to_be_checked()


def test_toggle_in_toolbar_is_button_and_toggle_without_label_is_narrow(choices):
    star = choices.locator("tool-bar label")
    assert star.bounding_box()["width"] < 60
    star.click()
    expect(star.locator("input")).not_to_be_checked()
    unseen = choices.locator("view-list label[data-unlabelled]").bounding_box()
    after = choices.get_by_test_id("after").bounding_box()
    assert after["x"] - unseen["x"] - unseen["width"] < 10


def test_link_in_text_has_tint_of_environment(choices):
    color = choices.locator("span a").evaluate("link => getComputedStyle(link).color")
    red, green, blue = (int(part) for part in color[4:-1].split(","))
    assert red > 150 > 60 > max(green, blue)


@pytest.mark.parametrize("key", [None, "Enter", "ArrowDown"])
def test_menu_in_label_of_disclosure_group_opens(choices, key):
    menu = choices.get_by_role("button", name="Actions", exact=True)
    if key:
        menu.focus()
        choices.keyboard.press(key)
    else:
        menu.click()
    expect(choices.get_by_role("button", name="Enlarge")).to_be_focused()
    choices.get_by_role("button", name="Enlarge").click()
    chosen(choices).to_have_text("2001-09-09T01:46:40Z 2")
    expect(choices.get_by_role("button", name="Enlarge")).to_be_hidden()
    expect(choices.get_by_text("Disclosed")).to_be_hidden()


def test_menu_with_button_as_label_opens(choices):
    choices.get_by_role("button", name="Options").click()
    choices.get_by_role("button", name="Maximize").click()
    chosen(choices).to_have_text("2001-09-09T01:46:40Z 2")
    expect(choices.get_by_role("button", name="Maximize")).to_be_hidden()


def test_icon_in_menu_in_label_of_disclosure_group_has_color_of_menu(choices):
    menu = choices.get_by_role("button", name="Actions", exact=True)
    color = "element => getComputedStyle(element).color"
    assert menu.locator("view-image").evaluate(color) == menu.evaluate(color)


def test_options_that_arrive_with_selection_show_it(fixture, page):
    visit(page, fixture.address + "/late-options")
    expect(page.get_by_role("combobox", name="Name").locator("option:checked")).to_have_text("Grace")
    page.get_by_role("combobox", name="Name").select_option("Joan")
    expect(page.get_by_text("Joan", exact=True).last).to_be_visible()
