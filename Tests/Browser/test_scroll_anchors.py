"""Scroll regions with a bottom anchor, as in a chat."""

import re

import pytest
from conftest import visit, wait_until_live
from playwright.sync_api import expect
from waits import next_frame, until

AT_END = "({ scrollTop, scrollHeight, clientHeight }) => Math.abs(scrollTop + clientHeight - scrollHeight) < 2"


@pytest.fixture
def chat(fixture, page):
    visit(page, fixture.address + "/chat")
    return page


def region(page, name: str):
    return page.locator(f"view-scroll[data-testid={name}], [data-testid={name}] view-scroll").first.element_handle()


def over(page, of) -> None:
    box = of.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("name", ["chat", "rows"])
def test_region_with_bottom_anchor_stays_at_end(chat, name):
    messages = region(chat, name)
    chat.wait_for_function(AT_END, arg=messages)
    for button in ["Say", "Say ten", "Say"]:
        height = messages.evaluate("each => each.scrollHeight")
        chat.get_by_role("button", name=button, exact=True).click()
        chat.wait_for_function("([each, height]) => each.scrollHeight > height", arg=[messages, height])
        chat.wait_for_function(AT_END, arg=messages)
    last = "Message 51" if name == "chat" else "Row 1,051"
    chat.get_by_text(last, exact=True).wait_for()


def test_scrolled_region_keeps_position_until_back_at_end(chat):
    messages = region(chat, "chat")
    chat.wait_for_function(AT_END, arg=messages)
    over(chat, messages)
    chat.mouse.wheel(0, -600)
    chat.wait_for_function("each => each.scrollTop === 40 * 40 - 200 - 600", arg=messages)
    chat.get_by_role("button", name="Say", exact=True).click()
    chat.wait_for_function("each => each.scrollHeight === 41 * 40", arg=messages)
    assert messages.evaluate("each => each.scrollTop") == 800
    over(chat, messages)
    chat.mouse.wheel(0, 5_000)
    chat.wait_for_function(AT_END, arg=messages)
    chat.get_by_role("button", name="Say", exact=True).click()
    chat.wait_for_function("each => each.scrollHeight === 42 * 40", arg=messages)
    chat.wait_for_function(AT_END, arg=messages)


def test_short_content_is_aligned_to_bottom(chat):
    words = region(chat, "few")
    bottom = "each => each.getBoundingClientRect().bottom - each.firstElementChild.getBoundingClientRect().bottom"
    assert abs(words.evaluate(bottom)) < 1
    for _ in range(3):
        chat.get_by_role("button", name="Say little").click()
    chat.wait_for_function("each => each.scrollHeight === 200", arg=words)
    assert words.evaluate("each => each.scrollTop") == 0


def test_region_is_at_end_after_reload(chat):
    messages = region(chat, "chat")
    chat.wait_for_function(AT_END, arg=messages)
    chat.reload()
    wait_until_live(chat)
    chat.wait_for_function(AT_END, arg=region(chat, "chat"))


def test_growing_bar_keeps_last_row_visible_and_hides_covered_rows(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    page.clock.install()
    visit(page, fixture.address + "/composer")
    last = page.get_by_text("Message 59", exact=True)
    expect(last).to_be_in_viewport(ratio=1)
    # All other events have ended that could make the page measure the last message.
    page.clock.fast_forward(1_200)
    draft = page.get_by_label("Draft")
    draft.click()
    for line in "abcd":
        height = draft.bounding_box()["height"]
        page.keyboard.type(line)
        page.keyboard.press("Enter")
        until(page, "([draft, height]) => draft.getBoundingClientRect().height > height", [draft.element_handle(), height])
    until(page, "() => document.querySelector('textarea').offsetHeight > 80")

    def covered() -> bool:
        bar = page.get_by_test_id("composer").bounding_box()
        box = last.bounding_box()
        return box["y"] + box["height"] > bar["y"] + 1

    next_frame(page)
    assert not covered()
    page.mouse.move(200, 300)
    page.mouse.wheel(0, -400)
    # Rows are 48 points apart.
    expect(page.get_by_test_id("seen")).to_have_text(re.compile("seen 5[01]$"))
