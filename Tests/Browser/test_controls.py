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
