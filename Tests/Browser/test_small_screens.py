"""Small screens, each with a layout that CSS does not provide directly."""

import pytest
from conftest import visit
from picture import Picture, is_near
from playwright.sync_api import expect
from pytest import approx


@pytest.fixture
def phone(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})

    def opened(path):
        visit(page, fixture.address + path)
        return page

    return opened


def right_of(locator) -> float:
    box = locator.bounding_box()
    return box["x"] + box["width"]


def test_spacer_in_bottom_bar_item_fills_width(phone):
    page = phone("/bottom-bar")
    assert right_of(page.get_by_text("Right", exact=True)) == approx(374, abs=1)


def test_items_that_do_not_fit_into_bar_scroll(phone):
    page = phone("/full-bars")
    for name, place in [("Compose", "trailing"), ("Sidebar", "leading"), ("Numbers", "bottomBar")]:
        bar = page.locator(f"tool-bar[data-placement={place}]")
        assert bar.evaluate("bar => bar.scrollHeight <= bar.clientHeight"), f"{place} has one line"
        assert right_of(bar) <= 390
        button = page.get_by_role("button", name=name)
        assert button.bounding_box()["height"] < 45, f"{name} does not wrap"
        button.click()
        expect(page.get_by_test_id("pressed")).to_have_text(f"Pressed {name}")
        assert right_of(button) <= right_of(bar) + 1, f"{name} is scrolled into view"
    assert page.locator("tool-bar[data-placement=leading]").bounding_box()["width"] > 44
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_filling_image_has_height_for_its_width(phone):
    page = phone("/filled-width")
    image = page.get_by_test_id("image")
    expect(image).to_have_css("height", "390px")
    assert page.get_by_text("Below", exact=True).bounding_box()["y"] == approx(398, abs=10)


def test_bordered_button_in_row_fits_label(phone):
    page = phone("/form-buttons")
    row = page.locator("view-row").first.bounding_box()
    book = page.get_by_role("button", name="Book")
    box, label = book.bounding_box(), book.locator("span").bounding_box()
    assert box["width"] == approx(label["width"] + 28, abs=1)
    assert box["x"] == approx(row["x"] + 16, abs=1)
    expect(book).to_have_css("border-radius", "8px")
    # A button without a background fills its row.
    assert page.get_by_role("button", name="Cancel").bounding_box()["width"] == approx(row["width"], abs=1)


@pytest.mark.parametrize("width, columns, cell", [(326, 2, 159), (300, 1, 170), (400, 2, 170), (900, 5, 170)])
def test_adaptive_columns_share_width_up_to_maximum(phone, width, columns, cell):
    page = phone("/capped-columns")
    page.set_viewport_size({"width": width, "height": 844})
    first = page.get_by_test_id("cell 0")
    expect(first).to_have_css("width", f"{cell}px")
    boxes = [page.get_by_test_id(f"cell {number}").bounding_box() for number in range(columns)]
    assert len({box["y"] for box in boxes}) == 1
    beside = boxes[0]["x"], width - boxes[-1]["x"] - boxes[-1]["width"]
    assert beside[0] == approx(beside[1], abs=1), "the columns are centered"


def test_canvas_is_clipped_to_frame(phone):
    page = phone("/cut-canvas")
    page.emulate_media(color_scheme="light")
    expect(page.locator("view-shape")).to_be_visible()
    box = page.get_by_test_id("canvas").bounding_box()
    picture = Picture(page)
    assert not is_near(picture.at(box["x"] + 50, box["y"] + 30), (255, 255, 255))
    for x, y in [(-5, 30), (105, 30), (50, -5), (50, 65)]:
        assert is_near(picture.at(box["x"] + x, box["y"] + y), (255, 255, 255)), (x, y)


def test_divider_in_row_is_vertical_with_modifiers(phone):
    page = phone("/upright-lines")
    sizes = [line.bounding_box() for line in page.locator("hr").all()]
    assert [(size["width"], size["height"]) for size in sizes] == [(1, 50), (1, 30)]
    assert page.get_by_text("C", exact=True).bounding_box()["x"] - page.get_by_text("A", exact=True).bounding_box()["x"] < 100


def test_grid_cell_respects_anchor(phone):
    page = phone("/cell-anchors")
    left, right = page.get_by_test_id("widest").bounding_box()["x"], right_of(page.get_by_test_id("widest"))
    assert page.get_by_test_id("leading").bounding_box()["x"] == approx(left, abs=1)
    assert right_of(page.get_by_test_id("trailing")) == approx(right, abs=1)
    center = page.get_by_test_id("center").bounding_box()
    assert center["x"] + center["width"] / 2 == approx((left + right) / 2, abs=1)


def test_narrow_window_shows_four_tabs_and_more_menu(phone):
    page = phone("/many-tabs")
    tabs = page.locator("tab-list > button:visible")
    assert [tab.inner_text() for tab in tabs.all()] == ["Numbers", "Temperatures", "Departures", "Timer", "More"]
    assert {tab.bounding_box()["height"] for tab in tabs.all()} == {tabs.first.bounding_box()["height"]}
    more = page.get_by_role("button", name="More")
    expect(more).not_to_have_attribute("aria-current", "page")
    more.click()
    page.get_by_role("button", name="Circle drawer").click()
    expect(page.get_by_text("Page of Circle drawer")).to_be_visible()
    expect(more).to_have_attribute("aria-current", "page")
    expect(page.locator("menu-items")).not_to_be_visible()
    page.set_viewport_size({"width": 900, "height": 844})
    expect(tabs).to_have_count(7)
    page.get_by_role("button", name="Spreadsheet").click()
    expect(page.get_by_text("Page of Spreadsheet")).to_be_visible()


def test_long_press_on_empty_context_menu_does_not_tap(fixture, browser):
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.clock.install()
    visit(page, fixture.address + "/empty-menu")
    box = page.get_by_text("Held", exact=True).bounding_box()
    place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    # Simulates a long touch with pointer events only, as on devices without a native context menu event.
    dispatch = """([{ x, y }, ...kinds]) => {
      const view = document.elementFromPoint(x, y);
      const at = { clientX: x, clientY: y, bubbles: true, cancelable: true, pointerId: 7, pointerType: "touch", isPrimary: true };
      for (const kind of kinds) view.dispatchEvent(new PointerEvent(kind, { ...at, detail: Number(kind === "click") }));
    }"""
    page.evaluate(dispatch, [place, "pointerdown"])
    page.clock.fast_forward(600)
    page.evaluate(dispatch, [place, "pointerup", "click"])
    expect(page.locator("menu-items")).not_to_be_visible()
    page.touchscreen.tap(place["x"], place["y"])
    expect(page.get_by_text("Taps: 1")).to_be_visible()
    context.close()


def test_field_in_narrow_grid_shrinks_before_label(phone):
    page = phone("/narrow-grid")
    label = page.get_by_text("Surname:", exact=True)
    field = page.get_by_label("Name").bounding_box()
    assert field["x"] - right_of(label) == approx(8, abs=1)
    assert field["x"] + field["width"] == approx(280, abs=1)


@pytest.fixture
def desktop(fixture, page):
    page.set_viewport_size({"width": 1000, "height": 900})
    page.emulate_media(reduced_motion="reduce")
    visit(page, fixture.address + "/in-front")
    return page


def test_sheet_in_wide_window_has_detent_height(desktop):
    desktop.get_by_role("button", name="Low").click()
    expect(desktop.get_by_role("dialog")).to_have_css("height", "180px")


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize("name, x, bottom", [("part", 210, 70), ("point", 0, 300)])
def test_popover_is_attached_to_part_of_view(desktop, name, x, bottom, direction):
    desktop.evaluate("direction => (document.documentElement.dir = direction)", direction)
    desktop.get_by_role("button", name=name.capitalize()).click()
    dialog = desktop.get_by_role("dialog")
    expect(dialog).to_be_visible()
    desktop.wait_for_function("() => document.querySelector('dialog').style.margin === '0px'")
    if direction == "rtl":
        x = 300 - x
    subject, box = desktop.get_by_test_id("subject").bounding_box(), dialog.bounding_box()
    assert box["x"] + box["width"] / 2 == approx(subject["x"] + x, abs=2)
    assert box["y"] == approx(subject["y"] + bottom + 8, abs=2)


def test_handled_arrow_key_does_not_select_row(phone):
    page = phone("/handled-arrow")
    page.locator("view-row", has=page.get_by_text("Row 1", exact=True)).click()
    expect(page.get_by_test_id("state")).to_have_text("Selected 1, pressed 0")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_test_id("state")).to_have_text("Selected 1, pressed 1")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_test_id("state")).to_have_text("Selected 0, pressed 1")


def test_filling_sheet_content_resizes_with_detent(phone):
    page = phone("/filled-sheet")
    page.get_by_role("button", name="Present").click()
    filled = page.get_by_test_id("filled")
    has_height = """([filled, least, most]) => {
      const { height } = filled.getBoundingClientRect();
      return least <= height && height <= most;
    }"""
    page.wait_for_function(has_height, arg=[filled.element_handle(), 340, 390])
    page.locator("dialog > [data-event=dismiss]").focus()
    page.keyboard.press("ArrowUp")
    page.wait_for_function(has_height, arg=[filled.element_handle(), 700, 800])
    page.keyboard.press("ArrowDown")
    page.wait_for_function(has_height, arg=[filled.element_handle(), 340, 390])


def test_reshown_separator_keeps_tint(phone):
    page = phone("/reshown-separator")
    separator = """row => {
      const { borderBottomStyle, borderBottomColor } = getComputedStyle(row, "::before");
      return borderBottomStyle + " " + borderBottomColor;
    }"""
    row = page.locator("view-row", has=page.get_by_text("Tinted"))
    page.get_by_role("button", name="Toggle").click()
    expect(row).to_have_attribute("data-lines", "tint")
    assert row.evaluate(separator) == "solid rgb(255, 59, 48)"
