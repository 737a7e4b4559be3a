"""Long lists: of a hundred thousand rows, only the visible ones are on the page."""

import pytest
from conftest import Server, visit, wait_until_live
from playwright.sync_api import expect
from waits import next_frame, stable_box, until

# Returns the text of the row at the center of the viewport; empty if there is none.
MIDDLE = """list => {
  const { left, top, width, height } = list.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("view-row")?.innerText ?? "";
}"""


@pytest.fixture
def long_list(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/list")
    return page.locator("view-list")


def middle(rows) -> int:
    """Waits for a row at the center of the viewport and returns its number."""
    handle = rows.element_handle()
    text = rows.page.wait_for_function(f"list => ({MIDDLE})(list)", arg=handle).json_value()
    return int(text.split()[1].rstrip("!"))


def scroll(rows, part: float) -> None:
    rows.evaluate("(list, part) => (list.scrollTop = (list.scrollHeight - list.clientHeight) * part)", part)


def press(page, name: str) -> None:
    """Presses a button without moving the focus."""
    page.get_by_role("button", name=name).dispatch_event("click")


def test_first_page_has_first_rows_and_space_for_others(fixture, browser):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(fixture.address + "/list")
    expect(page.get_by_text("Row 1", exact=True)).to_be_in_viewport()
    assert page.locator("view-row").count() == 50
    assert page.locator("view-list").evaluate("list => list.scrollHeight") > 3_000_000
    context.close()


def test_rows_load_while_scrolling(long_list, page):
    long_list.hover()
    for _ in range(30):
        top = long_list.evaluate("list => list.scrollTop")
        page.mouse.wheel(0, 400)
        until(page, "([list, top]) => list.scrollTop > top", [long_list.element_handle(), top])
        # The list replaces the rows that are far away each time that it requests rows.
        middle(long_list)
    assert 200 < middle(long_list) < 350
    assert page.locator("view-row").count() < 120
    expect(page.get_by_text("Row 1", exact=True)).to_have_count(0)


def test_end_and_home_keys_scroll_to_ends(long_list, page):
    long_list.focus()
    page.keyboard.press("End")
    expect(page.get_by_text("Row 99999", exact=True)).to_be_in_viewport()
    # The list is at its end.
    left = "list => { const top = list.scrollTop; list.scrollTop = list.scrollHeight; return list.scrollTop - top; }"
    assert long_list.evaluate(left) == 0
    page.keyboard.press("Home")
    expect(page.get_by_text("Row 1", exact=True)).to_be_in_viewport()


def test_row_has_position_and_set_size(long_list, page):
    row = page.locator("view-row", has_text="Row 9").first
    expect(row).to_have_attribute("aria-posinset", "9")
    expect(row).to_have_attribute("aria-setsize", "100000")
    press(page, "Insert one")
    expect(row).to_have_attribute("aria-posinset", "10")
    expect(row).to_have_attribute("aria-setsize", "100001")


def test_resizing_window_keeps_visible_rows(fixture, page):
    page.clock.install()
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/list")
    long_list = page.locator("view-list")
    scroll(long_list, 0.5)
    number = middle(long_list)
    row = page.get_by_text(f"Row {number}", exact=True)
    # Scrolling has ended.
    page.clock.fast_forward(400)
    before = long_list.evaluate("list => list.scrollTop")
    page.set_viewport_size({"width": 190, "height": 844})
    page.wait_for_function("([list, top]) => list.scrollTop !== top", arg=[long_list.element_handle(), before])
    expect(row).to_be_in_viewport()


def test_dragging_scroll_bar_scrolls_proportionally(long_list):
    for part in (0.5, 0.25, 0.9):
        scroll(long_list, part)
        assert abs(middle(long_list) - 100_000 * part) < 3_000


def test_rows_without_height_are_handled(long_list, page):
    lines = []
    page.on("websocket", lambda line: lines.append(line))
    page.evaluate("""() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("view-row { height: 0; min-height: 0 !important; padding: 0 !important; overflow: hidden }");
      document.adoptedStyleSheets = [sheet];
    }""")
    for count, part in enumerate((0.5, 0, 1), 100_001):
        scroll(long_list, part)
        next_frame(page)
        press(page, "Insert one")
        expect(page.get_by_text(f"{count} rows")).to_be_visible()
    assert lines == []
    assert page.locator("view-row").count() < 700


def test_rows_load_after_fast_scrolling(long_list, page):
    for step in range(60):
        long_list.evaluate("list => (list.scrollTop += 5000)")
        next_frame(page)
    first = middle(long_list)
    assert 4_000 < first < 8_000


def test_changes_above_keep_visible_rows(long_list, page):
    scroll(long_list, 0.6)
    number = middle(long_list)
    row = page.get_by_text(f"Row {number}", exact=True)
    before = row.bounding_box()
    for name, count in (("Insert above", 100_100), ("Insert one", 100_101), ("Remove first", 100_051)):
        press(page, name)
        expect(page.get_by_text(f"{count} rows")).to_be_visible()
        expect(row).to_be_in_viewport()
        assert abs(row.bounding_box()["y"] - before["y"]) <= 1, name


def test_row_inserted_first_is_visible_at_top(long_list, page):
    press(page, "Insert one")
    expect(page.get_by_text("New 100001", exact=True)).to_be_in_viewport()
    expect(page.get_by_text("100001 rows")).to_be_visible()


def test_offscreen_row_change_does_not_affect_visible_rows(long_list, page):
    press(page, "Change")
    scroll(long_list, 0.5)
    expect(page.get_by_text("Row 60001!", exact=True)).to_have_count(0)
    for _ in range(60):
        number = middle(long_list)
        if abs(number - 60_001) < 3:
            break
        long_list.evaluate("(list, rows) => (list.scrollTop += rows * 45)", 60_001 - number)
        next_frame(page)
    expect(page.get_by_text("Row 60001!", exact=True)).to_be_in_viewport()


def test_field_keeps_focus_text_and_position_while_rows_are_inserted_above(long_list, page):
    scroll(long_list, 0.3)
    number = middle(long_list) // 5 * 5 + 5
    field = page.get_by_label(f"Note {number}")
    field.focus()
    before = stable_box(field)
    for count, letter in enumerate("hello", 1):
        page.keyboard.type(letter)
        press(page, "Insert above")
        expect(page.get_by_text(f"{100_000 + 100 * count} rows")).to_be_visible()
    expect(field).to_be_focused()
    expect(field).to_have_value("hello")
    assert abs(field.bounding_box()["y"] - before["y"]) <= 1


def test_focused_row_stays_mounted_when_scrolled_away(long_list, page):
    field = page.get_by_label("Note 10", exact=True)
    field.press_sequentially("ab")
    scroll(long_list, 0.7)
    middle(long_list)
    expect(field).to_be_focused()
    press(page, "Insert one")
    expect(page.get_by_text("100001 rows")).to_be_visible()
    expect(field).to_be_focused()
    expect(field).to_have_value("ab")


def test_typed_text_is_kept_when_row_is_reloaded(long_list, page):
    page.get_by_label("Note 5", exact=True).press_sequentially("kept")
    page.get_by_label("Note 5", exact=True).blur()
    scroll(long_list, 0.7)
    middle(long_list)
    expect(page.get_by_label("Note 5", exact=True)).to_have_count(0)
    scroll(long_list, 0)
    expect(page.get_by_label("Note 5", exact=True)).to_have_value("kept")


def test_reconnect_keeps_scroll_position(fixture, relay, page):
    line = relay(fixture)
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, f"http://127.0.0.1:{line.port}/list")
    rows = page.locator("view-list")
    scroll(rows, 0.4)
    number = middle(rows)
    line.cut()
    page.wait_for_selector("html[data-line=cut]", state="attached")
    line.restore()
    wait_until_live(page)
    assert middle(rows) == number
    scroll(rows, 0.8)
    assert abs(middle(rows) - 80_000) < 3_000


def test_server_restart_keeps_scroll_position(fixture, relay, page):
    line = relay(fixture)
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, f"http://127.0.0.1:{line.port}/list")
    rows = page.locator("view-list")
    scroll(rows, 0.4)
    number = middle(rows)
    line.cut()
    with Server("BrowserFixture") as another:
        line.upstream = another.port
        line.restore()
        expect(page.get_by_role("status")).to_contain_text("The session has ended")
        assert abs(middle(rows) - number) <= 1


def test_lazy_stacks_scroll_in_both_directions(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/lazy-stacks")
    assert page.get_by_text("d0", exact=True).bounding_box()["x"] == 16
    across = page.locator("view-scroll[data-axes=horizontal]")
    across.evaluate("region => (region.scrollLeft = region.scrollWidth)")
    expect(page.get_by_text("c4999", exact=True)).to_be_in_viewport()
    down = page.locator("view-scroll[data-axes=vertical]")
    down.evaluate("region => (region.scrollTop = region.scrollHeight)")
    expect(page.get_by_text("d4999", exact=True)).to_be_in_viewport()
    down.evaluate("region => (region.scrollTop = 0)")
    expect(page.get_by_text("d0", exact=True)).to_be_in_viewport()


# Returns the cells in the wrong column, and the number of visible cells.
MISPLACED = """() => {
  const grid = document.querySelector("lazy-v-grid");
  const columns = getComputedStyle(grid).gridTemplateColumns.split(" ").length;
  const { left, width } = grid.getBoundingClientRect();
  const [wrong, seen] = [[], []];
  for (const cell of grid.children) {
    const [, kind, number] = /^([dkv])(\\d+)$/.exec(cell.textContent) ?? [];
    if (!kind) continue;
    const box = cell.getBoundingClientRect();
    const column = Math.floor(((box.left + box.width / 2 - left) / width) * columns);
    const index = kind === "d" ? +number : 2 * number + (kind === "v");
    if (index % columns !== column) wrong.push(cell.textContent);
    if (box.bottom > 0 && box.top < innerHeight) seen.push(cell.textContent);
  }
  return [wrong, seen.length];
}"""


GAP_IN_SIGHT = """() => [...document.querySelectorAll("view-gap")].some((gap) => {
  const { top, bottom } = gap.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
})"""


def test_lazy_grid_cells_keep_columns(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/lazy-grids")
    assert page.locator("lazy-v-grid > *").count() < 400
    down = page.locator("view-scroll[data-axes=vertical]")
    for place in (0.13, 0.37, 0.61, 1):
        down.evaluate("(region, place) => (region.scrollTop = region.scrollHeight * place)", place)
        # At the end of scrolling, the page estimates the height of rows again, and may show a gap for a moment.
        page.wait_for_function(f"() => ({MISPLACED})()[1] > 20 && !({GAP_IN_SIGHT})()")
        assert page.evaluate(MISPLACED)[0] == []
    expect(page.get_by_text("v499", exact=True)).to_be_in_viewport()
    page.set_viewport_size({"width": 700, "height": 844})
    page.wait_for_function("columns => getComputedStyle(document.querySelector('lazy-v-grid')).gridTemplateColumns.split(' ').length > 4")
    # The server learns the number of columns from the page, and then places the first cell after each gap.
    page.wait_for_function(f"() => !({MISPLACED})()[0].length")
    down.evaluate("region => (region.scrollTop = 0)")
    expect(page.get_by_text("d0", exact=True)).to_be_in_viewport()
    across = page.locator("view-scroll[data-axes=horizontal]")
    across.evaluate("region => (region.scrollLeft = region.scrollWidth)")
    last = page.get_by_text("a4999", exact=True)
    expect(last).to_be_in_viewport()
    # Cell 4,999 is the second of three in its column.
    boxes = [page.get_by_text(name, exact=True).bounding_box() for name in ("a4997", "a4998", "a4999")]
    assert boxes[0]["y"] > boxes[2]["y"] > boxes[1]["y"]


def test_list_fills_remaining_space(long_list, page):
    box = long_list.bounding_box()
    assert box["y"] + box["height"] == 844
    assert box["width"] == 390
    assert page.evaluate("document.documentElement.scrollHeight") == 844
