"""Drag and drop by mouse and touch, and drops of text and URLs from other apps."""

import pytest
from conftest import visit
from playwright.sync_api import expect
from waits import next_frame


@pytest.fixture
def board(fixture, page):
    page.set_viewport_size({"width": 420, "height": 844})
    visit(page, fixture.address + "/drops")
    return page


@pytest.fixture
def touched(fixture, browser):
    context = browser.new_context(viewport={"width": 420, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    visit(page, fixture.address + "/drops")
    yield page
    context.close()
    assert errors == []


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lift(page, source, x: float, y: float) -> None:
    """Drags an element with the mouse to a point without releasing the button."""
    page.mouse.move(*middle(source))
    page.mouse.down()
    page.mouse.move(x, y, steps=8)


def log(page):
    return page.get_by_test_id("log")


def test_value_is_dropped_on_view_that_accepts_type(board):
    lift(board, board.get_by_role("button", name="Write docs"), *middle(board.get_by_test_id("done")))
    expect(board.locator("drag-image")).to_be_visible()
    expect(board.get_by_test_id("done")).to_have_attribute("data-drop", "ready")
    # The tiles accept any text, including JSON. The targets for plain text and URLs do not accept it.
    expect(board.locator("[data-drop=ready]")).to_have_count(5)
    expect(log(board)).to_have_text("- over")
    board.mouse.up()
    expect(log(board)).to_have_text("- over dropped left")
    expect(board.get_by_test_id("done").get_by_text("Write docs")).to_be_visible()
    expect(board.locator("drag-image")).to_have_count(0)
    expect(board.locator("[data-drop=ready]")).to_have_count(0)


def test_dragging_button_does_not_press_it(board):
    button = board.get_by_role("button", name="Write docs")
    button.click()
    expect(board.get_by_test_id("presses")).to_have_text("1 presses")
    x, y = middle(button)
    lift(board, button, x + 8, y + 4)
    board.mouse.up()
    button.click()
    expect(board.get_by_test_id("presses")).to_have_text("2 presses")
    expect(log(board)).to_have_text("-")


def test_escape_cancels_drag(board):
    lift(board, board.get_by_role("button", name="Ship"), *middle(board.get_by_test_id("done")))
    expect(log(board)).to_have_text("- over")
    board.keyboard.press("Escape")
    expect(log(board)).to_have_text("- over left")
    board.mouse.up()
    expect(board.locator("drag-image")).to_have_count(0)
    expect(board.get_by_role("button", name="Ship")).to_be_visible()
    expect(board.locator("[data-drop=ready]")).to_have_count(0)


def test_tiles_are_reordered_during_drag(board):
    tile = board.get_by_text("A", exact=True)
    lift(board, tile, *middle(board.get_by_text("C", exact=True)))
    expect(board.locator("drag-image").get_by_text("Tile A")).to_be_visible()
    expect(board.get_by_test_id("order")).to_have_text("order BCAD")
    board.mouse.up()
    expect(board.locator("drag-image")).to_have_count(0)
    expect(board.get_by_test_id("order")).to_have_text("order BCAD")


def test_disconnect_cancels_drag_on_client_and_server(board):
    lift(board, board.get_by_role("button", name="Ship"), *middle(board.get_by_test_id("done")))
    expect(log(board)).to_have_text("- over")
    board.evaluate("dispatchEvent(new Event('offline'))")
    expect(board.locator("drag-image")).to_have_count(0)
    board.evaluate("dispatchEvent(new Event('online'))")
    expect(log(board)).to_have_text("- over left")
    board.mouse.up()


def finger(page):
    """Returns a function that sends a touch event of a type at a point."""
    session = page.context.new_cdp_session(page)

    def send(kind, *places):
        points = [{"x": x, "y": y} for x, y in places]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    return send


def test_long_touch_starts_drag(touched):
    send = finger(touched)
    start = middle(touched.get_by_role("button", name="Write docs"))
    end = middle(touched.get_by_test_id("done"))
    send("touchStart", start)
    expect(touched.locator("drag-image")).to_be_visible()
    for step in range(1, 9):
        send("touchMove", tuple(start[i] + (end[i] - start[i]) * step / 8 for i in (0, 1)))
        next_frame(touched)
    expect(log(touched)).to_have_text("- over")
    send("touchEnd")
    expect(log(touched)).to_have_text("- over dropped left")
    expect(touched.get_by_test_id("presses")).to_have_text("0 presses")


def test_short_touch_scrolls(touched):
    send = finger(touched)
    start = middle(touched.get_by_text("A", exact=True))
    send("touchStart", start)
    for step in range(1, 13):
        send("touchMove", (start[0], start[1] - 15 * step))
        next_frame(touched)
    send("touchEnd")
    assert touched.evaluate("document.querySelector('view-scroll').scrollTop") > 50
    expect(touched.locator("drag-image")).to_have_count(0)
    expect(touched.get_by_test_id("order")).to_have_text("order ABCD")


DRAG_IN = """async ([data, name]) => {
  const target = [...document.querySelectorAll("view-root [data-drop]")].find((each) => each.textContent === name);
  const { left, top, width, height } = target.getBoundingClientRect();
  const transfer = new DataTransfer();
  for (const [type, text] of Object.entries(data)) transfer.setData(type, text);
  const place = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true, dataTransfer: transfer };
  let isTaken = false;
  for (let turn = 0; turn < 60 && !isTaken; turn++) {
    isTaken = !target.dispatchEvent(new DragEvent("dragover", place));
    await new Promise(requestAnimationFrame);
  }
  if (isTaken) target.dispatchEvent(new DragEvent("drop", place));
  else document.documentElement.dispatchEvent(new DragEvent("dragleave", { bubbles: true }));
  return isTaken;
}"""


def test_text_and_urls_are_dropped_from_other_apps(board):
    assert board.evaluate(DRAG_IN, [{"text/plain": "hello"}, "Words"])
    expect(log(board)).to_have_text("- said hello")
    assert not board.evaluate(DRAG_IN, [{"text/plain": "hello"}, "Link"])
    address = "https://example.com/a"
    assert board.evaluate(DRAG_IN, [{"text/uri-list": address, "text/plain": address}, "Link"])
    expect(log(board)).to_have_text(f"- said hello to {address}")
    expect(board.locator("[data-drop=ready]")).to_have_count(0)


def test_oversized_dropped_text_is_not_sent(board):
    assert board.evaluate(DRAG_IN, [{"text/plain": "x" * 1_048_577}, "Words"])
    expect(board.get_by_text("This text is 1 KB too long: at most 1024 KB fits here.")).to_be_visible()
    expect(log(board)).to_have_text("-")


def test_forged_drop_is_ignored(board):
    board.evaluate("""() => {
      const target = document.querySelector("[data-testid=done]");
      for (const [kind, value] of [["drop", "1 1 2 2"], ["dropOver", "true"], ["dropMove", "1 1 2 2"], ["drop", "x"]]) {
        trifecta.sendPress(target, kind, value);
      }
    }""")
    board.get_by_role("button", name="Ship").click()
    expect(board.get_by_test_id("presses")).to_have_text("1 presses")
    expect(log(board)).to_have_text("-")
