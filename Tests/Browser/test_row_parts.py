"""Row content: buttons in links, long values, swipe actions on both sides, and delete confirmation."""

import pytest
from conftest import visit
from playwright.sync_api import expect
from test_fingers import move


@pytest.fixture
def parts(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/row-parts")
    return page


def row(page, name: str):
    return page.locator("view-row", has=page.get_by_text(name, exact=True))


def said(page):
    return expect(page.get_by_test_id("log"))


def test_button_in_link_row_is_pressed_without_navigation(parts):
    parts.get_by_role("button", name="Like").click()
    said(parts).to_have_text("liked")
    link = parts.get_by_role("link", name="Album Like")
    link.focus()
    parts.keyboard.press("Enter")
    expect(parts.get_by_text("Inside")).to_be_visible()


def test_long_value_does_not_truncate_label(parts):
    label, value = parts.get_by_text("Address"), parts.get_by_text("example.org")
    assert label.bounding_box()["height"] < 30
    assert value.bounding_box()["height"] > 60
    right = parts.get_by_text("12 KB").bounding_box()
    end = value.bounding_box()
    assert abs(end["x"] + end["width"] - right["x"] - right["width"]) < 2
    assert parts.evaluate("document.documentElement.scrollWidth") <= 390


def test_delete_control_asks_for_confirmation(parts):
    parts.get_by_role("button", name="Edit").click()
    expect(parts.get_by_role("button", name="Done")).to_be_visible()
    minus = row(parts, "Bob").get_by_role("button", name="Delete")
    assert minus.bounding_box()["x"] < 60
    minus.click()
    expect(row(parts, "Bob")).to_be_visible()
    box = minus.bounding_box()
    assert box["x"] > 250 and box["height"] >= 40
    # A press elsewhere hides the confirmation button.
    row(parts, "Ann").get_by_role("button", name="Delete").click()
    assert minus.bounding_box()["x"] < 60
    minus.focus()
    parts.keyboard.press("Enter")
    parts.keyboard.press("Enter")
    expect(row(parts, "Bob")).to_have_count(0)
    expect(row(parts, "Ann")).to_be_visible()


def test_leading_swipe_actions_appear_on_focus_and_hover(parts):
    mail = row(parts, "Mail")
    pin = mail.get_by_role("button", name="Pin")
    pin.focus()
    expect(pin).to_be_in_viewport(ratio=0.9)
    assert pin.bounding_box()["x"] + pin.bounding_box()["width"] < 200
    parts.keyboard.press("Enter")
    said(parts).to_have_text("pinned")
    pin.blur()
    box = mail.bounding_box()
    parts.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    parts.mouse.move(box["x"] + 3, box["y"] + box["height"] / 2)
    read = mail.get_by_role("button", name="Read")
    expect(read).to_be_in_viewport(ratio=0.9)
    read.click()
    said(parts).to_have_text("read")


def test_touch_swipe_reveals_actions_of_both_sides(fixture, browser):
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    visit(page, fixture.address + "/row-parts")
    mail = row(page, "Mail")
    box = mail.bounding_box()
    y = box["y"] + box["height"] / 2
    move(page, (60, y), (220, y))
    pin = mail.get_by_role("button", name="Pin")
    expect(pin).to_be_in_viewport(ratio=0.9)
    # The first action is at the edge, and the row is moved by the width of the actions.
    read = mail.get_by_role("button", name="Read").bounding_box()
    assert read["x"] < pin.bounding_box()["x"]
    assert page.get_by_text("Mail", exact=True).bounding_box()["x"] > 100
    mail.evaluate("row => Promise.all(row.getAnimations({ subtree: true }).map(each => each.finished))")
    pin.tap()
    said(page).to_have_text("pinned")
    page.get_by_text("Cyd").tap()
    expect(pin).not_to_be_in_viewport()
    move(page, (40, y), (370, y))
    said(page).to_have_text("read")
    move(page, (370, y), (30, y))
    said(page).to_have_text("archived")
    context.close()
