"""Split views with navigation stacks, toolbars and grids."""

from conftest import visit
from playwright.sync_api import expect
from pytest import approx


def test_stack_in_last_column_has_one_bar_with_back_button(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/people")
    page.get_by_text("Bea", exact=True).click()
    title = page.get_by_role("heading", name="Bea")
    expect(title).to_be_visible()
    assert title.bounding_box()["y"] < 44
    assert page.locator("navigation-bar:visible").count() == 1
    page.get_by_text("More", exact=True).click()
    expect(page.get_by_role("heading", name="All", exact=True)).to_be_visible()
    page.go_back()
    expect(title).to_be_visible()
    back = page.get_by_role("button", name="People")
    label, button = back.locator("span").bounding_box(), back.bounding_box()
    assert label["y"] == button["y"] and label["x"] + label["width"] <= button["x"] + button["width"] + 0.1
    back.click()
    expect(page.get_by_text("Anna", exact=True)).to_be_visible()
    expect(page.locator("view-row[aria-current]")).to_have_count(0)


def test_columns_have_their_width_and_first_column_is_searchable(fixture, page):
    page.set_viewport_size({"width": 1200, "height": 844})
    visit(page, fixture.address + "/people")
    assert page.locator("view-split > view-navigation").first.bounding_box()["width"] == approx(221, abs=2)
    field = page.get_by_role("searchbox")
    assert field.bounding_box()["x"] < 220
    assert field.bounding_box()["y"] > page.locator("navigation-title").first.bounding_box()["y"]
    field.fill("Be")
    expect(page.get_by_text("Anna", exact=True)).to_be_hidden()
    expect(page.get_by_text("Bea", exact=True)).to_be_visible()


def test_link_to_adjacent_column_has_no_chevron(fixture, page):
    page.set_viewport_size({"width": 1200, "height": 844})
    visit(page, fixture.address + "/people")
    chevron = """(link) => getComputedStyle(link, "::before").content"""
    assert page.get_by_role("button", name="Anna").evaluate(chevron) == "none"
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.get_by_role("button", name="Anna").evaluate(chevron) == '""'


def test_arrow_keys_select_row_in_column(fixture, page):
    page.set_viewport_size({"width": 1200, "height": 844})
    visit(page, fixture.address + "/people")
    row = page.locator("view-row[aria-current]")
    page.get_by_role("button", name="Anna").press("ArrowDown")
    expect(page.get_by_role("heading", name="Bea")).to_be_visible()
    expect(row).to_have_text("Bea")
    expect(page.get_by_role("button", name="Bea")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    expect(row).to_have_text("Anna")
    expect(page.get_by_role("heading", name="Anna")).to_be_visible()
    # In a narrow window, selecting a row would navigate away, so arrow keys do not select.
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="People").click()
    page.get_by_role("button", name="Anna").press("ArrowDown")
    expect(page.get_by_role("button", name="Anna")).to_be_visible()
    expect(page.locator("navigation-title", has_text="People")).to_be_visible()


def test_menu_in_toolbar_has_titles_and_empty_toolbar_is_hidden(fixture, page):
    page.set_viewport_size({"width": 1200, "height": 844})
    visit(page, fixture.address + "/people")
    expect(page.locator("view-page > tool-bar")).to_be_hidden()
    page.get_by_role("button", name="Actions").click()
    words = page.locator("menu-items span", has_text="Reply")
    expect(words).to_be_visible()
    assert words.bounding_box()["width"] > 20


def test_styles_match_modifiers(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/colored")
    assert page.get_by_test_id("dot").bounding_box()["width"] == approx(50, abs=1)
    assert page.get_by_test_id("dot").bounding_box()["height"] == approx(50, abs=1)
    red = page.get_by_test_id("palette").evaluate("each => getComputedStyle(each).color")
    assert int(red[4:-1].split(",")[0]) > 180
    stars = page.locator("option-list label")
    assert [label.inner_text() for label in stars.all()] == ["", ""]
    expect(page.get_by_role("radio", name="star")).to_be_checked()
    select = page.locator("select").bounding_box()
    assert select["width"] < 90
    track = page.get_by_role("switch").evaluate("each => getComputedStyle(each).backgroundColor")
    assert track == "rgb(255, 149, 0)"
    page.get_by_text("Row", exact=True).click(button="right")
    remove = page.get_by_role("button", name="Remove", exact=True)
    expect(remove).to_be_visible()
    assert remove.evaluate("each => getComputedStyle(each).backgroundColor") in ("rgba(0, 0, 0, 0)", "rgb(255, 255, 255)")


def test_grid_cells_are_aligned_in_columns(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/colored")
    price, total = (page.get_by_test_id(name).bounding_box() for name in ("price", "total"))
    assert total["x"] == approx(price["x"], abs=1)
    assert page.get_by_test_id("grid").bounding_box()["width"] < 300
