"""Rows of lists: deleted, moved, swiped and selected by pointer, finger and keyboard."""

import pytest
from conftest import visit
from playwright.sync_api import expect


@pytest.fixture
def edited(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/edited-list")
    return page


def row(page, name: str):
    return page.locator("view-row", has=page.get_by_text(name, exact=True))


def test_a_press_selects_a_row_and_a_key_another(edited):
    row(edited, "Pear").click()
    expect(edited.get_by_test_id("chosen")).to_have_text("Chosen: Pear")
    expect(row(edited, "Pear")).to_have_attribute("aria-current", "true")
    row(edited, "Fig").focus()
    edited.keyboard.press("Enter")
    expect(row(edited, "Fig")).to_have_attribute("aria-current", "true")
    expect(row(edited, "Pear")).not_to_have_attribute("aria-current", "true")


def test_a_row_is_deleted_and_moved_while_the_list_is_edited(edited):
    edited.get_by_role("button", name="Edit").click()
    expect(edited.get_by_role("button", name="Done")).to_be_visible()
    # It asks first.
    row(edited, "Plum").get_by_role("button", name="Delete").click()
    row(edited, "Plum").get_by_role("button", name="Delete").click()
    expect(edited.get_by_test_id("fruits")).to_have_text("Apple Pear Fig")
    handle = row(edited, "Apple").get_by_role("button", name="Reorder")
    handle.focus()
    edited.keyboard.press("ArrowDown")
    expect(edited.get_by_test_id("fruits")).to_have_text("Pear Apple Fig")
    box = row(edited, "Pear").get_by_role("button", name="Reorder").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    edited.mouse.move(x, y)
    edited.mouse.down()
    edited.mouse.move(x, y + 100, steps=5)
    edited.mouse.up()
    expect(edited.get_by_test_id("fruits")).to_have_text("Apple Fig Pear")


def test_what_a_swipe_shows_comes_by_the_focus_and_by_a_pointer(edited):
    swiped = row(edited, "Swipe me")
    flag = swiped.get_by_role("button", name="Flag")
    flag.focus()
    expect(flag).to_be_in_viewport(ratio=0.9)
    edited.keyboard.press("Enter")
    expect(edited.get_by_test_id("flagged")).to_have_text("Flagged: flagged")
    apple = row(edited, "Apple")
    apple.hover()
    box = apple.bounding_box()
    edited.mouse.move(box["x"] + box["width"] - 3, box["y"] + box["height"] / 2)
    edited.wait_for_timeout(400)
    apple.get_by_role("button", name="Delete").click()
    expect(edited.get_by_test_id("fruits")).to_have_text("Pear Plum Fig")


def test_a_row_scrolls_to_what_stands_beside_it(edited):
    swiped = row(edited, "Swipe me")
    swiped.evaluate("row => row.scrollTo({ left: 500 })")
    edited.wait_for_timeout(300)
    remove = swiped.get_by_role("button", name="Remove")
    expect(remove).to_be_in_viewport(ratio=0.9)
    remove.click()
    expect(edited.get_by_test_id("flagged")).to_have_text("Flagged: removed")


def test_a_section_is_folded_by_its_header(edited):
    expect(edited.get_by_text("Inside")).to_be_visible()
    edited.get_by_role("button", name="Folded").click()
    expect(edited.get_by_text("Inside")).to_have_count(0)
