"""Layouts that CSS cannot reproduce are computed by the page: `Resources/layoutpass.js`."""

import pytest
from conftest import visit
from playwright.sync_api import expect

SHIFT = """() => new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  // All shifts of a frame are reported after it.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
})"""


@pytest.fixture
def screen(fixture, page):
    page.set_viewport_size({"width": 400, "height": 700})
    visit(page, fixture.address + "/layout-pass")
    return page


def frame(page, name: str) -> list[float]:
    box = page.get_by_test_id(name).bounding_box()
    return [box["x"], box["y"], box["width"], box["height"]]


def test_text_wraps_in_space_next_to_limited_view(screen):
    x, y, width, height = frame(screen, "wrapping")
    limited = frame(screen, "limited")
    assert limited[2:] == [90, 120]
    assert width <= 302 and height > 30
    # The text is vertically centered in the row, with spacing before the color.
    assert abs(limited[0] - (x + width) - 8) < 0.1
    assert abs(y + height / 2 - (limited[1] + 60)) < 0.6


def test_text_with_layout_priority_keeps_width(screen):
    preferred, other = frame(screen, "preferred"), frame(screen, "other")
    assert preferred[3] < 30 < other[3]
    assert preferred[2] + 8 + other[2] <= 400.1


def test_views_update_with_window_width(screen):
    before = frame(screen, "wrapping")
    screen.set_viewport_size({"width": 800, "height": 700})
    screen.wait_for_function(
        "width => document.querySelector('[data-testid=wrapping]').getBoundingClientRect().width > width", arg=before[2]
    )
    x, _, width, _ = frame(screen, "wrapping")
    limited = frame(screen, "limited")
    assert limited[2] == 90
    # The row fits its content and is centered in the window.
    assert abs(x - (800 - limited[0] - 90)) < 0.6


def test_a_patch_that_changes_a_view_lays_out_its_region(screen):
    assert frame(screen, "changing")[2] == 50
    screen.get_by_role("button", name="Change").click()
    screen.wait_for_function("() => document.querySelector('[data-testid=changing]').getBoundingClientRect().width === 200")


def test_button_is_hit_at_its_frame(screen):
    box = screen.get_by_role("button", name="Press").bounding_box()
    assert box["x"] + box["width"] > 399
    screen.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(screen.get_by_text("Pressed 1")).to_be_visible()


def test_leading_is_right_in_right_to_left_layout(screen):
    before = frame(screen, "changing")
    screen.get_by_role("button", name="Turn").click()
    screen.wait_for_function("() => document.querySelector('[data-testid=changing]').getBoundingClientRect().x > 300")
    after = frame(screen, "changing")
    assert after[0] == pytest.approx(400 - before[0] - before[2], abs=0.1)


def test_moved_view_is_animated_from_old_frame(screen):
    screen.get_by_role("button", name="Animate").click()
    screen.wait_for_function("() => document.getAnimations().length > 0")
    screen.wait_for_function("() => document.querySelector('[data-testid=changing]').getBoundingClientRect().width === 200")


def test_page_load_has_no_layout_shift(fixture, page):
    for path in ("layout-pass", "layout-pass-list", "random-layouts/1"):
        visit(page, f"{fixture.address}/{path}")
        assert page.evaluate(SHIFT) <= 0.01, path


def test_each_row_of_a_list_is_a_region(fixture, page):
    page.set_viewport_size({"width": 400, "height": 700})
    visit(page, fixture.address + "/layout-pass-list")
    for row in range(5):
        picture, title, rest = [frame(page, f"{name} {row}") for name in ("picture", "title", "rest")]
        assert picture[2:] == [60, 30]
        assert title[0] == pytest.approx(picture[0] + 70, abs=0.1)
        assert rest[2:] == [60, 10]


def test_reconnected_page_keeps_layout(fixture, page, relay):
    line = relay(fixture)
    page.set_viewport_size({"width": 400, "height": 700})
    visit(page, f"http://127.0.0.1:{line.port}/layout-pass")
    before = [frame(page, name) for name in ("wrapping", "limited", "preferred", "other", "changing")]
    line.cut()
    page.wait_for_selector("html[data-line=cut]", state="attached")
    line.restore()
    page.wait_for_selector("html[data-line=live]", state="attached")
    assert [frame(page, name) for name in ("wrapping", "limited", "preferred", "other", "changing")] == before


def test_scaled_text_stays_between_its_neighbors(fixture, page):
    page.set_viewport_size({"width": 400, "height": 700})
    visit(page, fixture.address + "/layout-pass-scale")
    page.wait_for_function("() => [...document.querySelectorAll('[data-min-scale]')].every((text) => text.style.zoom < 0.9)")
    for row, padding in enumerate((0, 40)):
        x, _, width, height = frame(page, f"scaled {row}")
        limited = frame(page, f"limited {row}")
        assert x >= padding + 38 - 0.5
        assert limited[0] - (x + width) == pytest.approx(8, abs=0.5)
        assert limited[0] + limited[2] <= 400 - padding + 0.5
        assert height < 16
    x, _, width, _ = frame(page, "framed")
    assert 100 < width <= 150.5 and -0.5 <= x <= 150 - width + 0.5


def test_scaled_text_grows_with_window(fixture, page):
    page.set_viewport_size({"width": 400, "height": 700})
    visit(page, fixture.address + "/layout-pass-scale")
    page.wait_for_function("() => [...document.querySelectorAll('[data-min-scale]')].every((text) => text.style.zoom < 0.9)")
    before = frame(page, "scaled 1")
    page.set_viewport_size({"width": 500, "height": 700})
    page.wait_for_function(
        "width => document.querySelector('[data-testid=\"scaled 1\"]').getBoundingClientRect().width > width + 60", arg=before[2]
    )


@pytest.mark.parametrize("name", ["grid", "stack"])
def test_row_aligns_baselines_of_texts_and_controls(fixture, page, name):
    page.set_viewport_size({"width": 400, "height": 700})
    visit(page, fixture.address + "/layout-pass-baselines")
    title, caption, field, color, limited = [
        frame(page, f"{name} {view}") for view in ("title", "caption", "field", "color", "limited")
    ]
    # The browser aligns copies of the views by their baselines.
    copies = page.evaluate(
        """(name) => {
      const row = document.createElement("div");
      row.style.cssText = "position:absolute;top:300px;left:0;display:flex;align-items:baseline";
      const copies = ["title", "caption", "field"].map((view) => {
        const copy = document.querySelector(`[data-testid="${name} ${view}"]`).cloneNode(true);
        copy.style.left = copy.style.top = "0";
        copy.style.setProperty("position", "relative", "important");
        row.append(copy);
        return copy;
      });
      document.querySelector("view-scroll").append(row);
      return copies.map((copy) => copy.getBoundingClientRect().y);
    }""",
        name,
    )
    assert caption[1] - title[1] == pytest.approx(copies[1] - copies[0], abs=1)
    assert field[1] - title[1] == pytest.approx(copies[2] - copies[0], abs=1)
    # The bottom edges of views without a text are at the baseline, which is above the bottom edge of the title.
    assert color[1] + color[3] == pytest.approx(limited[1] + limited[3], abs=0.1)
    assert title[1] + 20 < color[1] + color[3] < title[1] + title[3]


def test_grid_row_outside_of_grid_is_a_group(fixture, page):
    visit(page, fixture.address + "/grouped-rows")
    for is_region in ("false", "true"):
        first, second = frame(page, f"first {is_region}"), frame(page, f"second {is_region}")
        assert first[2:] == [24, 24] and second[2:] == [34, 24]
        assert second[0] - first[0] == pytest.approx(29, abs=0.1) and second[1] == first[1]
    assert page.locator("grid-row").count() == 0


def test_thousand_rows_are_laid_out_quickly(fixture, page):
    page.set_viewport_size({"width": 400, "height": 700})
    visit(page, fixture.address + "/layout-pass-rows")
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_text("Row 500: 1", exact=True)).to_be_attached()
    assert page.evaluate("document.querySelectorAll('[data-laid]').length") > 3000


def test_view_with_inline_style_updates(fixture, page):
    page.set_viewport_size({"width": 400, "height": 700})
    visit(page, fixture.address + "/layout-pass-styles")
    for width in (200, 50, 200):
        page.get_by_role("button", name="Change").click()
        page.wait_for_function(
            "width => document.querySelector('[data-testid=changing]').getBoundingClientRect().width === width", arg=width
        )


def test_unusual_views_do_not_stop_layout_pass(fixture, page):
    page.set_viewport_size({"width": 400, "height": 700})
    visit(page, fixture.address + "/layout-pass-odd")
    innermost, below = frame(page, "innermost"), frame(page, "below")
    # 60 of the enclosing stacks are rows that contain a view of one point.
    assert innermost[0] >= 50 and innermost[1] < below[1]
    assert below[2] > 0


def test_css_lays_out_printed_page(screen):
    before = frame(screen, "wrapping")
    screen.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    screen.emulate_media(media="print")
    screen.wait_for_function("() => new Promise(requestAnimationFrame)")
    assert screen.locator("view-root :is([data-laid], [data-region])").count() == 0
    assert screen.locator(".y").first.evaluate("each => getComputedStyle(each).visibility") == "visible"
    screen.emulate_media(media="screen")
    screen.evaluate("() => dispatchEvent(new Event('afterprint'))")
    assert frame(screen, "wrapping") == before
