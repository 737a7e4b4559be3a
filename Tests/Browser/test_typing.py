"""Typing over a slow line: no character is lost and the caret stays where the person put it."""

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


def test_a_field_that_takes_digits_only_ends_up_with_the_digits(slow, page):
    visit(page, slow + "/digits")
    field = page.get_by_label("Number")
    # Long enough for corrections to arrive while the person is still typing.
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


def test_what_was_typed_before_the_page_was_live_is_kept_and_sent(fixture, relay, page):
    line = relay(fixture, 1.0)
    page.goto(f"http://127.0.0.1:{line.port}/echo", wait_until="domcontentloaded")
    field = page.get_by_label("Say something")
    field.press_sequentially("early")
    assert page.locator("html[data-line=live]").count() == 0
    expect(page.get_by_test_id("echo")).to_have_text("You said: early")
    expect(field).to_have_value("early")


def test_text_an_input_method_composes_is_sent_when_it_is_done(slow, page, context):
    visit(page, slow + "/echo")
    field = page.get_by_label("Say something")
    field.focus()
    keyboard = context.new_cdp_session(page)
    for text in ("n", "ni", "に"):
        keyboard.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    keyboard.send("Input.insertText", {"text": "日"})
    expect(page.get_by_test_id("echo")).to_have_text("You said: 日")
    expect(field).to_have_value("日")
