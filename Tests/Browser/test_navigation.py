"""Navigation stacks, tabs and the browser history."""

import pytest
from conftest import reload_with_new_session, visit, wait_until_live
from playwright.sync_api import expect
from waits import settle, until


@pytest.fixture
def screen(fixture, page):
    visit(page, fixture.address + "/navigation")
    return page


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def is_at(page, depth):
    """Waits until the browser history has an entry for each page and is at the last one."""
    until(page, "(depth) => (history.state?.depth ?? 0) === depth", depth)


def test_link_pushes_page_and_back_button_pops_it(screen):
    expect(screen.get_by_role("heading", name="Numbers")).to_be_visible()
    button(screen, "Go to 1").click()
    expect(screen.get_by_text("This is 1")).to_be_visible()
    expect(button(screen, "Three deep")).to_be_hidden()
    screen.get_by_placeholder("Text 1").fill("kept")
    button(screen, "Go to 2").click()
    expect(screen.get_by_text("This is 2")).to_be_visible()
    button(screen, "Page 1").click()
    expect(screen.get_by_placeholder("Text 1")).to_have_value("kept")
    expect(screen.get_by_text("This is 2")).to_have_count(0)
    expect(button(screen, "Go to 2")).to_be_focused()
    is_at(screen, 1)


def test_browser_back_pops_page(screen):
    button(screen, "Go to 1").click()
    button(screen, "Go to 2").click()
    expect(screen.get_by_text("This is 2")).to_be_visible()
    is_at(screen, 2)
    screen.go_back()
    expect(screen.get_by_text("This is 1")).to_be_visible()
    is_at(screen, 1)
    screen.go_back()
    expect(button(screen, "Go to 1")).to_be_visible()
    is_at(screen, 0)
    # There is no forward entry: the state of the screen is authoritative.
    screen.go_forward()
    is_at(screen, 0)
    expect(button(screen, "Go to 1")).to_be_visible()


def test_path_changes_update_history(screen):
    button(screen, "Three deep").click()
    expect(screen.get_by_text("This is 3")).to_be_visible()
    is_at(screen, 3)
    button(screen, "Home").click()
    expect(button(screen, "Go to 1")).to_be_visible()
    is_at(screen, 0)
    button(screen, "Three deep").click()
    is_at(screen, 3)
    screen.evaluate("history.go(-2)")
    expect(screen.get_by_text("This is 1")).to_be_visible()
    is_at(screen, 1)


def test_escape_pops_page_except_in_field(screen):
    button(screen, "Go to 1").click()
    screen.get_by_placeholder("Text 1").focus()
    screen.keyboard.press("Escape")
    expect(screen.get_by_text("This is 1")).to_be_visible()
    button(screen, "Go to 2").focus()
    screen.keyboard.press("Escape")
    expect(button(screen, "Go to 1")).to_be_visible()


def test_back_pops_sheet_pages_and_dismisses_sheet(screen):
    button(screen, "Go to 1").click()
    button(screen, "Open sheet").click()
    button(screen, "Further").click()
    expect(screen.get_by_text("Further it is")).to_be_visible()
    is_at(screen, 3)
    screen.go_back()
    expect(button(screen, "Further")).to_be_visible()
    screen.go_back()
    expect(screen.locator("dialog")).to_have_count(0)
    expect(screen.get_by_text("This is 1")).to_be_visible()
    is_at(screen, 1)


def test_fast_back_presses_pop_same_number_of_pages(screen):
    button(screen, "Go to 1").click()
    button(screen, "Go to 2").click()
    expect(screen.get_by_text("This is 2")).to_be_visible()
    is_at(screen, 2)
    button(screen, "Open sheet").last.click()
    button(screen, "Further").click()
    expect(screen.get_by_text("Further it is")).to_be_visible()
    is_at(screen, 4)
    # This pops the page in the sheet, the sheet, and the page behind it. The browser can combine several steps.
    screen.evaluate(
        """async () => {
          for (let step = 0; step < 3; step++) {
            history.back();
            await new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
          }
        }"""
    )
    expect(screen.locator("dialog")).to_have_count(0)
    expect(screen.get_by_text("This is 1")).to_be_visible()
    is_at(screen, 1)


def test_multi_step_back_pops_same_number_of_pages(screen):
    button(screen, "Go to 1").click()
    button(screen, "Open sheet").click()
    button(screen, "Further").click()
    expect(screen.get_by_text("Further it is")).to_be_visible()
    is_at(screen, 3)
    screen.evaluate("history.go(-2)")
    expect(screen.locator("dialog")).to_have_count(0)
    expect(screen.get_by_text("This is 1")).to_be_visible()
    is_at(screen, 1)


def test_disconnect_and_new_session_match_history(screen):
    button(screen, "Three deep").click()
    is_at(screen, 3)
    screen.context.set_offline(True)
    screen.wait_for_selector("html[data-line=cut]", state="attached")
    screen.go_back()
    screen.context.set_offline(False)
    wait_until_live(screen)
    expect(screen.get_by_text("This is 3")).to_be_visible()
    is_at(screen, 3)
    reload_with_new_session(screen)
    expect(button(screen, "Go to 1")).to_be_visible()
    is_at(screen, 0)
    button(screen, "Go to 1").click()
    is_at(screen, 1)
    screen.go_back()
    expect(button(screen, "Go to 1")).to_be_visible()


def test_tabs_keep_navigation_state(screen):
    button(screen, "Go to 1").click()
    screen.get_by_placeholder("Text 1").fill("kept")
    tabs = screen.get_by_role("navigation", name="Tab bar")
    tabs.get_by_role("button", name="List").click()
    expect(screen.get_by_text("Row 0", exact=True)).to_be_visible()
    expect(tabs.get_by_role("button", name="List")).to_have_attribute("aria-current", "page")
    expect(tabs.get_by_role("button", name="List")).to_be_focused()
    expect(screen.get_by_placeholder("Text 1")).to_be_hidden()
    is_at(screen, 0)
    tabs.get_by_role("button", name="Numbers").click()
    expect(screen.get_by_placeholder("Text 1")).to_have_value("kept")
    is_at(screen, 1)
    # The tab bar stays at the bottom.
    assert tabs.bounding_box()["y"] + tabs.bounding_box()["height"] <= screen.viewport_size["height"]


def test_scroll_view_reader_scrolls_to_distant_row(fixture, page):
    visit(page, fixture.address + "/scroll-reader")
    expect(page.get_by_text("Row 0", exact=True)).to_be_in_viewport()
    button(page, "To 700").click()
    expect(page.get_by_text("Row 700", exact=True)).to_be_in_viewport()
    button(page, "To 0").click()
    expect(page.get_by_text("Row 0", exact=True)).to_be_in_viewport()


def open_screen(fixture, page, path, width=390, height=844):
    page.set_viewport_size({"width": width, "height": height})
    visit(page, fixture.address + path)
    return page


def box(locator):
    return locator.bounding_box()


def test_large_title_collapses_on_scroll(fixture, page):
    open_screen(fixture, page, "/bars")
    title = page.get_by_role("heading", name="Rows")
    bar, rows = page.locator("navigation-bar"), page.locator("view-list")
    assert box(bar)["height"] == 96 and box(title)["height"] > 30
    first = box(rows.get_by_text("Row 0", exact=True))["y"]
    assert first > 96
    rows.evaluate("list => list.scrollTop = 200")
    until(page, "(bar) => bar.getBoundingClientRect().y === -52", bar.element_handle())
    settle(page)
    assert box(title)["height"] < 30 and 0 <= box(title)["y"] < 44
    assert abs(box(title)["x"] + box(title)["width"] / 2 - 195) < 2
    assert 0 <= box(button(page, "Edit"))["y"] < 44
    rows.evaluate("list => list.scrollTop = 0")
    until(page, "(bar) => bar.getBoundingClientRect().y === 0", bar.element_handle())
    settle(page)
    assert box(title)["x"] < 20 and box(title)["height"] > 30


def test_toolbar_items_are_pressable_and_keep_page_state(fixture, page):
    open_screen(fixture, page, "/bars")
    button(page, "Edit").click()
    expect(page.get_by_text("Presses 1")).to_be_visible()
    button(page, "Row 3").click()
    expect(page.get_by_role("heading", name="Row 3")).to_be_visible()
    assert page.locator("view-page:not([hidden]) > navigation-bar").evaluate("bar => bar.clientHeight") == 44
    assert button(page, "Save").evaluate("save => getComputedStyle(save.firstElementChild).fontWeight") == "600"
    button(page, "Count 0").click()
    expect(button(page, "Count 1")).to_be_visible()
    assert box(button(page, "Count 1"))["y"] > 780
    expect(button(page, "Done")).to_be_hidden()
    page.get_by_placeholder("Name").fill("Ada")
    expect(page.get_by_text("3 letters")).to_be_visible()
    button(page, "Done").click()
    expect(button(page, "Count 101")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Presses 1")).to_be_visible()
    expect(button(page, "Count 101")).to_be_hidden()


def test_split_view_shows_columns_in_wide_window(fixture, page):
    open_screen(fixture, page, "/columns", 1280, 800)
    stacks = page.locator("view-split > view-navigation")
    assert box(stacks.first)["width"] == 320 and box(stacks.last)["width"] == 960
    button(page, "One").click()
    expect(page.get_by_role("heading", name="Number 1")).to_be_visible()
    expect(button(page, "Two")).to_be_visible()
    button(page, "Deeper").click()
    expect(page.get_by_text("Deep in 1")).to_be_visible()
    button(page, "Two").click()
    expect(page.get_by_role("heading", name="Number 2")).to_be_visible()
    expect(page.get_by_text("Deep in 1")).to_be_hidden()


def test_split_view_pushes_columns_in_narrow_window(fixture, page):
    open_screen(fixture, page, "/columns")
    expect(page.get_by_text("Choose a number")).to_be_hidden()
    button(page, "Two").click()
    expect(page.get_by_role("heading", name="Number 2")).to_be_visible()
    expect(page.get_by_role("heading", name="Numbers")).to_be_hidden()
    is_at(page, 1)
    page.go_back()
    expect(page.get_by_role("heading", name="Numbers")).to_be_visible()
    is_at(page, 0)
    button(page, "One").click()
    is_at(page, 1)
    page.keyboard.press("Escape")
    expect(button(page, "Two")).to_be_visible()


def test_page_hides_tab_bar_and_dots_turn_pages(fixture, page):
    open_screen(fixture, page, "/tabs")
    bar = page.get_by_role("navigation", name="Tab bar")
    button(page, "Deeper").click()
    expect(page.get_by_text("Deep", exact=True)).to_be_visible()
    expect(bar.first).to_be_hidden()
    page.go_back()
    button(page, "Pages").click()
    expect(page.get_by_text("First")).to_be_visible()
    button(page, "Tab 2").click()
    expect(page.get_by_text("Second")).to_be_visible()
    expect(page.get_by_text("First")).to_be_hidden()


def test_touch_swipe_turns_pages(fixture, browser):
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    visit(page, fixture.address + "/tabs")
    button(page, "Pages").click()
    expect(page.get_by_text("First")).to_be_visible()

    def swipe(start, end):
        page.evaluate(
            """([start, end]) => {
                const target = [...document.querySelectorAll("view-tabs[data-paged] > view-page")].find(each => !each.hidden);
                const touch = x => new Touch({ identifier: 1, target, clientX: x, clientY: 400 });
                const fire = (kind, touches, x) => target.dispatchEvent(
                    new TouchEvent(kind, { bubbles: true, touches, changedTouches: [touch(x)] }));
                fire("touchstart", [touch(start)], start);
                fire("touchend", [], end);
            }""",
            [start, end],
        )

    swipe(300, 100)
    expect(page.get_by_text("Second")).to_be_visible()
    swipe(300, 100)
    swipe(100, 120)
    expect(page.get_by_text("Second")).to_be_visible()
    swipe(100, 300)
    expect(page.get_by_text("First")).to_be_visible()
    context.close()


def test_swipes_while_page_arrives_turn_several_pages(fixture, browser, relay):
    """Swipes that precede the server's answers, and a swipe whose first page disappears under the finger."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True)
    page = context.new_page()
    visit(page, f"http://127.0.0.1:{relay(fixture, round_trip=0.3).port}/turned-pages")
    session = context.new_cdp_session(page)

    def touch(kind, *points):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": 400} for x in points]})

    def swipe(start, end):
        touch("touchStart", start)
        touch("touchMove", end)
        touch("touchEnd")

    swipe(300, 100)
    swipe(300, 100)
    expect(page.get_by_text("Page 2")).to_be_visible()
    swipe(100, 300)
    swipe(100, 300)
    expect(page.get_by_text("Page 0")).to_be_visible()
    # The page under the finger is hidden, and its content removed, before the finger is lifted.
    swipe(300, 100)
    touch("touchStart", 300)
    expect(page.get_by_text("Page 1")).to_be_visible()
    touch("touchMove", 100)
    touch("touchEnd")
    expect(page.get_by_text("Page 2")).to_be_visible()
    # After the last page, a swipe has no effect.
    swipe(300, 100)
    swipe(300, 100)
    swipe(300, 100)
    expect(page.get_by_text("Page 3")).to_be_visible()
    context.close()


def test_pages_without_opaque_background_fade_instead_of_sliding(fixture, page):
    visit(page, fixture.address + "/clear-pages")
    page.get_by_role("button", name="Next").click()
    frames = page.evaluate(
        "document.getAnimations().map(({ effect }) => Object.keys(effect.getKeyframes()[0]).filter((key) => key.match(/opacity|translate|transform/)).join())"
    )
    # Animations of other properties neither fade nor move a page.
    assert set(frames) - {""} == {"opacity"}
    expect(page.get_by_text("Second page")).to_be_visible()
    expect(page.get_by_text("First page")).to_be_hidden()


def test_mouse_drag_in_paged_tab_view_selects_no_text(fixture, page):
    visit(page, fixture.address + "/turned-pages")
    box = page.get_by_text("Page 0").bounding_box()
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 1, y)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 1, y, steps=5)
    page.mouse.up()
    assert page.evaluate("getSelection().toString()") == ""
