"""Typing over a slow connection: no character is lost and the caret keeps its position."""

import pytest
from conftest import visit
from playwright.sync_api import expect

ROUND_TRIP = 0.15
CARET = "input => input.selectionStart"


@pytest.fixture
def slow(fixture, relay):
    return f"http://127.0.0.1:{relay(fixture, ROUND_TRIP).port}"


def test_fast_typing_loses_no_character(slow, page):
    text = "the quick brown fox jumps over the lazy dog"
    visit(page, slow + "/echo")
    field = page.get_by_label("Say something")
    field.press_sequentially(text, delay=20)
    assert field.input_value() == text
    expect(page.get_by_test_id("echo")).to_have_text("You said: " + text)
    assert field.input_value() == text
    assert field.evaluate(CARET) == len(text)


def test_an_insertion_in_the_middle_keeps_the_caret(slow, page):
    visit(page, slow + "/echo")
    field = page.get_by_label("Say something")
    field.press_sequentially("one three", delay=20)
    for _ in range(5):
        field.press("ArrowLeft")
    field.press_sequentially("two ", delay=20)
    expect(page.get_by_test_id("echo")).to_have_text("You said: one two three")
    expect(field).to_have_value("one two three")
    assert field.evaluate(CARET) == len("one two ")


def test_digits_only_field_ends_with_digits(slow, page):
    visit(page, slow + "/digits")
    field = page.get_by_label("Number")
    # The delay lets corrections arrive during typing.
    field.press_sequentially("1a2b3c4d5e6f7g8h9i", delay=40)
    expect(page.get_by_test_id("number")).to_have_text("123456789")
    expect(field).to_have_value("123456789")
    assert field.evaluate(CARET) == 9


def test_a_correction_in_the_middle_keeps_the_caret(slow, page):
    visit(page, slow + "/digits")
    field = page.get_by_label("Number")
    field.press_sequentially("1256")
    for _ in range(2):
        field.press("ArrowLeft")
    field.press_sequentially("x34", delay=20)
    expect(page.get_by_test_id("number")).to_have_text("123456")
    expect(field).to_have_value("123456")
    assert field.evaluate(CARET) == 4


def test_text_typed_before_live_is_sent(fixture, relay, page):
    line = relay(fixture, 1.0)
    page.goto(f"http://127.0.0.1:{line.port}/echo", wait_until="domcontentloaded")
    field = page.get_by_label("Say something")
    field.press_sequentially("early")
    assert page.locator("html[data-line=live]").count() == 0
    expect(page.get_by_test_id("echo")).to_have_text("You said: early")
    expect(field).to_have_value("early")


def test_selection_and_press_before_live_are_applied(fixture, relay, page):
    line = relay(fixture, 1.0)
    page.goto(f"http://127.0.0.1:{line.port}/styles", wait_until="domcontentloaded")
    sizes = page.get_by_role("radiogroup", name="Sizes")
    sizes.get_by_text("Large").click()
    page.get_by_role("button", name="Bordered").click()
    assert page.locator("html[data-line=live]").count() == 0
    expect(page.get_by_test_id("state")).to_have_text("1 2 on")
    expect(sizes.get_by_role("radio", name="Large")).to_be_checked()
    expect(page.locator("#line")).to_be_hidden()


@pytest.fixture
def late_script(page):
    """Delays the script of a page until the returned function is called."""
    waiting = []
    page.route("**/client-*.js", lambda route: waiting.append(route))
    return lambda: waiting.pop().continue_()


def test_text_typed_before_script_load_is_sent(fixture, page, late_script):
    page.goto(fixture.address + "/echo", wait_until="commit")
    field = page.get_by_label("Say something")
    field.press_sequentially("early")
    late_script()
    expect(page.get_by_test_id("echo")).to_have_text("You said: early")
    expect(field).to_have_value("early")


def test_selection_before_script_load_is_sent(fixture, page, late_script):
    page.goto(fixture.address + "/styles", wait_until="commit")
    page.get_by_role("radiogroup", name="Sizes").get_by_text("Small").click()
    page.get_by_text("Boxed").click()
    late_script()
    expect(page.get_by_test_id("state")).to_have_text("0 0 off")


def test_composed_text_is_sent_when_composition_ends(slow, page, context):
    visit(page, slow + "/echo")
    field = page.get_by_label("Say something")
    field.focus()
    keyboard = context.new_cdp_session(page)
    for text in ("n", "ni", "に"):
        keyboard.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    keyboard.send("Input.insertText", {"text": "日"})
    expect(page.get_by_test_id("echo")).to_have_text("You said: 日")
    expect(field).to_have_value("日")


def test_text_typed_after_submit_is_separate(slow, page):
    visit(page, slow + "/echo")
    field = page.get_by_label("Say something")
    field.press_sequentially("milk")
    field.press("Enter")
    field.press_sequentially("eggs")
    expect(page.get_by_test_id("sent")).to_have_text("Sent: milk")
    expect(page.get_by_test_id("echo")).to_have_text("You said: eggs")
    expect(field).to_have_value("eggs")
    assert field.evaluate(CARET) == 4
    field.press_sequentially("!")
    expect(page.get_by_test_id("echo")).to_have_text("You said: eggs!")
    expect(field).to_have_value("eggs!")


def test_fast_submits_arrive_separately(slow, page):
    visit(page, slow + "/shopping")
    field = page.get_by_label("Add")
    for item in ("milk", "eggs", "ham"):
        field.press_sequentially(item)
        field.press("Enter")
    field.press_sequentially("salt")
    expect(page.get_by_test_id("items")).to_have_text("milk eggs ham")
    expect(field).to_have_value("salt")
    page.get_by_role("button", name="Add").click()
    field.press_sequentially("oil")
    expect(page.get_by_test_id("items")).to_have_text("milk eggs ham salt")
    expect(field).to_have_value("oil")


def test_button_press_keeps_field_focus(slow, page):
    visit(page, slow + "/shopping")
    field = page.get_by_label("Add")
    field.press_sequentially("milk")
    page.get_by_role("button", name="Add").click()
    page.keyboard.type("eggs")
    expect(page.get_by_test_id("items")).to_have_text("milk")
    expect(field).to_have_value("eggs")
    field.press("Tab")
    expect(page.get_by_role("button", name="Add")).to_be_focused()


def test_text_typed_during_focus_change_reaches_next_field(slow, page):
    visit(page, slow + "/address")
    street, town = page.get_by_label("Street"), page.get_by_label("Town")
    street.focus()
    page.keyboard.type("Main")
    page.keyboard.press("Enter")
    page.keyboard.type("Ro")
    expect(town).to_be_focused()
    expect(town).to_have_value("Ro")
    page.keyboard.type("me")
    expect(page.get_by_test_id("address")).to_have_text("Main, Rome")
    expect(street).to_have_value("Main")
    page.keyboard.press("Enter")
    page.keyboard.type("!")
    expect(town).not_to_be_focused()
    expect(page.get_by_test_id("address")).to_have_text("Main, Rome!")
    street.focus()
    page.get_by_role("button", name="Clear street").click()
    page.keyboard.type("?")
    expect(town).to_be_focused()
    expect(page.get_by_test_id("address")).to_have_text(", Rome!?")


def test_text_ended_by_separator_is_taken_and_typing_continues(slow, page):
    visit(page, slow + "/shopping")
    field = page.get_by_label("Add")
    field.press_sequentially("tea,jam,bread", delay=20)
    expect(page.get_by_test_id("items")).to_have_text("tea jam")
    expect(field).to_have_value("bread")


def test_field_is_cleared_after_composition(slow, page, context):
    visit(page, slow + "/echo")
    field = page.get_by_label("Say something")
    field.press_sequentially("あ")
    field.press("Enter")
    keyboard = context.new_cdp_session(page)
    keyboard.send("Input.imeSetComposition", {"text": "n", "selectionStart": 1, "selectionEnd": 1})
    expect(page.get_by_test_id("sent")).to_have_text("Sent: あ")
    keyboard.send("Input.insertText", {"text": "日"})
    expect(page.get_by_test_id("echo")).to_have_text("You said: 日")
    expect(field).to_have_value("日")


def test_text_typed_after_submit_survives_disconnect(fixture, relay, page):
    line = relay(fixture, ROUND_TRIP)
    visit(page, f"http://127.0.0.1:{line.port}/echo")
    field = page.get_by_label("Say something")
    field.press_sequentially("milk")
    expect(page.get_by_test_id("echo")).to_have_text("You said: milk")
    field.press("Enter")
    field.press_sequentially("eggs")
    line.cut()
    expect(page.locator("html[data-line=cut]")).to_be_attached()
    field.press_sequentially("!")
    line.restore()
    expect(page.get_by_test_id("sent")).to_have_text("Sent: milk")
    expect(page.get_by_test_id("echo")).to_have_text("You said: eggs!")
    expect(field).to_have_value("eggs!")
