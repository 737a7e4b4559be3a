"""Sliders, toggles, pickers, menus and other controls, by mouse and by keyboard."""

import pytest
from conftest import visit, wait_until_live
from playwright.sync_api import expect


@pytest.fixture
def controls(fixture, page):
    visit(page, fixture.address + "/controls")
    return page


def test_slider_moves_by_keyboard_and_by_state(controls):
    slider, state = controls.get_by_role("slider", name="Volume"), controls.get_by_test_id("state")
    expect(slider).to_have_value("2")
    slider.focus()
    controls.keyboard.press("ArrowRight")
    expect(state).to_have_text("2.5 quiet")
    controls.keyboard.press("End")
    expect(state).to_have_text("10.0 quiet")
    controls.get_by_role("button", name="Reset").click()
    expect(slider).to_have_value("1")
    expect(state).to_have_text("1.0 quiet")


def test_toggle_changes_by_label_click_and_by_state(controls):
    toggle, state = controls.get_by_role("switch", name="Loud"), controls.get_by_test_id("state")
    expect(toggle).not_to_be_checked()
    controls.get_by_text("Loud").click()
    expect(toggle).to_be_checked()
    expect(state).to_have_text("2.0 loud")
    controls.get_by_role("button", name="Reset").click()
    expect(toggle).not_to_be_checked()
    toggle.press("Space")
    expect(state).to_have_text("1.0 loud")


def test_disabled_controls_ignore_input(controls):
    controls.get_by_text("Locked").click()
    expect(controls.get_by_role("slider", name="Volume")).to_be_disabled()
    expect(controls.get_by_role("switch", name="Loud")).to_be_disabled()
    controls.get_by_text("Locked").click()
    expect(controls.get_by_role("switch", name="Loud")).to_be_enabled()


def test_values_survive_disconnect(controls):
    controls.get_by_text("Loud").click()
    expect(controls.get_by_test_id("state")).to_have_text("2.0 loud")
    controls.context.set_offline(True)
    controls.wait_for_selector("html[data-line=cut]", state="attached")
    controls.context.set_offline(False)
    controls.wait_for_selector("html[data-line=live]", state="attached")
    expect(controls.get_by_role("switch", name="Loud")).to_be_checked()


@pytest.fixture
def styles(fixture, page):
    visit(page, fixture.address + "/styles")
    return page


def test_segmented_picker_changes_by_mouse_keyboard_and_state(styles):
    group, state = styles.get_by_role("radiogroup", name="Sizes"), styles.get_by_test_id("state")
    expect(group.get_by_role("radio", name="Medium")).to_be_checked()
    group.get_by_text("Large").click()
    expect(state).to_have_text("0 2 on")
    expect(group.get_by_role("radio", name="Large")).to_be_checked()
    styles.keyboard.press("ArrowLeft")
    expect(state).to_have_text("0 1 on")
    # The other pickers show the same selection.
    for name in ["Symbols", "Lines", "Rounds", "Wheel"]:
        expect(styles.get_by_role("radiogroup", name=name).get_by_role("radio").nth(1)).to_be_checked()
    styles.get_by_role("button", name="Small").last.click()
    expect(group.get_by_role("radio", name="Small")).to_be_checked()
    assert group.evaluate("list => list.style.getPropertyValue('--at')") == "0"


def test_symbol_options_have_accessible_names(styles):
    styles.get_by_role("radio", name="Glass").focus()
    styles.keyboard.press("ArrowRight")
    expect(styles.get_by_role("radio", name="Arrow")).to_be_checked()
    expect(styles.get_by_test_id("state")).to_have_text("0 2 on")


def test_wheel_selects_option_where_it_stops(styles):
    wheel = styles.get_by_role("radiogroup", name="Wheel")
    assert wheel.evaluate("list => list.scrollTop") == 36
    wheel.evaluate("list => list.scrollTo({ top: 72 })")
    expect(styles.get_by_test_id("state")).to_have_text("0 2 on")


def test_button_style_receives_pressed_state(styles):
    button, pressed = styles.get_by_role("button", name="Own"), styles.get_by_test_id("pressed")
    expect(pressed).to_have_text("up")
    button.hover()
    styles.mouse.down()
    expect(pressed).to_have_text("down")
    styles.mouse.up()
    expect(pressed).to_have_text("up")
    expect(styles.get_by_test_id("state")).to_have_text("1 1 on")
    button.focus()
    styles.keyboard.down(" ")
    expect(pressed).to_have_text("down")
    styles.keyboard.up(" ")
    expect(pressed).to_have_text("up")
    expect(styles.get_by_test_id("state")).to_have_text("2 1 on")


def test_toggle_styles_differ_and_share_switch_role(styles):
    for name in ["Pushed", "Boxed", "Hidden label", "Switch"]:
        expect(styles.get_by_role("switch", name=name)).to_be_checked()
    styles.get_by_text("Pushed").click()
    expect(styles.get_by_test_id("state")).to_have_text("0 1 off")
    styles.get_by_role("switch", name="Hidden label").press("Space")
    expect(styles.get_by_test_id("state")).to_have_text("0 1 on")


def test_options_are_disabled_with_picker(styles):
    styles.get_by_text("Locked").click()
    expect(styles.get_by_role("radiogroup", name="Sizes").get_by_role("radio", name="Small")).to_be_disabled()
    expect(styles.get_by_role("button", name="Own")).to_be_disabled()
    styles.get_by_text("Locked").click()
    expect(styles.get_by_role("radiogroup", name="Sizes").get_by_role("radio", name="Small")).to_be_enabled()


def test_disabled_plain_button_is_dimmed_and_keeps_color(styles):
    look = "button => { const { color, opacity } = getComputedStyle(button); return [color, opacity]; }"
    color, opacity = styles.get_by_role("button", name="Plain", exact=True).evaluate(look)
    assert opacity == "1"
    assert styles.get_by_role("button", name="Plain off").evaluate(look) == [color, "0.5"]
    styles.get_by_text("Locked").click()
    expect(styles.get_by_role("button", name="Plain", exact=True)).to_have_css("opacity", "0.5")


@pytest.fixture
def more(fixture, page):
    visit(page, fixture.address + "/more-controls")
    return page


def test_number_field_reformats_value_on_blur(more):
    field, entries = more.get_by_role("textbox", name="Age"), more.get_by_test_id("entries")
    field.fill("x")
    expect(entries).to_have_text("42  7")
    field.fill("77")
    expect(entries).to_have_text("77  7")
    field.fill("none")
    more.get_by_role("textbox", name="Password").fill("secret")
    expect(field).to_have_value("77")
    expect(entries).to_have_text("77 secret 7")
    assert field.get_attribute("inputmode") == "numeric"
    assert more.get_by_role("textbox", name="Password").get_attribute("autocomplete") == "new-password"


def test_multiline_text_is_one_value(more):
    note, editor = more.get_by_role("textbox", name="Note"), more.get_by_role("textbox", name="Editor")
    expect(note).to_have_value("one\ntwo")
    editor.press_sequentially("!")
    expect(note).to_have_value("one\ntwo!" if editor.input_value().endswith("!") else "!one\ntwo")


def test_stepper_buttons_stop_at_limit(more):
    stepper = more.get_by_role("group", name="Count")
    stepper.get_by_role("button", name="Increment").click()
    expect(more.get_by_test_id("values")).to_have_text("2 11574 true")
    expect(stepper.get_by_role("button", name="Increment")).to_be_disabled()
    stepper.get_by_role("button", name="Decrement").press("Enter")
    expect(more.get_by_test_id("values")).to_have_text("1 11574 true")


def test_dates_and_colors_are_clamped_to_range(more):
    day = more.get_by_label("Day")
    day.fill("2001-09-10")
    expect(more.get_by_test_id("values")).to_have_text("1 11575 true")
    # A year out of range is kept while it is being typed, until the field loses focus.
    day.fill("1990-01-01")
    more.get_by_role("textbox", name="Age").focus()
    expect(day).to_have_value("1998-07-09")
    more.get_by_label("Color").evaluate("field => { field.value = '#ff0000'; field.dispatchEvent(new Event('input', { bubbles: true })) }")
    expect(more.get_by_test_id("values")).to_have_text("1 10416 false")


def test_menu_works_by_mouse_and_keyboard(more):
    opener, log = more.get_by_role("button", name="Options"), more.get_by_test_id("log")
    opener.click()
    more.get_by_role("button", name="First").click()
    expect(log).to_have_text("log first ")
    expect(more.get_by_role("button", name="First")).to_be_hidden()
    opener.focus()
    more.keyboard.press("ArrowDown")
    expect(more.get_by_role("button", name="First")).to_be_focused()
    expect(opener).to_have_attribute("aria-expanded", "true")
    more.keyboard.press("End")
    expect(more.get_by_role("button", name="Delete")).to_be_focused()
    more.keyboard.press("Enter")
    expect(log).to_have_text("log first delete ")
    opener.click()
    more.keyboard.press("Escape")
    expect(more.get_by_role("button", name="First")).to_be_hidden()
    opener.click()
    more.get_by_role("button", name="More").click()
    more.get_by_role("button", name="Inner").click()
    expect(log).to_have_text("log first delete inner ")


def test_pressing_menu_with_primary_action_runs_it(more):
    opener, log = more.get_by_role("button", name="Primary"), more.get_by_test_id("log")
    opener.click()
    expect(log).to_have_text("log primary ")
    opener.click(button="right")
    more.get_by_role("button", name="Second").click()
    expect(log).to_have_text("log primary second ")


def test_context_menu_opens_by_secondary_click_and_keyboard(more):
    row, log = more.get_by_text("Row"), more.get_by_test_id("log")
    row.click(button="right")
    more.get_by_role("button", name="Copy", exact=True).click()
    expect(log).to_have_text("log copy ")
    more.locator("[data-context]").focus()
    more.keyboard.press("Enter")
    expect(more.get_by_role("button", name="Copy", exact=True)).to_be_focused()
    more.keyboard.press("Enter")
    expect(log).to_have_text("log copy copy ")


def test_keyboard_shortcuts_press_buttons(more):
    log = more.get_by_test_id("log")
    more.keyboard.press("Control+k")
    expect(log).to_have_text("log save ")
    more.keyboard.press("Enter")
    expect(log).to_have_text("log save done ")


def test_disclosure_group_expands_and_collapses(more):
    button = more.get_by_role("button", name="Details")
    button.click()
    expect(more.get_by_text("Hidden at first")).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")
    # On this page, Return is the shortcut of another button.
    button.press("Space")
    expect(more.get_by_text("Hidden at first")).to_be_hidden()


def test_paste_button_pastes_clipboard(more):
    more.context.grant_permissions(["clipboard-read", "clipboard-write"])
    more.evaluate("navigator.clipboard.writeText('a text <b>')")
    more.get_by_test_id("clipboard").click()
    expect(more.get_by_test_id("log")).to_have_text("log pasted a text <b> ")
    more.evaluate("navigator.clipboard.writeText('x'.repeat(1048577))")
    more.get_by_test_id("clipboard").click()
    expect(more.get_by_text("This text is 1 KB too long: at most 1024 KB fits here.")).to_be_visible()
    more.context.clear_permissions()


def test_app_copies_to_clipboard(more):
    more.context.grant_permissions(["clipboard-read", "clipboard-write"])
    more.get_by_role("button", name="Copy code").click()
    more.wait_for_function("navigator.clipboard.readText().then((text) => text == 'code <4711>')")
    more.context.clear_permissions()


def test_insecure_page_copies_with_legacy_api(more):
    more.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    more.reload()
    wait_until_live(more)
    more.get_by_role("button", name="Copy code").click()
    note = more.get_by_role("textbox", name="Note")
    note.fill("")
    more.keyboard.press("Control+V")
    expect(note).to_have_value("code <4711>")


def test_denied_copy_shows_message(more):
    more.add_init_script(
        "navigator.clipboard.writeText = () => Promise.reject(new Error()); document.execCommand = () => false"
    )
    more.reload()
    wait_until_live(more)
    more.get_by_role("button", name="Copy code").press("Enter")
    expect(more.get_by_text("This browser does not allow copying here.")).to_be_visible()


def test_denied_paste_shows_message(more):
    more.add_init_script("navigator.clipboard.readText = () => Promise.reject(new Error())")
    more.reload()
    wait_until_live(more)
    more.get_by_test_id("clipboard").press("Enter")
    expect(more.get_by_text("This browser does not allow pasting here.")).to_be_visible()
    expect(more.get_by_test_id("log")).to_have_text("log ")
