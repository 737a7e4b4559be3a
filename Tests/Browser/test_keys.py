"""Key press handlers, magnify and rotate gestures, and help tooltips."""

import pytest
from conftest import visit
from playwright.sync_api import expect
from test_gestures import Finger, centre, said


@pytest.fixture
def keys(fixture, page):
    visit(page, fixture.address + "/keys")
    return page


def test_key_press_propagates_from_focused_view(keys):
    keys.keyboard.press("x")
    keys.get_by_text("Cell").focus()
    keys.keyboard.press("ArrowDown")
    said(keys, "notes").to_have_text("Notes: down")
    keys.keyboard.press("Escape")
    said(keys, "notes").to_have_text("Notes: down escape outer")
    keys.keyboard.press("Shift+B")
    keys.keyboard.press("!")
    keys.keyboard.press("7")
    said(keys, "notes").to_have_text("Notes: down escape outer <B> <7>")


def test_handled_key_does_not_scroll(keys):
    scrolled = "document.querySelector('view-scroll').scrollTop + scrollY"
    keys.get_by_text("Cell").focus()
    for _ in range(5):
        keys.keyboard.press("ArrowDown")
    said(keys, "notes").to_have_text("Notes: down down down down down")
    assert keys.evaluate(scrolled) == 0


def test_typed_keys_reach_field_and_key_handlers(keys):
    field = keys.get_by_placeholder("Name")
    field.focus()
    keys.keyboard.type("ab")
    expect(field).to_have_value("ab")
    keys.keyboard.press("Enter")
    said(keys, "notes").to_have_text("Notes: <a> <b> return")


def test_control_wheel_magnifies_view_and_not_page(keys):
    x, y = centre(keys, "photo")
    keys.mouse.move(x, y)
    keys.keyboard.down("Control")
    keys.mouse.wheel(0, -69.3)
    keys.keyboard.up("Control")
    said(keys, "pinched").to_have_text("2.0 1.0 0 1")
    assert keys.evaluate("visualViewport.scale") == 1


def test_two_touches_magnify_and_rotate(fixture, browser):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    page = context.new_page()
    visit(page, fixture.address + "/keys")
    finger = Finger(context.new_cdp_session(page))
    x, y = centre(page, "photo")
    finger.touch("touchStart", (x - 30, y))
    finger.touch("touchStart", (x - 30, y), (x + 30, y))
    for step in range(1, 11):
        finger.touch("touchMove", (x - 30 - 3 * step, y), (x + 30 + 3 * step, y))
    said(page, "pinched").to_have_text("1.0 2.0 0 0")
    for step in range(1, 11):
        finger.touch("touchMove", (x - 60, y - 6 * step), (x + 60, y + 6 * step))
    expect(page.get_by_test_id("pinched")).to_contain_text(" 45 0")
    finger.touch("touchEnd")
    expect(page.get_by_test_id("pinched")).to_have_text("2.8 1.0 45 1")
    assert page.evaluate("visualViewport.scale") == 1
    context.close()


def test_resting_pointer_shows_help(keys):
    expect(keys.get_by_role("button", name="Help")).to_have_attribute("title", "Says what it is for")
