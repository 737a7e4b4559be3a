"""The keyboard focus: tab stops, the focus after clicks, shortcuts right after typing, and menus."""

import pytest
from conftest import visit
from playwright.sync_api import expect


@pytest.fixture
def opened(fixture, page):
    """Opens a screen by name."""

    def open_screen(name: str):
        visit(page, f"{fixture.address}/{name}")
        return page

    return open_screen


def button(page, name: str):
    return page.get_by_role("button", name=name, exact=True)


def log(page):
    return expect(page.get_by_test_id("log"))


def tab_stops(page) -> list[str]:
    """Returns the names of all controls in the order in which Tab focuses them."""
    page.locator("view-root input").first.focus()
    stops = []
    while len(stops) < 30:
        name = page.evaluate(
            """() => {
              const { activeElement: active, body } = document;
              return active === body ? "" : active.placeholder || active.closest("label, button, [tabindex]").textContent;
            }"""
        )
        if not name or name in stops[:1]:
            break
        stops.append(name.strip())
        page.keyboard.press("Tab")
    return stops


def test_hidden_controls_are_not_tab_stops_and_react_to_pointers(opened):
    page = opened("tab-stops")
    hide = page.get_by_role("switch", name="Hide")
    shown = ["Tapped", "Pressed", "Inner", "Field", "Focusable"]
    assert not set(tab_stops(page)) & {*shown, "Ignored"}
    for name in ["Tapped", "Pressed", "Inner"]:
        expect(button(page, name)).to_have_count(0)
    for name in ["Tapped", "Pressed", "Inner", "Ignored"]:
        page.get_by_text(name, exact=True).click()
    log(page).to_have_text("Log: tapped pressed inner ignored ")
    page.get_by_placeholder("Field").click()
    page.keyboard.type("x")
    expect(page.get_by_placeholder("Field")).to_have_value("x")
    hide.click(force=True)
    expect(button(page, "Inner")).to_be_visible()
    assert tab_stops(page)[:6] == ["Hide", *shown]
    hide.click(force=True)
    expect(button(page, "Inner")).to_have_count(0)
    assert not set(tab_stops(page)) & {*shown, "Ignored"}


def test_default_action_is_tab_stop_only_without_another(opened):
    page = opened("tab-stops")
    stops = ["Hide", "Activate", "Second", "Gesture", "LabelActivate", "Activate", "Named", "Disable"]
    assert tab_stops(page) == stops
    # Assistive technology still has the actions.
    expect(page.locator("view-root").get_by_text("Activate", exact=True)).to_have_count(5)
    page.get_by_role("switch", name="Disable").click(force=True)
    expect(button(page, "Second")).to_be_disabled()
    assert tab_stops(page) == [*stops[:2], "Activate", *stops[3:]]
    page.get_by_role("switch", name="Disable").click(force=True)
    expect(button(page, "Second")).to_be_enabled()
    assert tab_stops(page) == stops


def with_shortcuts(opened):
    page = opened("clicked-buttons")
    button(page, "Shortcuts").click()
    button(page, "Default").wait_for()
    return page


def test_keys_with_shortcuts_do_not_press_clicked_button(opened):
    page = with_shortcuts(opened)
    button(page, "Plain").click()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    page.get_by_text("Tapped").click()
    page.keyboard.press("Enter")
    log(page).to_have_text("Log: plain default space tapped default ")
    button(page, "Shortcuts").click()
    expect(button(page, "Default")).to_have_count(0)
    # Without shortcuts, the keys press the focused button, as on other pages.
    button(page, "Plain").click()
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    button(page, "Plain").click()
    log(page).to_have_text("Log: plain default space tapped default plain plain plain plain ")


def test_button_focused_by_keys_is_pressed_by_them(opened):
    page = with_shortcuts(opened)
    button(page, "Plain").click()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(button(page, "Plain")).to_be_focused()
    page.keyboard.press("Enter")
    log(page).to_have_text("Log: plain plain ")
    # A click on the focused button changes nothing.
    button(page, "Plain").click()
    page.keyboard.press("Enter")
    log(page).to_have_text("Log: plain plain plain plain ")


def test_field_keeps_return_after_click_on_button(opened):
    page = opened("clicked-buttons")
    page.get_by_placeholder("Note").click()
    button(page, "Plain").click()
    page.keyboard.type("a b")
    page.keyboard.press("Enter")
    log(page).to_have_text("Log: plain submit ")
    expect(page.get_by_placeholder("Note")).to_have_value("a b")


def slow(fixture, page, relay, name: str):
    """Opens a screen over a slow connection."""
    visit(page, f"http://127.0.0.1:{relay(fixture, round_trip=0.3).port}/{name}")
    return page


def test_shortcut_after_typing_waits_for_enabled_button(fixture, page, relay):
    slow(fixture, page, relay, "late-shortcuts")
    draft, other = page.get_by_placeholder("Draft"), page.get_by_placeholder("Other")
    draft.click()
    page.keyboard.type("hello")
    page.keyboard.press("Control+Enter")
    log(page).to_have_text("Log: hello ")
    expect(draft).to_have_value("")
    page.keyboard.press("Control+Enter")
    other.click()
    page.keyboard.type("abc")
    page.keyboard.press("Enter")
    log(page).to_have_text("Log: hello abc ")
    # The text does not enable the button, so Return submits the field.
    page.keyboard.type("a")
    page.keyboard.press("Enter")
    log(page).to_have_text("Log: hello abc submit ")
    page.keyboard.press("Enter")
    log(page).to_have_text("Log: hello abc submit submit ")
    assert page.evaluate("document.activeElement.placeholder") == "Other"


@pytest.mark.parametrize(("name", "first", "second"), [("Sort", "One", "Two"), ("Filter", "Three", "Four")])
def test_menu_with_custom_label_is_used_by_keyboard(opened, name, first, second):
    page = opened("custom-menus")
    menu = button(page, name)
    menu.focus()
    page.keyboard.press("ArrowDown")
    expect(button(page, first)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(button(page, second)).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    for key in ["Enter", "Space"]:
        page.keyboard.press(key)
        expect(button(page, first)).to_be_focused()
        page.keyboard.press("ArrowUp")
        page.keyboard.press(key)
        expect(button(page, second)).to_be_hidden()
        expect(menu).to_be_focused()
    log(page).to_have_text(f"Log: {second.lower()} {second.lower()} ")
    page.get_by_text(name, exact=True).click()
    expect(button(page, first)).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    page.keyboard.press("Enter")
    button(page, first).click()
    expect(button(page, first)).to_be_hidden()
    expect(menu).to_be_focused()


def test_menus_with_custom_labels_have_names(opened):
    page = opened("custom-menus")
    for name in ["Sort", "Filter", "Compact", "Named"]:
        expect(button(page, name)).to_have_attribute("aria-expanded", "false")
