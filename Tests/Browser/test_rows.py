"""Rows of lists: deleted, moved, swiped and selected by pointer, finger and keyboard."""

import pytest
from conftest import visit
from picture import Picture
from playwright.sync_api import expect
from test_fingers import move


@pytest.fixture
def edited(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/edited-list")
    return page


def row(page, name: str):
    return page.locator("view-row", has=page.get_by_text(name, exact=True))


def test_rows_are_selected_by_press_and_keyboard(edited):
    row(edited, "Pear").click()
    expect(edited.get_by_test_id("chosen")).to_have_text("Chosen: Pear")
    expect(row(edited, "Pear")).to_have_attribute("aria-current", "true")
    row(edited, "Fig").focus()
    edited.keyboard.press("Enter")
    expect(row(edited, "Fig")).to_have_attribute("aria-current", "true")
    expect(row(edited, "Pear")).not_to_have_attribute("aria-current", "true")


def test_arrow_keys_select_the_next_row(edited):
    row(edited, "Pear").click()
    for key, name in [("ArrowDown", "Plum"), ("ArrowUp", "Pear"), ("ArrowUp", "Apple"), ("ArrowUp", "Apple")]:
        edited.keyboard.press(key)
        expect(row(edited, name)).to_have_attribute("aria-current", "true")
        expect(row(edited, name)).to_be_focused()
        expect(edited.locator("view-row[aria-current]")).to_have_count(1)
        expect(edited.get_by_test_id("chosen")).to_have_text(f"Chosen: {name}")


def test_edit_mode_deletes_and_moves_rows(edited):
    edited.get_by_role("button", name="Edit").click()
    expect(edited.get_by_role("button", name="Done")).to_be_visible()
    # Deleting requires a confirmation.
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


def test_swipe_actions_appear_on_focus_and_hover(edited):
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
    apple.get_by_role("button", name="Delete").click()
    expect(edited.get_by_test_id("fruits")).to_have_text("Pear Plum Fig")


def test_row_scrolls_to_swipe_actions(edited):
    swiped = row(edited, "Swipe me")
    swiped.evaluate("row => row.scrollTo({ left: 500 })")
    remove = swiped.get_by_role("button", name="Remove")
    expect(remove).to_be_in_viewport(ratio=0.9)
    remove.click()
    expect(edited.get_by_test_id("flagged")).to_have_text("Flagged: removed")


def test_section_header_collapses_section(edited):
    expect(edited.get_by_text("Inside")).to_be_visible()
    header = edited.get_by_role("button", name="Folded")
    expect(header).to_have_attribute("aria-expanded", "true")
    header.click()
    expect(edited.get_by_text("Inside")).to_have_count(0)
    expect(header).to_have_attribute("aria-expanded", "false")


def test_separator_has_tint_of_row_above(edited):
    line = """(row) => {
      const { borderTopStyle, borderBottomStyle, borderBottomColor } = getComputedStyle(row, "::before");
      return [borderTopStyle, borderBottomStyle, borderBottomColor];
    }"""
    edited.emulate_media(color_scheme="light")
    above, below = row(edited, "Switch"), row(edited, "A button")
    assert above.evaluate(line) == ["none", "solid", "rgb(255, 59, 48)"]
    assert below.evaluate(line)[:2] == ["none", "none"]
    assert row(edited, "Pear").evaluate(line)[:2] == ["solid", "none"]


def test_multiple_rows_are_selected_with_modifier_keys_and_edit_circles(fixture, page):
    page.set_viewport_size({"width": 700, "height": 844})
    visit(page, fixture.address + "/letters")
    chosen = page.get_by_test_id("chosen")
    row(page, "Letter 2").click()
    expect(chosen).to_have_text("Chosen: Letter 2")
    page.keyboard.press("Shift+ArrowDown")
    expect(chosen).to_have_text("Chosen: Letter 2, Letter 3")
    page.keyboard.press("Shift+ArrowUp")
    expect(chosen).to_have_text("Chosen: Letter 2")
    page.keyboard.press("ArrowDown")
    expect(chosen).to_have_text("Chosen: Letter 3")
    page.keyboard.press("ArrowUp")
    expect(chosen).to_have_text("Chosen: Letter 2")
    row(page, "Letter 5").click(modifiers=["Control"])
    expect(chosen).to_have_text("Chosen: Letter 2, Letter 5")
    row(page, "Letter 7").click(modifiers=["Shift"])
    expect(chosen).to_have_text("Chosen: Letter 2, Letter 5, Letter 6, Letter 7")
    assert page.evaluate("() => getSelection().toString()") == ""
    row(page, "Letter 2").click(modifiers=["Control"])
    expect(chosen).to_have_text("Chosen: Letter 5, Letter 6, Letter 7")
    page.get_by_role("button", name="Edit").click()
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    circle = "row => getComputedStyle(row, '::after').content"
    assert "✓" in row(page, "Letter 5").evaluate(circle)
    assert row(page, "Letter 1").evaluate(circle) == '""'
    assert row(page, "Done:").evaluate(circle) == "none"
    expect(row(page, "Letter 1").get_by_role("button", name="Delete")).to_be_hidden()
    row(page, "Letter 1").click()
    expect(chosen).to_have_text("Chosen: Letter 1, Letter 5, Letter 6, Letter 7")


def test_rows_are_selected_in_edit_mode_on_a_narrow_window(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/letters")
    chosen = page.get_by_test_id("chosen")
    row(page, "Letter 2").click()
    page.get_by_role("button", name="Edit").click()
    expect(page.get_by_role("button", name="Done")).to_be_visible()
    expect(chosen).to_have_text("Chosen: ")
    row(page, "Letter 4").click()
    row(page, "Letter 5").click()
    expect(chosen).to_have_text("Chosen: Letter 4, Letter 5")
    assert "✓" in row(page, "Letter 5").evaluate("row => getComputedStyle(row, '::after').content")
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("button", name="Edit")).to_be_visible()
    row(page, "Letter 1").click()
    expect(chosen).to_have_text("Chosen: Letter 4, Letter 5")


def test_badge_is_at_the_end_of_a_row_with_swipe_actions(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/letters")
    box = row(page, "Letter 1").bounding_box()
    picture = Picture(page)
    left, top, right, bottom = (int(box[key]) for key in ("x", "y", "width", "height"))
    right, bottom = left + right, top + bottom
    # The row has rounded corners.
    places = [(x, y) for x in range(right - 60, right - 12) for y in range(top + 2, bottom - 2)]
    ground = picture.at(right - 12, top + 12)
    drawn = [place for place in places if picture.at(*place) != ground]
    columns, lines = [x for x, _ in drawn], [y for _, y in drawn]
    assert right - 40 < min(columns) and max(columns) == pytest.approx(right - 17, abs=3)
    assert (min(lines) + max(lines)) / 2 == pytest.approx((top + bottom) / 2, abs=3)


def test_only_one_row_shows_swipe_actions_and_action_closes_it(fixture, browser):
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    visit(page, fixture.address + "/letters")
    first, second = row(page, "Letter 2"), row(page, "Letter 4")

    def swipe(there) -> None:
        box = there.bounding_box()
        move(page, (300, box["y"] + 20), (200, box["y"] + 20))

    archive = first.get_by_role("button", name="Archive")
    swipe(first)
    expect(archive).to_be_in_viewport(ratio=0.9)
    swipe(second)
    expect(second.get_by_role("button", name="Archive")).to_be_in_viewport(ratio=0.9)
    expect(archive).not_to_be_in_viewport()
    second.get_by_role("button", name="Archive").tap()
    expect(page.get_by_test_id("done")).to_have_text("Done: archived")
    expect(second.get_by_role("button", name="Archive")).not_to_be_in_viewport()
    context.close()
