"""Touch: pull to refresh, swipe actions, scrolling and sheets."""

import pytest
from conftest import visit
from playwright.sync_api import expect
from waits import next_frame, settle, stable_box, until


@pytest.fixture
def touched(fixture, browser):
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    visit(page, fixture.address + "/fingers")
    yield page
    context.close()
    assert errors == []


def move(page, start, end, steps: int = 12) -> None:
    """Sends a touch that moves from the start to the end."""
    session = page.context.new_cdp_session(page)

    def send(kind, points):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    send("touchStart", [{"x": start[0], "y": start[1]}])
    for step in range(1, steps + 1):
        x, y = (start[i] + (end[i] - start[i]) * step / steps for i in (0, 1))
        send("touchMove", [{"x": x, "y": y}])
        next_frame(page)
    send("touchEnd", [])


def test_pull_to_refresh_reloads_list(touched):
    move(touched, (200, 200), (200, 460))
    expect(touched.locator("view-refreshable")).to_have_attribute("aria-busy", "true")
    expect(touched.get_by_test_id("state")).to_contain_text("1 ")
    expect(touched.locator("view-refreshable")).not_to_have_attribute("aria-busy", "true")
    move(touched, (200, 200), (200, 240))
    settle(touched)
    # The server handles events in order: a refresh would have started before the row is deleted.
    row = touched.locator("view-row", has=touched.get_by_text("Row 3", exact=True)).bounding_box()
    move(touched, (350, row["y"] + 20), (30, row["y"] + 20))
    expect(touched.get_by_text("Row 3", exact=True)).to_have_count(0)
    expect(touched.locator("view-refreshable")).not_to_have_attribute("aria-busy", "true")
    expect(touched.get_by_test_id("state")).to_contain_text("1 ")


def test_scrolled_list_reports_position(touched):
    move(touched, (200, 700), (200, 200))
    expect(touched.get_by_test_id("state")).not_to_contain_text("-1")
    # The position is reported while the list decelerates, and once more when it stops.
    touched.wait_for_function(
        """() => {
          const first = document.querySelector("[data-testid=state]").innerText.split(" ")[1];
          const row = [...document.querySelectorAll("view-row")].find((row) => row.innerText.split(/\\s*\\n/)[0] === `Row ${first}`);
          const away = row?.getBoundingClientRect().top - document.querySelector("view-list").getBoundingClientRect().top;
          return Math.abs(away) <= 44;
        }"""
    )


def test_full_swipe_runs_first_action(touched):
    row = touched.locator("view-row", has=touched.get_by_text("Row 3", exact=True)).bounding_box()
    move(touched, (350, row["y"] + 20), (30, row["y"] + 20))
    expect(touched.get_by_text("Row 3", exact=True)).to_have_count(0)
    expect(touched.get_by_text("Row 4", exact=True)).to_be_visible()


def test_dragging_slider_in_row_does_not_swipe(touched):
    touched.get_by_role("button", name="Others new").click()
    slider = touched.get_by_role("slider")
    place = slider.bounding_box()
    middle = place["y"] + place["height"] / 2
    move(touched, (place["x"] + place["width"] - 12, middle), (place["x"] + 4, middle))
    expect(slider).to_have_js_property("value", "0")
    touched.get_by_role("button", name="Sheet").click()
    expect(touched.get_by_text("In front")).to_be_visible()
    expect(touched.locator("input[type=range]")).to_have_count(1)


def test_tabs_have_badges(touched):
    expect(touched.get_by_role("button", name="Rows 3")).to_be_visible()
    expect(touched.get_by_role("button", name="Others new")).to_be_visible()


def test_sheet_is_dragged_between_detents_and_dismissed(touched):
    touched.get_by_role("button", name="Others new").click()
    touched.get_by_role("button", name="Sheet").click()
    sheet = touched.locator("dialog")
    half = stable_box(sheet)["height"]

    def wait_for_height(least: float, most: float) -> None:
        until(
            touched,
            "([least, most]) => (({ height }) => least < height && height < most)(document.querySelector('dialog').getBoundingClientRect())",
            [least, most],
        )
        settle(touched)

    for end, height in [(50, 800), (700, half)]:
        drag(touched, 195, stable_box(sheet)["y"] + 8, end)
        wait_for_height(height - 5, height + 5)
    touched.get_by_role("button", name="Dismiss").focus()
    touched.keyboard.press("ArrowUp")
    wait_for_height(half + 100, 844)
    touched.keyboard.press("ArrowDown")
    wait_for_height(half - 5, half + 5)
    drag(touched, 195, stable_box(sheet)["y"] + 8, 800)
    expect(sheet).to_have_count(0)


def drag(page, x: float, start: float, end: float) -> None:
    page.mouse.move(x, start)
    page.mouse.down()
    page.mouse.move(x, end, steps=8)
    page.mouse.up()


def test_selecting_row_opens_next_column(touched, fixture):
    visit(touched, fixture.address + "/selected-column")
    touched.get_by_text("Pear").click()
    expect(touched.get_by_text("Chosen: Pear")).to_be_visible()
    expect(touched.get_by_text("Apple")).not_to_be_visible()
    touched.get_by_role("button", name="Fruits").click()
    expect(touched.get_by_text("Apple")).to_be_visible()
