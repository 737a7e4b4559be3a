"""What is searched: the field, what it offers, and the grid that it narrows."""

from conftest import visit
from playwright.sync_api import expect


def test_a_field_narrows_what_is_shown_and_gives_it_back(fixture, page):
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


def test_cells_stand_side_by_side_as_there_is_space(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/grids")
    top = page.get_by_text("Cell 0", exact=True).bounding_box()["y"]
    assert page.get_by_text("Cell 1", exact=True).bounding_box()["y"] == top
    assert page.get_by_text("Cell 5", exact=True).bounding_box()["y"] > top
    name, occupation = (page.get_by_text(text, exact=True).bounding_box() for text in ("Name", "Occupation"))
    assert abs(name["x"] + name["width"] - occupation["x"] - occupation["width"]) < 1
