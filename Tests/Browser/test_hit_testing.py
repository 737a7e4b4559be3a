"""Where views are tapped, and which view a pointer hits."""

from conftest import visit
from playwright.sync_api import expect

# Sends the events of a finger's tap as a browser does: the click comes in a later task than the end of the press.
TAP_LATE = """async ({ x, y }) => {
  const canvas = document.querySelector("[data-testid=canvas]");
  const { left, top } = canvas.getBoundingClientRect();
  const place = { clientX: left + x, clientY: top + y, bubbles: true, cancelable: true, pointerId: 7, pointerType: "touch" };
  const task = () => new Promise((resolve) => setTimeout(resolve));
  canvas.dispatchEvent(new PointerEvent("pointerdown", { ...place, button: 0 }));
  canvas.dispatchEvent(new PointerEvent("pointerup", { ...place, button: 0 }));
  for (let tasks = 0; tasks < 5; tasks++) await task();
  canvas.dispatchEvent(new PointerEvent("click", { ...place, detail: 1 }));
}"""


def test_a_tap_by_a_finger_arrives_once_however_late_its_click_comes(fixture, page):
    visit(page, fixture.address + "/tap-location")
    page.evaluate(TAP_LATE, {"x": 20, "y": 30})
    page.evaluate(TAP_LATE, {"x": 40, "y": 50})
    expect(page.get_by_test_id("taps")).to_have_text("20,30 40,50")


def test_a_key_taps_the_center_of_a_view(fixture, page):
    visit(page, fixture.address + "/tap-location")
    page.get_by_test_id("canvas").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("taps")).to_have_text("150,100")
    page.get_by_test_id("canvas").click(position={"x": 10, "y": 10})
    page.keyboard.press(" ")
    expect(page.get_by_test_id("taps")).to_have_text("150,100 10,10 150,100")
