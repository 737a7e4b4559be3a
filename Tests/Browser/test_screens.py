"""Basic behavior of screens in a browser."""

import re

from conftest import visit
from playwright.sync_api import expect


def test_page_shows_screen_without_script(fixture, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(fixture.address + "/counter")
    expect(page.get_by_test_id("count")).to_have_text("0")
    context.close()


def test_press_changes_number(fixture, page):
    visit(page, fixture.address + "/counter")
    for _ in range(3):
        page.get_by_role("button", name="Increment").click()
    expect(page.get_by_test_id("count")).to_have_text("3")


def test_press_before_live_activates_button_with_same_label(fixture, relay, page):
    line = relay(fixture, round_trip=0.8)
    page.goto(f"http://127.0.0.1:{line.port}/by-width")
    expect(page.get_by_role("button", name="Delete")).to_have_count(0)
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("button", name="Delete")).to_be_visible()
    expect(page.get_by_test_id("pressed")).to_have_text("Keep")


def test_each_tab_has_separate_state(fixture, context):
    one, two = context.new_page(), context.new_page()
    for page in (one, two):
        visit(page, fixture.address + "/counter")
    one.get_by_role("button", name="Increment").click()
    expect(one.get_by_test_id("count")).to_have_text("1")
    expect(two.get_by_test_id("count")).to_have_text("0")


def test_html_in_user_text_is_escaped(fixture, page):
    text = "<img src=x onerror=\"window.isHacked=true\"><b>'&amp;</b>"
    visit(page, fixture.address + "/echo")
    page.get_by_label("Say something").fill(text)
    expect(page.get_by_test_id("echo")).to_have_text("You said: " + text)
    page.get_by_label("Say something").press("Enter")
    expect(page.get_by_test_id("sent")).to_have_text("Sent: " + text)
    assert page.evaluate("window.isHacked") is None


def test_return_submits_and_the_screen_clears_the_field(fixture, page):
    visit(page, fixture.address + "/echo")
    field = page.get_by_label("Say something")
    field.press_sequentially("hello")
    field.press("Enter")
    expect(page.get_by_test_id("sent")).to_have_text("Sent: hello")
    expect(field).to_have_value("")


def test_screen_updates_without_input(fixture, page):
    visit(page, fixture.address + "/clock")
    expect(page.get_by_test_id("ticks")).to_have_text(re.compile(r"^[1-9]\d+ ticks$"))


def test_a_disabled_button_becomes_enabled(fixture, page):
    visit(page, fixture.address + "/digits")
    dial = page.get_by_role("button", name="Dial")
    expect(dial).to_be_disabled()
    page.get_by_label("Number").press_sequentially("123")
    expect(dial).to_be_enabled()


def test_moved_rows_keep_text_and_focus(fixture, page):
    visit(page, fixture.address + "/rows")
    note = page.get_by_label("Note 1")
    note.press_sequentially("first")
    page.evaluate("document.querySelector('[aria-label=\"Note 1\"]').isTheSame = true")
    page.get_by_role("button", name="Reverse").dispatch_event("click")
    expect(page.locator("view-root input").last).to_have_value("first")
    assert page.locator("view-root input").last.evaluate("input => input.isTheSame === true")
    expect(note).to_be_focused()
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_label("Note 4")).to_be_visible()
    page.get_by_role("button", name="Remove first").click()
    expect(page.get_by_label("Note 3")).to_have_count(0)
    expect(note).to_have_value("first")


def test_back_and_forward_lead_to_live_screens(fixture, page):
    visit(page, fixture.address + "/counter")
    visit(page, fixture.address + "/echo")
    page.go_back()
    page.get_by_role("button", name="Increment").click(trial=True)
    page.wait_for_selector("html[data-line=live]", state="attached")
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_test_id("count")).to_have_text("1")
    page.go_forward()
    page.wait_for_selector("html[data-line=live]", state="attached")
    page.get_by_label("Say something").fill("back")
    expect(page.get_by_test_id("echo")).to_have_text("You said: back")


def test_a_slow_screen_does_not_break_another(fixture, context):
    slow, quick = context.new_page(), context.new_page()
    visit(slow, fixture.address + "/slow")
    visit(quick, fixture.address + "/counter")
    for _ in range(3):
        slow.get_by_role("button", name="Work").click()
    quick.get_by_role("button", name="Increment").click()
    expect(quick.get_by_test_id("count")).to_have_text("1")
    expect(slow.get_by_test_id("done")).to_have_text("3 done")


def test_text_runs_keep_style_and_are_replaced(fixture, page):
    visit(page, fixture.address + "/texts")
    count, parity = page.get_by_test_id("count"), page.get_by_test_id("parity")
    expect(count).to_have_text("Pressed 0 times")
    assert count.locator("span").first.evaluate("part => getComputedStyle(part).fontWeight") == "700"
    assert count.locator("span").last.evaluate("part => getComputedStyle(part).fontStyle") == "italic"
    page.get_by_role("button", name="Press").click()
    expect(count).to_have_text("Pressed 1 times")
    expect(parity).to_have_text("odd <i>")
    expect(parity.locator("span")).to_have_text("o")
    page.get_by_role("button", name="Press").click()
    expect(parity).to_have_text("even")
    expect(parity.locator("span")).to_have_count(0)


def test_group_views_are_in_row_with_own_background(fixture, page):
    visit(page, fixture.address + "/texts")
    boxes = [box.bounding_box() for box in page.locator("view-box:has(> view-layer)").all()]
    assert len(boxes) == 2
    assert boxes[0]["y"] == boxes[1]["y"]
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]
    for background, box in zip(page.locator("view-color").all(), boxes):
        assert background.bounding_box() == box
