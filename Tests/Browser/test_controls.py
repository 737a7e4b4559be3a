"""Sliders and toggles, by mouse and by keyboard."""

import pytest
from conftest import visit
from playwright.sync_api import expect


@pytest.fixture
def controls(fixture, page):
    visit(page, fixture.address + "/controls")
    return page


def test_a_slider_is_moved_by_keyboard_and_by_the_screen(controls):
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


def test_a_toggle_is_turned_on_by_its_label_and_off_by_the_screen(controls):
    toggle, state = controls.get_by_role("switch", name="Loud"), controls.get_by_test_id("state")
    expect(toggle).not_to_be_checked()
    controls.get_by_text("Loud").click()
    expect(toggle).to_be_checked()
    expect(state).to_have_text("2.0 loud")
    controls.get_by_role("button", name="Reset").click()
    expect(toggle).not_to_be_checked()
    toggle.press("Space")
    expect(state).to_have_text("1.0 loud")


def test_what_is_disabled_does_not_move(controls):
    controls.get_by_text("Locked").click()
    expect(controls.get_by_role("slider", name="Volume")).to_be_disabled()
    expect(controls.get_by_role("switch", name="Loud")).to_be_disabled()
    controls.get_by_text("Locked").click()
    expect(controls.get_by_role("switch", name="Loud")).to_be_enabled()


def test_values_survive_a_line_that_is_cut(controls):
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


def test_choices_side_by_side_are_chosen_by_mouse_by_keyboard_and_by_the_screen(styles):
    group, state = styles.get_by_role("radiogroup", name="Sizes"), styles.get_by_test_id("state")
    expect(group.get_by_role("radio", name="Medium")).to_be_checked()
    group.get_by_text("Large").click()
    expect(state).to_have_text("0 2 on")
    expect(group.get_by_role("radio", name="Large")).to_be_checked()
    styles.keyboard.press("ArrowLeft")
    expect(state).to_have_text("0 1 on")
    # The others show the same.
    for name in ["Symbols", "Lines", "Rounds", "Wheel"]:
        expect(styles.get_by_role("radiogroup", name=name).get_by_role("radio").nth(1)).to_be_checked()
    styles.get_by_role("button", name="Small").last.click()
    expect(group.get_by_role("radio", name="Small")).to_be_checked()
    assert group.evaluate("list => list.style.getPropertyValue('--at')") == "0"


def test_symbols_to_choose_have_names(styles):
    styles.get_by_role("radio", name="Glass").focus()
    styles.keyboard.press("ArrowRight")
    expect(styles.get_by_role("radio", name="Arrow")).to_be_checked()
    expect(styles.get_by_test_id("state")).to_have_text("0 2 on")


def test_a_wheel_chooses_where_it_comes_to_rest(styles):
    wheel = styles.get_by_role("radiogroup", name="Wheel")
    assert wheel.evaluate("list => list.scrollTop") == 36
    wheel.evaluate("list => list.scrollTo({ top: 72 })")
    expect(styles.get_by_test_id("state")).to_have_text("0 2 on")


def test_a_style_is_told_while_its_button_is_pressed(styles):
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


def test_toggles_look_different_and_are_all_switches(styles):
    for name in ["Pushed", "Boxed", "Hidden label", "Switch"]:
        expect(styles.get_by_role("switch", name=name)).to_be_checked()
    styles.get_by_text("Pushed").click()
    expect(styles.get_by_test_id("state")).to_have_text("0 1 off")
    styles.get_by_role("switch", name="Hidden label").press("Space")
    expect(styles.get_by_test_id("state")).to_have_text("0 1 on")


def test_choices_are_disabled_and_enabled_with_the_picker(styles):
    styles.get_by_text("Locked").click()
    expect(styles.get_by_role("radiogroup", name="Sizes").get_by_role("radio", name="Small")).to_be_disabled()
    expect(styles.get_by_role("button", name="Own")).to_be_disabled()
    styles.get_by_text("Locked").click()
    expect(styles.get_by_role("radiogroup", name="Sizes").get_by_role("radio", name="Small")).to_be_enabled()
