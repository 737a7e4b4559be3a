"""Search fields, and the lists and grids that they filter."""

from conftest import visit
from picture import Picture
from playwright.sync_api import expect
from waits import next_frame


def test_search_field_filters_and_cancel_restores(fixture, page):
    visit(page, fixture.address + "/grids")
    field = page.get_by_role("searchbox", name="Find a number")
    expect(page.get_by_text("Seven")).to_have_count(0)
    field.fill("1")
    page.get_by_role("button", name="Seven").click()
    expect(field).to_have_value("7")
    expect(page.get_by_text("Cell 7")).to_be_visible()
    expect(page.get_by_text("Cell 1", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Cancel").click()
    expect(field).to_have_value("")
    expect(page.get_by_text("Cell 1", exact=True)).to_be_visible()


def test_adaptive_grid_fits_cells_to_width(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/grids")
    top = page.get_by_text("Cell 0", exact=True).bounding_box()["y"]
    assert page.get_by_text("Cell 1", exact=True).bounding_box()["y"] == top
    assert page.get_by_text("Cell 5", exact=True).bounding_box()["y"] > top
    name, occupation = (page.get_by_text(text, exact=True).bounding_box() for text in ("Name", "Occupation"))
    assert abs(name["x"] + name["width"] - occupation["x"] - occupation["width"]) < 1


def test_list_with_overlay_fills_height_below_search_field(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/searched-list")
    box = page.get_by_role("list").bounding_box()
    assert box["x"] == 0 and box["width"] == 390
    assert 600 < box["height"] < 844 and abs(box["y"] + box["height"] - 844) < 1
    expect(page.get_by_text("Row 1", exact=True)).to_be_in_viewport()


def test_scrolled_search_field_is_part_of_navigation_bar(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/searched-list")
    field = page.get_by_role("searchbox")
    page.get_by_role("list").evaluate("(list) => list.scrollTo(0, 200)")
    expect(page.get_by_text("Row 1", exact=True)).to_be_in_viewport()
    next_frame(page)
    shadows = page.evaluate("""() => ["navigation-bar", "search-bar"].map((name) => getComputedStyle(document.querySelector(name)).boxShadow)""")
    assert shadows[0] == "none" and shadows[1] != "none", "the separator of the bar is below the field"
    box, picture = field.bounding_box(), Picture(page)
    assert box["y"] < 60, "the field is below the small title"
    assert picture.at(4, box["y"] + 10) == picture.at(4, 10), "the field has the background of the bar"


def test_picker_row_has_label_value_and_trailing_checkmark(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/searched-list")
    value = page.get_by_role("combobox", name="Size")
    name = page.get_by_text("Size", exact=True)
    assert name.bounding_box()["x"] + name.bounding_box()["width"] <= value.bounding_box()["x"]
    line = page.get_by_role("radiogroup", name="Lines").locator("label").first.bounding_box()
    picture, middle = Picture(page), line["y"] + line["height"] / 2
    # The row of the option extends to the edge of the list row.
    end = line["x"] + line["width"] - 2
    checks = [x for x in range(int(line["x"] + line["width"] / 2), int(end)) if picture.at(x, middle) != picture.at(end, middle)]
    assert checks and end - checks[0] < 45


def test_button_in_link_row_is_pressed_without_navigation(fixture, page):
    visit(page, fixture.address + "/searched-list")
    mark, text = page.get_by_role("button", name="Mark", exact=True), page.get_by_text("Marked")
    assert abs(mark.bounding_box()["y"] - text.bounding_box()["y"]) < 12
    mark.click()
    expect(text).to_have_text("Marked 1 times")
    mark.focus()
    page.keyboard.press("Enter")
    page.keyboard.press(" ")
    expect(text).to_have_text("Marked 3 times")
    expect(page.get_by_text("Details")).to_have_count(0)
    text.click()
    expect(page.get_by_text("Details")).to_be_visible()
