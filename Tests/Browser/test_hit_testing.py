"""Tap locations and hit testing."""

import pytest
from conftest import visit
from playwright.sync_api import expect

# Sends the events of a touch tap as a browser does: the click follows the end of the press in a later task.
TAP_LATE = """async ({ x, y, name = "canvas" }) => {
  const canvas = document.querySelector(`[data-testid=${name}]`);
  const { left, top } = canvas.getBoundingClientRect();
  const place = { clientX: left + x, clientY: top + y, bubbles: true, cancelable: true, pointerId: 7, pointerType: "touch" };
  const task = () => new Promise((resolve) => setTimeout(resolve));
  canvas.dispatchEvent(new PointerEvent("pointerdown", { ...place, button: 0 }));
  canvas.dispatchEvent(new PointerEvent("pointerup", { ...place, button: 0 }));
  for (let tasks = 0; tasks < 5; tasks++) await task();
  canvas.dispatchEvent(new PointerEvent("click", { ...place, detail: 1 }));
}"""


def test_touch_tap_with_late_click_arrives_once(fixture, page):
    visit(page, fixture.address + "/tap-location")
    page.evaluate(TAP_LATE, {"x": 20, "y": 30})
    page.evaluate(TAP_LATE, {"x": 40, "y": 50})
    expect(page.get_by_test_id("taps")).to_have_text("20,30 40,50")


def test_button_press_precedes_tap_of_container(fixture, page):
    visit(page, fixture.address + "/tap-location")
    page.get_by_test_id("inside").click()
    expect(page.get_by_test_id("inside")).to_have_text("Inside 1")
    page.evaluate(TAP_LATE, {"x": 5, "y": 5, "name": "inside"})
    expect(page.get_by_test_id("inside")).to_have_text("Inside 2")
    expect(page.get_by_test_id("taps")).to_have_text("")


def test_keyboard_tap_is_at_center_of_view(fixture, page):
    visit(page, fixture.address + "/tap-location")
    page.get_by_test_id("canvas").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("taps")).to_have_text("150,100")
    page.get_by_test_id("canvas").click(position={"x": 10, "y": 10})
    page.keyboard.press(" ")
    expect(page.get_by_test_id("taps")).to_have_text("150,100 10,10 150,100")


@pytest.fixture
def hits(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/hit-testing")
    return page


def center(locator) -> tuple[float, float]:
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_empty_space_of_front_stack_is_not_hit(hits):
    notes = hits.get_by_test_id("notes")
    hits.mouse.click(*center(hits.get_by_text("Button", exact=True)))
    hits.mouse.click(*center(hits.get_by_text("Tap", exact=True)))
    hits.mouse.click(*center(hits.get_by_text("Above", exact=True)))
    expect(notes).to_have_text("bta")
    x, y = center(hits.get_by_test_id("drag"))
    hits.mouse.move(x, y)
    hits.mouse.down()
    hits.mouse.move(x + 40, y, steps=4)
    expect(hits.get_by_test_id("drag")).to_have_text("Drag 40")
    hits.mouse.up()
    hits.mouse.click(*center(hits.get_by_label("Field")))
    expect(hits.get_by_label("Field")).to_be_focused()
    toggle = hits.get_by_role("switch")
    hits.mouse.click(*center(toggle))
    expect(toggle).to_be_checked()


@pytest.mark.parametrize(
    "name, is_hit",
    [
        ("clear", False),
        ("invisible", False),
        ("unseen", False),
        ("faint", True),
        ("empty", False),
        ("shaped", True),
        ("ground", True),
    ],
)
def test_only_drawn_content_or_content_shape_is_hit(hits, name, is_hit):
    hits.mouse.click(*center(hits.get_by_test_id(name)))
    expect(hits.get_by_test_id("notes")).to_have_text(f"<{name}>" if is_hit else f"<{name} under>")


@pytest.fixture
def gaps(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/stack-gaps")
    return page


def test_hovering_concerns_gap_of_stack(gaps):
    notes = gaps.get_by_test_id("notes")
    gaps.mouse.move(*center(gaps.get_by_test_id("hover")))
    expect(notes).to_contain_text("over")
    gaps.mouse.move(5, 5)
    expect(notes).not_to_contain_text("over")


def test_tooltip_concerns_gap_of_stack(gaps):
    x, y = center(gaps.get_by_test_id("help"))
    title = gaps.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[title]')?.title", [x, y])
    assert title == "Explained"


def test_gap_of_stack_takes_drops(gaps):
    gaps.mouse.move(*center(gaps.get_by_test_id("source")))
    gaps.mouse.down()
    gaps.mouse.move(*center(gaps.get_by_test_id("drop")), steps=8)
    expect(gaps.locator("drag-image")).to_be_visible()
    gaps.mouse.up()
    expect(gaps.get_by_test_id("notes")).to_have_text("x")


def test_press_of_gap_goes_to_view_behind_hovered_stack(gaps):
    gaps.mouse.click(*center(gaps.get_by_test_id("hover")))
    expect(gaps.get_by_test_id("notes")).to_have_text("b over")
    gaps.get_by_test_id("hover").get_by_text("Top").click()
    expect(gaps.get_by_test_id("notes")).to_have_text("bt over")
