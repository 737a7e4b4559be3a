"""Tables with sortable headers, by mouse and keyboard, in wide and narrow windows."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import visit
from playwright.sync_api import expect


@pytest.fixture
def table(fixture, page):
    page.set_viewport_size({"width": 1000, "height": 700})
    visit(page, fixture.address + "/table")
    return page.get_by_role("table")


def names(page):
    return [row.split("\n")[0] for row in page.locator("view-row:not([data-row-role])").all_inner_texts()]


def test_table_has_accessibility_roles(table, page):
    expect(table.get_by_role("row")).to_have_count(4)
    expect(table.get_by_role("columnheader")).to_have_count(4)
    expect(table.get_by_role("cell")).to_have_count(12)
    expect(table.get_by_role("columnheader", name="Age")).to_have_attribute("aria-sort", "ascending")
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()


def test_cells_are_aligned_with_headers(table, page):
    for name, text in (("Name", "Mei Chen"), ("City", "Lisbon"), ("Age", "34")):
        header = table.get_by_role("columnheader", name=name).bounding_box()
        cell = table.get_by_role("cell", name=text, exact=True).bounding_box()
        assert abs(header["x"] - cell["x"]) < 1 and abs(header["width"] - cell["width"]) < 1


def test_headers_sort_by_keyboard(table, page):
    expect(table.get_by_role("cell", name="8", exact=True)).to_be_visible()
    table.get_by_role("button", name="Name").focus()
    page.keyboard.press("Enter")
    expect(table.get_by_role("columnheader", name="Name")).to_have_attribute("aria-sort", "ascending")
    assert names(page) == ["Ada Brown", "Mei Chen", "Tom Clark"]
    page.keyboard.press("Enter")
    expect(table.get_by_role("columnheader", name="Name")).to_have_attribute("aria-sort", "descending")
    assert names(page) == ["Tom Clark", "Mei Chen", "Ada Brown"]
    expect(table.get_by_role("columnheader", name="Age")).to_have_attribute("aria-sort", "none")


def test_rows_are_selected_and_have_context_menu(table, page):
    table.get_by_text("Lisbon").click()
    expect(page.get_by_text("Chosen: 1")).to_be_visible()
    expect(page.locator("view-row[aria-current]")).to_contain_text("Mei Chen")
    table.get_by_text("Oslo").click(button="right")
    page.get_by_role("button", name="Drop 1").and_(page.locator(":visible")).click()
    expect(table.get_by_text("Oslo")).to_have_count(0)


def test_menu_selection_does_not_select_row(table, page):
    table.get_by_text("Oslo").click(button="right")
    page.get_by_role("button", name="Drop 1").and_(page.locator(":visible")).click()
    expect(table.get_by_text("Oslo")).to_have_count(0)
    expect(page.get_by_text("Chosen: 0")).to_be_visible()


def test_narrow_window_shows_only_first_column(table, page):
    page.set_viewport_size({"width": 390, "height": 844})
    expect(table.get_by_role("columnheader")).to_have_count(0)
    expect(table.get_by_role("cell")).to_have_count(3)
    expect(table.get_by_text("Tom Clark")).to_be_visible()
