"""Labels, pickers and symbols in forms, secondary actions, row spacing and backgrounds."""

import pytest
from conftest import visit
from picture import Picture
from playwright.sync_api import expect


@pytest.fixture
def looks(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/form-looks")
    return page


def box(locator):
    return locator.bounding_box()


def test_stepper_label_fills_available_width(looks):
    steps = box(looks.locator("stepper-buttons"))
    value = box(looks.locator("view-stepper").get_by_text("3", exact=True))
    assert steps["x"] - 16 <= value["x"] + value["width"] <= steps["x"]


def test_inline_picker_options_are_rows_below_label(looks):
    inline = looks.locator("view-row > view-options")
    name = box(inline.locator("picker-label"))
    choices = [box(inline.locator("label", has_text=text)) for text in ("Plum", "Quince")]
    assert [round(choice["y"] - name["y"]) for choice in choices] == [44, 88]
    row = box(inline.locator(".."))
    assert {(choice["x"], choice["width"]) for choice in choices} == {(row["x"], row["width"])}
    assert round(row["height"]) == 132
    looks.locator("view-row > view-options label", has_text="Quince").click()
    expect(inline.get_by_role("radio", name="Quince")).to_be_checked()
    expect(looks.get_by_test_id("chosen")).to_have_text("3 2")


def test_symbol_is_vertically_centered_on_text(looks):
    row = looks.locator("view-row", has=looks.get_by_text("Small"))
    symbol, small = box(row.locator("view-image")), box(row.get_by_text("Small"))
    assert abs(symbol["y"] + symbol["height"] / 2 - small["y"] - small["height"] / 2) < 1.5


def test_symbol_in_text_is_aligned_with_line(looks):
    row = looks.locator("view-row", has=looks.locator("span > view-image"))
    symbol, text = box(row.locator("view-image")), box(row.locator("span").first)
    assert abs(symbol["y"] + symbol["height"] / 2 - text["y"] - text["height"] / 2) < 2
    assert round(box(row)["height"]) == 44


def test_secondary_actions_are_in_menu(looks):
    double = looks.get_by_role("button", name="Double")
    expect(double).to_be_hidden()
    looks.get_by_role("button", name="More").click()
    double.click()
    expect(looks.get_by_test_id("chosen")).to_have_text("6 1")
    looks.get_by_role("button", name="Add").click()
    expect(looks.get_by_test_id("chosen")).to_have_text("16 1")


def test_status_toolbar_item_is_centered(looks):
    text = box(looks.get_by_text("Just now"))
    assert abs(text["x"] + text["width"] / 2 - 195) < 1


def test_rows_with_row_spacing_are_rounded_without_separators(fixture, page):
    visit(page, fixture.address + "/ground")
    row = page.locator("view-row", has=page.get_by_text("Row 3", exact=True))
    look = """(row) => [getComputedStyle(row).borderRadius, getComputedStyle(row, "::before").borderTopWidth]"""
    assert row.evaluate(look) == ["10px", "0px"]
    visit(page, fixture.address + "/form-looks")
    row = page.locator("view-row", has=page.get_by_text("Small"))
    assert row.evaluate(look) == ["0px", "1px"]


def test_background_extends_behind_bar(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/ground")
    picture = Picture(page)
    assert {picture.at(380, y) for y in (2, 30, 60, 98)} == {(255, 0, 0)}
    first = box(page.get_by_text("Row 0", exact=True))
    assert 120 < first["y"] < 140


@pytest.mark.parametrize(("tab", "grounds"), [("Stack", [2, 60, 110]), ("Padded", []), ("Ends", [110])])
def test_background_extends_behind_bar_only_at_container_edge(fixture, page, tab, grounds):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/grounds-below")
    page.get_by_role("button", name=tab).click()
    expect(page.locator("navigation-title:visible")).to_have_text(tab)
    picture = Picture(page)
    assert [y for y in (2, 60, 110) if picture.at(380, y) == (255, 0, 0)] == grounds
