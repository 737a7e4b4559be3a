"""Press, drag and hover gestures by mouse, touch and keyboard."""

import pytest
from conftest import visit, wait_until_live
from playwright.sync_api import expect
from waits import next_frame


@pytest.fixture
def gestures(fixture, page):
    visit(page, fixture.address + "/gestures")
    return page


@pytest.fixture
def touched(fixture, browser):
    context = browser.new_context(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    page = context.new_page()
    visit(page, fixture.address + "/gestures")
    yield page, Finger(context.new_cdp_session(page))
    context.close()


class Finger:
    """Sends touch events."""

    def __init__(self, session) -> None:
        self.session = session

    def touch(self, kind: str, *places: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in places]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def centre(page, name: str) -> tuple[float, float]:
    box = page.get_by_test_id(name).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def said(page, name: str):
    return expect(page.get_by_test_id(name))


def test_mouse_drag_moves_card(gestures):
    x, y = centre(gestures, "card")
    gestures.mouse.move(x, y)
    gestures.mouse.down()
    gestures.mouse.move(x + 5, y)
    said(gestures, "state").to_have_text("false false 0 0")
    gestures.mouse.move(x + 40, y + 30, steps=8)
    said(gestures, "state").to_have_text("false false 40 30")
    assert centre(gestures, "card") == pytest.approx((x + 40, y + 30), abs=1)
    gestures.mouse.move(x + 60, y + 20, steps=4)
    gestures.mouse.up()
    said(gestures, "place").to_have_text("60 20")
    said(gestures, "state").to_have_text("false false 0 0")
    said(gestures, "notes").to_have_text("Notes: de")
    assert centre(gestures, "card") == pytest.approx((x + 60, y + 20), abs=1)


def test_drag_continues_outside_of_view(gestures):
    for turn in range(2):
        x, y = centre(gestures, "card")
        gestures.mouse.move(x, y)
        gestures.mouse.down()
        gestures.mouse.move(x + 15, y - 300, steps=3)
        gestures.mouse.move(x + 15, y + 5, steps=3)
        gestures.mouse.up()
        said(gestures, "place").to_have_text(f"{15 * (turn + 1)} {5 * (turn + 1)}")


def test_touch_drag_moves_card(touched):
    page, finger = touched
    x, y = centre(page, "card")
    finger.touch("touchStart", (x, y))
    for step in range(1, 9):
        finger.touch("touchMove", (x + 5 * step, y + 10 * step))
    said(page, "state").to_have_text("false false 40 80")
    finger.touch("touchEnd")
    said(page, "place").to_have_text("40 80")
    assert page.evaluate("scrollY") == 0


def test_cancelled_touch_restores_card(touched):
    page, finger = touched
    x, y = centre(page, "card")
    finger.touch("touchStart", (x, y))
    finger.touch("touchMove", (x + 30, y))
    finger.touch("touchMove", (x + 40, y))
    said(page, "state").to_have_text("false false 40 0")
    finger.touch("touchCancel")
    said(page, "state").to_have_text("false false 0 0")
    said(page, "place").to_have_text("0 0")
    said(page, "notes").to_have_text("Notes: d")


def test_disconnect_cancels_drag(gestures):
    x, y = centre(gestures, "card")
    gestures.mouse.move(x, y)
    gestures.mouse.down()
    gestures.mouse.move(x + 40, y, steps=4)
    said(gestures, "state").to_have_text("false false 40 0")
    gestures.context.set_offline(True)
    gestures.wait_for_selector("html[data-line=cut]", state="attached")
    gestures.mouse.move(x + 80, y, steps=4)
    gestures.context.set_offline(False)
    wait_until_live(gestures)
    said(gestures, "state").to_have_text("false false 0 0")
    gestures.mouse.move(x + 90, y, steps=2)
    gestures.mouse.up()
    said(gestures, "place").to_have_text("0 0")
    # The next drag works.
    gestures.mouse.move(x, y)
    gestures.mouse.down()
    gestures.mouse.move(x + 20, y, steps=4)
    gestures.mouse.up()
    said(gestures, "place").to_have_text("20 0")


def test_pointer_moves_are_sent_once_per_frame(gestures):
    gestures.evaluate(
        """() => {
          const send = WebSocket.prototype.send;
          window.sent = [];
          WebSocket.prototype.send = function (frame) { window.sent.push(frame); return send.call(this, frame); };
        }"""
    )
    x, y = centre(gestures, "card")
    gestures.mouse.move(x, y)
    gestures.mouse.down()
    frames = gestures.evaluate(
        """([x, y]) => new Promise((done) => {
          let frames = 0;
          const move = () => {
            for (let step = 0; step < 20; step++) {
              document.dispatchEvent(new PointerEvent("pointermove", { pointerId: 1, clientX: x + 20 + step, clientY: y }));
            }
            if (++frames < 10) requestAnimationFrame(move); else done(frames);
          };
          requestAnimationFrame(move);
        })""",
        [x, y],
    )
    gestures.mouse.up()
    sent = [frame for frame in gestures.evaluate("window.sent") if "moved" in frame]
    assert 0 < len(sent) <= frames + 1


def test_long_press_is_not_tap(gestures):
    x, y = centre(gestures, "hold")
    gestures.mouse.move(x, y)
    gestures.mouse.down()
    said(gestures, "state").to_have_text("true false 0 0")
    said(gestures, "notes").to_have_text("Notes: h")
    said(gestures, "state").to_have_text("false false 0 0")
    gestures.mouse.up()
    gestures.mouse.click(x, y)
    said(gestures, "notes").to_have_text("Notes: ht")


def test_moved_press_is_not_long_press(gestures):
    gestures.clock.install()
    x, y = centre(gestures, "hold")
    gestures.mouse.move(x, y)
    gestures.clock.pause_at(gestures.evaluate("Date.now()") / 1_000 + 1)
    gestures.mouse.down()
    said(gestures, "state").to_have_text("true false 0 0")
    gestures.mouse.move(x + 15, y, steps=3)
    gestures.clock.run_for(50)
    said(gestures, "state").to_have_text("false false 0 0")
    gestures.clock.fast_forward(1_000)
    gestures.clock.resume()
    gestures.mouse.up()
    # The server handles events in order: a long press would be recorded before the tap.
    gestures.mouse.click(x, y)
    said(gestures, "notes").to_have_text("Notes: t")


def test_drag_continues_when_container_changes(gestures):
    x, y = centre(gestures, "growing")
    for _ in range(2):
        gestures.mouse.move(x, y)
        gestures.mouse.down()
        gestures.mouse.move(x + 40, y, steps=4)
        expect(gestures.get_by_text("grown", exact=True)).to_be_visible()
        gestures.mouse.move(x + 60, y, steps=4)
        gestures.mouse.up()
        expect(gestures.get_by_text("small", exact=True)).to_be_visible()


def test_menu_opened_by_touch_stays_open_after_touch_ends(touched):
    page, finger = touched
    finger.touch("touchStart", centre(page, "growing"))
    copy = page.get_by_test_id("growing").get_by_role("button", name="Copy")
    expect(copy).to_be_visible()
    finger.touch("touchEnd")
    next_frame(page)
    expect(copy).to_be_visible()
    copy.tap()
    said(page, "notes").to_have_text("Notes: c")


def test_touch_recognizes_long_press(touched):
    page, finger = touched
    finger.touch("touchStart", centre(page, "hold"))
    said(page, "notes").to_have_text("Notes: h")
    finger.touch("touchEnd")
    said(page, "state").to_have_text("false false 0 0")


def test_keyboard_recognizes_long_press_and_tap(gestures):
    hold = gestures.get_by_role("button", name="Hold")
    hold.focus()
    gestures.keyboard.down("Enter")
    said(gestures, "notes").to_have_text("Notes: h")
    gestures.keyboard.up("Enter")
    gestures.keyboard.press(" ")
    said(gestures, "notes").to_have_text("Notes: ht")


def test_hover_starts_and_ends(gestures):
    gestures.mouse.move(*centre(gestures, "point"))
    said(gestures, "state").to_have_text("false true 0 0")
    gestures.mouse.move(*centre(gestures, "hold"))
    said(gestures, "state").to_have_text("false false 0 0")


def test_disconnect_ends_hover(gestures):
    gestures.mouse.move(*centre(gestures, "point"))
    said(gestures, "state").to_have_text("false true 0 0")
    gestures.context.set_offline(True)
    gestures.wait_for_selector("html[data-line=cut]", state="attached")
    gestures.mouse.move(0, 0)
    gestures.context.set_offline(False)
    wait_until_live(gestures)
    said(gestures, "state").to_have_text("false false 0 0")


def test_touch_does_not_hover(touched):
    page, finger = touched
    finger.touch("touchStart", centre(page, "point"))
    finger.touch("touchEnd")
    finger.touch("touchStart", centre(page, "hold"))
    finger.touch("touchEnd")
    said(page, "notes").to_have_text("Notes: t")
    said(page, "state").to_have_text("false false 0 0")


def test_inner_drag_wins_and_simultaneous_tap_fires_on_button(gestures):
    for name in ["inner", "button"]:
        box = gestures.get_by_text(name, exact=True).bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        gestures.mouse.move(x, y)
        gestures.mouse.down()
        gestures.mouse.move(x + 30, y, steps=4)
        gestures.mouse.up()
    said(gestures, "notes").to_have_text("Notes: io")
    gestures.get_by_role("button", name="button").click()
    said(gestures, "notes").to_contain_text("b")
    said(gestures, "notes").to_contain_text("s")


def test_long_press_on_button_label_does_not_press_button(gestures):
    x, y = centre(gestures, "holdable button")
    gestures.mouse.move(x, y)
    gestures.mouse.down()
    expect(gestures.get_by_test_id("notes")).to_have_text("Notes: l")
    gestures.mouse.up()
    gestures.get_by_test_id("holdable button").click()
    expect(gestures.get_by_test_id("notes")).to_have_text("Notes: lb")
    # The padding belongs to the button, which also has the focus.
    gestures.mouse.click(x, y + 18)
    expect(gestures.get_by_test_id("notes")).to_have_text("Notes: lbb")
    gestures.get_by_test_id("holdable button").focus()
    gestures.keyboard.down("Enter")
    expect(gestures.get_by_test_id("notes")).to_have_text("Notes: lbbl")
    gestures.keyboard.up("Enter")
    gestures.keyboard.press("Space")
    expect(gestures.get_by_test_id("notes")).to_have_text("Notes: lbblb")
    gestures.keyboard.press("Enter")
    expect(gestures.get_by_test_id("notes")).to_have_text("Notes: lbblbb")
