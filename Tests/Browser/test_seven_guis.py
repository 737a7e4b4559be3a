"""The tasks of 7GUIs whose behavior depends on the pointer."""

from conftest import visit
from playwright.sync_api import expect


def test_empty_cell_is_selected_and_shows_formula(gallery, page):
    visit(page, gallery.address + "/7guis/cells")
    page.get_by_label("Content").fill("5")
    cell = page.get_by_role("button", name="B0", exact=True)
    cell.click()
    page.get_by_label("Content").fill("=A0*2")
    expect(cell).to_have_text("10")


def test_tap_adds_circle_or_selects_one(gallery, page):
    visit(page, gallery.address + "/7guis/circles")
    drawing = page.get_by_label("Circles: 0")
    box = drawing.bounding_box()
    page.mouse.click(box["x"] + 80, box["y"] + 80)
    page.mouse.click(box["x"] + 200, box["y"] + 80)
    expect(page.get_by_label("Circles: 2")).to_be_visible()
    page.mouse.click(box["x"] + 85, box["y"] + 80)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_label("Circles: 1")).to_be_visible()
