"""Overlays, stacks and layouts have the correct frames and visibility."""

from conftest import visit
from playwright.sync_api import expect
from pytest import approx


def test_text_is_visible_above_shape(fixture, page):
    visit(page, fixture.address + "/stacked")
    box = page.get_by_text("On a circle", exact=True).bounding_box()
    place = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).textContent", place) == "On a circle"


def test_views_with_overlay_are_placed_by_custom_layout(fixture, page):
    visit(page, fixture.address + "/stacked")
    page.wait_for_selector("view-arranged[data-places]")
    first = page.get_by_text("First", exact=True).bounding_box()
    second = page.get_by_text("Second", exact=True).bounding_box()
    assert second["x"] - first["x"] == approx(50, abs=1)
    assert second["y"] - first["y"] == approx(50, abs=1)


def test_shapes_fill_height_of_band(fixture, page):
    visit(page, fixture.address + "/stacked")
    band = page.get_by_test_id("band")
    assert band.bounding_box()["height"] == approx(60, abs=1)
    assert band.locator("view-shape").first.bounding_box()["height"] == approx(60, abs=1)


def test_matched_view_returns_to_own_frame(fixture, page):
    visit(page, fixture.address + "/stacked")
    page.wait_for_selector("view-arranged[data-places]")
    cell = page.get_by_test_id("cell 1")
    before = cell.bounding_box()
    for _ in range(2):
        cell.click()
        detail = page.get_by_test_id("detail")
        detail.wait_for()
        page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
        detail.click()
        detail.wait_for(state="detached")
        page.wait_for_function("() => document.getAnimations().every(({ playState }) => playState !== 'running')")
        assert cell.bounding_box() == before


def test_line_has_its_height(fixture, page):
    visit(page, fixture.address + "/stacked")
    assert page.get_by_test_id("line").locator("view-shape").bounding_box()["height"] == approx(1, abs=0.1)


def test_short_text_does_not_wrap_next_to_long_text(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/stacked")
    assert page.get_by_test_id("short").bounding_box()["height"] < 30


def test_frame_around_relative_frame_is_separate(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/stacked")
    bubble = page.get_by_test_id("bubble").bounding_box()
    assert bubble["width"] == approx(390, abs=1)
    assert page.get_by_text("Bubble", exact=True).bounding_box()["x"] == approx(195, abs=1)


def test_loaded_content_replaces_placeholder(fixture, page):
    visit(page, fixture.address + "/stacked")
    text = page.get_by_text("Loaded", exact=True)
    later = page.get_by_role("button", name="Later")
    reached = "e => getComputedStyle(e).pointerEvents"
    assert later.evaluate(reached) == "none"
    color = "e => getComputedStyle(e).color"
    assert text.evaluate(color) == "rgba(0, 0, 0, 0)"
    page.get_by_role("button", name="Load").click()
    page.wait_for_function("e => getComputedStyle(e).color !== 'rgba(0, 0, 0, 0)'", arg=text.element_handle())
    assert later.evaluate(reached) == "auto"


def test_search_without_results_can_be_cancelled(fixture, page):
    visit(page, fixture.address + "/vain-search")
    field = page.get_by_role("searchbox")
    field.fill("Plum")
    expect(page.get_by_text("No Results", exact=False).first).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_text("Pear", exact=True)).to_be_visible()


def test_switching_row_to_column_keeps_content(fixture, page):
    page.set_viewport_size({"width": 900, "height": 844})
    visit(page, fixture.address + "/turning")
    field = page.get_by_label("Name")
    greeting = page.get_by_text("Hello", exact=False)
    # Replaced views can still be animating outside of `view-root`.
    day = page.locator("view-root").get_by_label("Day")
    assert day.get_attribute("type") == "date"
    field.fill("Ann")
    expect(greeting).to_have_text("Hello Ann")
    assert greeting.bounding_box()["x"] > field.bounding_box()["x"]
    field.press("Enter")
    expect(page.locator("v-stack view-stepper")).to_be_visible()
    assert greeting.bounding_box()["y"] > field.bounding_box()["y"] + 50
    expect(field).to_be_focused()
    expect(field).to_have_value("Ann")
    assert day.get_attribute("type") == "datetime-local"
    day.fill("2001-09-08T12:30")
    field.press("End")
    page.keyboard.type("e")
    expect(greeting).to_have_text("Hello Anne")
    page.get_by_text("Turn", exact=True).click()
    page.wait_for_selector("view-arranged[data-places]")
    expect(page.locator("view-arranged input").first).to_have_value("Anne")
    expect(day).to_have_value("2001-09-08")
    page.get_by_text("Turn", exact=True).click()
    expect(page.locator("z-stack view-stepper")).to_be_attached()
    page.get_by_text("Turn", exact=True).click()
    expect(page.locator("h-stack view-stepper").first).to_be_visible()
    field.fill("Bea")
    expect(greeting).to_have_text("Hello Bea")
    assert abs(greeting.bounding_box()["y"] - field.bounding_box()["y"]) < 50


def test_view_that_fits_and_custom_layout_have_their_width(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/fitted")
    page.wait_for_selector("view-arranged[data-places]")
    expect(page.get_by_text("A short text")).to_be_visible()
    assert page.get_by_test_id("fitting").bounding_box()["width"] < 150
    expect(page.get_by_test_id("unfitting").get_by_text("Short")).to_be_visible()
    assert page.get_by_test_id("unfitting").bounding_box()["width"] < 100
    layout = page.get_by_test_id("layout").bounding_box()
    assert layout["width"] == approx(300, abs=1)
    assert layout["x"] == approx(45, abs=1)
    page.set_viewport_size({"width": 1200, "height": 844})
    expect(page.get_by_text("A text that is far too long", exact=False)).to_be_visible()
    page.set_viewport_size({"width": 200, "height": 844})
    expect(page.get_by_text("A text that is far too long", exact=False)).to_be_hidden()


def test_colors_fill_row_height_of_grid(fixture, page):
    visit(page, fixture.address + "/fitted")
    green = page.get_by_test_id("green").bounding_box()
    assert green["height"] == approx(56, abs=1)
    assert green["width"] > 300


def test_field_under_border_overlay_is_clickable(fixture, page):
    visit(page, fixture.address + "/fitted")
    for name in ("Framed", "Painted"):
        field = page.get_by_label(name)
        box = field.bounding_box()
        page.mouse.click(box["x"] + 40, box["y"] + box["height"] / 2)
        expect(field).to_be_focused()


def test_row_distributes_width_by_limits(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/fitted")
    assert page.get_by_test_id("time").bounding_box()["height"] < 30
    path = page.get_by_test_id("path").bounding_box()
    assert path["height"] > 30 and path["x"] + path["width"] < 391
    assert page.get_by_test_id("least").bounding_box()["width"] >= 199
    assert page.get_by_test_id("most").bounding_box()["width"] == approx(50, abs=1)
