"""Sheets, alerts, dialogs, popovers and pickers."""

import pytest
from conftest import reload_with_new_session, visit
from playwright.sync_api import expect
from waits import until


@pytest.fixture
def screen(fixture, page):
    visit(page, fixture.address + "/presentation")
    return page


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def test_sheet_traps_focus_and_restores_it(screen):
    button(screen, "Open sheet").click()
    sheet = screen.get_by_role("dialog")
    expect(sheet).to_have_count(1)
    expect(sheet).to_be_focused()
    # The screen behind is inert for the keyboard and assistive technologies.
    expect(button(screen, "Ask")).to_have_count(1)
    assert screen.evaluate("document.activeElement.matches('dialog')")
    seen = set()
    for _ in range(12):
        screen.keyboard.press("Tab")
        seen.add(screen.evaluate("(document.activeElement.closest('dialog') ?? document.activeElement).localName"))
    assert seen <= {"dialog", "body"}, "the focus left the sheet for the page"
    screen.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(button(screen, "Open sheet")).to_be_focused()
    expect(screen.get_by_test_id("dismissed")).to_have_text("dismissed 1")


def test_stacked_sheets_keep_typed_text(screen):
    button(screen, "Open sheet").click()
    screen.get_by_placeholder("Name 1").fill("Ann")
    button(screen, "Next from 1").click()
    expect(screen.get_by_role("dialog")).to_have_count(2)
    screen.get_by_placeholder("Name 2").fill("Bea")
    screen.keyboard.press("Escape")
    expect(screen.get_by_role("dialog")).to_have_count(1)
    # The focus returns to the field: pressing a button does not take it from a field that is being edited.
    expect(screen.get_by_placeholder("Name 1")).to_have_value("Ann")
    expect(screen.get_by_placeholder("Name 1")).to_be_focused()
    button(screen, "Next from 1").press("Enter")
    expect(screen.get_by_role("dialog")).to_have_count(2)
    screen.keyboard.press("Escape")
    expect(button(screen, "Next from 1")).to_be_focused()
    button(screen, "Done 1").click()
    expect(screen.get_by_test_id("answer")).to_have_text("answer Ann")
    expect(screen.locator("dialog")).to_have_count(0)


def test_sheet_is_not_animated_with_reduced_motion(screen):
    screen.emulate_media(reduced_motion="reduce")
    moved = """() => document.getAnimations().map((animation) => animation.transitionProperty)"""
    button(screen, "Open sheet").evaluate("(button) => button.click()")
    screen.wait_for_selector("dialog[open]")
    assert set(screen.evaluate(moved)) <= {"opacity", "display", "overlay"}
    expect(screen.locator("dialog")).to_have_css("opacity", "1")


def test_state_decides_whether_sheet_is_dismissed(screen):
    button(screen, "Open stubborn").click()
    expect(screen.get_by_text("This one stays")).to_be_visible()
    for _ in range(3):
        screen.keyboard.press("Escape")
    expect(screen.get_by_text("This one stays")).to_be_visible()
    screen.evaluate("document.querySelector('dialog').close()")
    expect(screen.get_by_text("This one stays")).to_be_visible()
    button(screen, "Let go").click()
    expect(screen.locator("dialog")).to_have_count(0)
    expect(screen.get_by_test_id("answer")).to_have_text("answer stubborn")


def test_grabber_dismisses_sheet(screen):
    button(screen, "Open sheet").click()
    button(screen, "Dismiss").click()
    expect(screen.locator("dialog")).to_have_count(0)
    button(screen, "Open sheet").click()
    button(screen, "Dismiss").element_handle().wait_for_element_state("stable")
    box = button(screen, "Dismiss").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    screen.mouse.move(x, y)
    screen.mouse.down()
    screen.mouse.move(x, y + 40)
    screen.mouse.up()
    expect(screen.get_by_placeholder("Name 1")).to_be_visible()
    button(screen, "Dismiss").element_handle().wait_for_element_state("stable")
    screen.mouse.move(x, y)
    screen.mouse.down()
    screen.mouse.move(x, y + 200, steps=4)
    screen.mouse.up()
    expect(screen.locator("dialog")).to_have_count(0)
    expect(screen.get_by_test_id("dismissed")).to_have_text("dismissed 2")


def test_alert_button_runs_action_and_escape_cancels(screen):
    button(screen, "Ask").click()
    alert = screen.get_by_role("alertdialog", name="Delete the draft?")
    expect(alert).to_be_visible()
    expect(alert.get_by_text("It cannot be brought back.")).to_be_visible()
    screen.keyboard.press("Escape")
    expect(alert).to_have_count(0)
    expect(screen.get_by_test_id("answer")).to_have_text("answer cancelled")
    expect(button(screen, "Ask")).to_be_focused()
    button(screen, "Ask").click()
    button(screen, "Delete").click()
    expect(alert).to_have_count(0)
    expect(screen.get_by_test_id("answer")).to_have_text("answer deleted")
    button(screen, "Tell").click()
    expect(button(screen, "OK")).to_be_focused()
    screen.keyboard.press("Enter")
    expect(screen.get_by_role("alertdialog")).to_have_count(0)
    expect(button(screen, "Tell")).to_be_focused()


@pytest.mark.parametrize("opener", ["Ask", "Open sheet"])
def test_presentation_keeps_its_layout_while_it_closes(screen, opener):
    places = """() => {
      const dialog = document.querySelector("view-root > dialog");
      const { left, top } = dialog.getBoundingClientRect();
      return [...dialog.querySelectorAll(":not(#line)")].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.localName, ...[x - left, y - top, width, height].map(Math.round)];
      });
    }"""
    button(screen, opener).click()
    screen.wait_for_selector("dialog[open]")
    screen.wait_for_function("() => document.getAnimations().length === 0")
    before = screen.evaluate(places)
    # The closing dialog stays at the beginning of its animation.
    devtools = screen.context.new_cdp_session(screen)
    devtools.send("Animation.enable")
    devtools.send("Animation.setPlaybackRate", {"playbackRate": 0})
    screen.keyboard.press("Escape")
    screen.wait_for_selector("dialog:not([open])")
    assert screen.evaluate(places) == before


def test_presentation_survives_disconnect(screen):
    button(screen, "Open sheet").click()
    button(screen, "Next from 1").click()
    screen.get_by_placeholder("Name 2").fill("Bea")
    screen.context.set_offline(True)
    screen.wait_for_selector("html[data-line=cut]", state="attached")
    expect(screen.locator("#line")).to_be_visible()
    assert screen.evaluate("document.getElementById('line').closest('dialog') !== null")
    screen.context.set_offline(False)
    screen.wait_for_selector("html[data-line=live]", state="attached")
    expect(screen.get_by_placeholder("Name 2")).to_have_value("Bea")
    screen.keyboard.press("Escape")
    expect(screen.locator("dialog")).to_have_count(1)
    screen.keyboard.press("Escape")
    expect(screen.locator("dialog")).to_have_count(0)


def test_ended_session_removes_sheets(screen):
    button(screen, "Open sheet").click()
    button(screen, "Next from 1").click()
    expect(screen.get_by_placeholder("Name 2")).to_be_visible()
    reload_with_new_session(screen)
    expect(screen.locator("dialog")).to_have_count(0)
    button(screen, "Open sheet").click()
    expect(screen.get_by_placeholder("Name 1")).to_be_visible()


def test_picker_lists_its_options(screen):
    picker, color = screen.get_by_role("combobox", name="Color"), screen.get_by_test_id("color")
    assert picker.locator("option").all_text_contents() == ["None", "Red", "Green"]
    picker.select_option("Green")
    expect(color).to_have_text("color green")
    button(screen, "Toggle blue").click()
    expect(picker.locator("option")).to_have_count(4)
    assert picker.evaluate("select => select.selectedOptions[0].label") == "Green"
    picker.select_option("Blue")
    expect(color).to_have_text("color blue")
    button(screen, "Toggle blue").click()
    expect(picker).to_have_value("")
    # A picker without a selection does not look disabled, even with the placeholder option of an initial render.
    color_of = "select => getComputedStyle(select.parentElement).color"
    before = picker.evaluate(color_of)
    picker.evaluate("""select => select.insertAdjacentHTML("afterbegin", "<option value='' selected disabled hidden>")""")
    assert picker.evaluate(color_of) == before
    expect(color).to_have_text("color blue")
    picker.select_option("None")
    expect(color).to_have_text("color none")
    button(screen, "Paint it violet").click()
    expect(color).to_have_text("color violet")
    expect(picker).to_have_value("")


def front(fixture, page, width=390, height=844):
    page.set_viewport_size({"width": width, "height": height})
    visit(page, fixture.address + "/front")
    return page


def settled(dialog):
    dialog.evaluate("dialog => Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))")
    return dialog.bounding_box()


def test_sheet_has_detent_height_and_is_card_in_wide_window(fixture, page):
    front(fixture, page)
    button(page, "Medium").click()
    assert settled(page.locator("dialog"))["height"] == 422
    front(fixture, page, 1280, 800)
    button(page, "Medium").click()
    expect(page.get_by_text("Half")).to_be_visible()
    card = settled(page.locator("dialog"))
    assert (card["width"], card["height"]) == (540, 620)


def test_full_screen_cover_fills_window_and_dismisses_by_content(fixture, page):
    lines = []
    page.on("websocket", lambda line: lines.append(line))
    front(fixture, page)
    button(page, "Cover").click()
    cover = settled(page.locator("dialog"))
    assert (cover["width"], cover["height"]) == (390, 844)
    middle = button(page, "Leave the cover").bounding_box()
    assert abs(middle["y"] + middle["height"] / 2 - 422) < 4
    # The server acknowledges the event, and does not dismiss the cover.
    with lines[-1].expect_event("framereceived"):
        page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_be_visible()
    button(page, "Leave the cover").click()
    expect(page.locator("dialog")).to_have_count(0)


def test_sheet_with_disabled_dismissal_stays(fixture, page):
    front(fixture, page)
    button(page, "Locked").click()
    expect(button(page, "Unlock")).to_be_visible()
    page.keyboard.press("Escape")
    page.go_back()
    # The page adds the entry of the sheet to the history again when the server has handled the event.
    until(page, "() => history.state?.depth === 1")
    expect(button(page, "Unlock")).to_be_visible()
    button(page, "Unlock").click()
    expect(page.locator("dialog")).to_have_count(0)


def test_confirmation_dialog_is_at_bottom_with_stacked_buttons(fixture, page):
    front(fixture, page)
    button(page, "Dialog").click()
    dialog = settled(page.get_by_role("alertdialog", name="What now?"))
    assert dialog["y"] + dialog["height"] == 836
    places = [button(page, name).bounding_box()["y"] for name in ["Delete", "Archive", "Cancel"]]
    assert places == sorted(places) and len(set(places)) == 3
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(button(page, "Dialog")).to_be_focused()
    button(page, "Dialog").click()
    button(page, "Archive").click()
    expect(page.get_by_text("Answer archive")).to_be_visible()


def test_popover_is_sheet_in_narrow_window_and_compact_in_wide_window(fixture, page):
    front(fixture, page)
    button(page, "Popover").click()
    assert settled(page.locator("dialog"))["width"] == 390
    page.keyboard.press("Escape")
    # The popover's history entry is removed with it. Navigating to another URL before that would fail, so wait.
    expect(page.locator("dialog")).to_have_count(0)
    front(fixture, page, 1280, 800)
    button(page, "Popover").click()
    popover = settled(page.locator("dialog"))
    assert popover["width"] < 400
    anchor = button(page, "Popover").bounding_box()
    assert popover["y"] - anchor["y"] - anchor["height"] == pytest.approx(8, abs=1), "below its button"
    middles = [box["x"] + box["width"] / 2 for box in (anchor, popover)]
    assert middles[0] == pytest.approx(middles[1], abs=1)
    page.set_viewport_size({"width": 1280, "height": 520})
    anchor, popover = button(page, "Popover").bounding_box(), settled(page.locator("dialog"))
    assert popover["y"] > anchor["y"], "the popover follows its button"


def test_press_outside_dismisses_presentation(fixture, page):
    sent = []
    # A message with only a number acknowledges patches and can arrive late.
    page.on("websocket", lambda line: line.on("framesent", lambda frame: "," in frame and sent.append(frame)))
    front(fixture, page, 1280, 800)
    for name in ("Popover", "Medium", "Dialog"):
        button(page, name).click()
        dialog = page.locator("dialog")
        settled(dialog)
        # A press that starts inside the presentation does not dismiss it.
        box = dialog.bounding_box()
        page.mouse.move(box["x"] + 5, box["y"] + 30)
        page.mouse.down()
        page.mouse.move(20, 20)
        before = len(sent)
        page.mouse.up()
        page.evaluate("() => new Promise(requestAnimationFrame)")
        assert not sent[before:]
        page.mouse.click(20, 20)
        expect(dialog).to_have_count(0)
        assert sent[before:]
    button(page, "Locked").click()
    settled(page.locator("dialog"))
    page.mouse.click(20, 20)
    button(page, "Unlock").click()
    expect(page.locator("dialog")).to_have_count(0)


def test_sheet_content_can_overlap_grabber(fixture, page):
    front(fixture, page)
    button(page, "Form").click()
    sheet = settled(page.locator("dialog"))
    color = page.locator("view-color").bounding_box()
    assert abs(color["y"] - sheet["y"]) < 1 and abs(color["height"] - sheet["height"]) < 1
    button(page, "Save").click()
    expect(page.locator("dialog")).to_have_count(0)
