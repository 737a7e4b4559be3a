"""Disconnects: state and fields are kept, the page is not reloaded, and a message is shown."""

import pytest
from conftest import Server, visit, wait_until_live
from playwright.sync_api import expect

UNANSWERED = "The server does not reply"


@pytest.mark.parametrize("attempts", [1, 3])
def test_disconnect_keeps_state_and_field(fixture, relay, page, attempts):
    line = relay(fixture)
    visit(page, f"http://127.0.0.1:{line.port}/echo")
    page.evaluate("window.isTheSamePage = true")
    field = page.get_by_label("Say something")
    field.press_sequentially("before")
    expect(page.get_by_test_id("echo")).to_have_text("You said: before")
    line.cut()
    expect(page.get_by_role("status")).to_contain_text(UNANSWERED)
    field.press_sequentially(" and after")
    # After each attempt to connect, the page asks for the reason of the refusal. The third attempt requests a new token.
    line.wait_for_refusals(2 * attempts - 1)
    line.restore()
    expect(page.get_by_test_id("echo")).to_have_text("You said: before and after")
    expect(field).to_have_value("before and after")
    expect(field).to_be_focused()
    expect(page.get_by_role("status")).to_be_hidden()
    assert page.evaluate("window.isTheSamePage")


def test_press_while_offline_is_refused_and_not_sent_later(fixture, relay, page):
    line = relay(fixture)
    visit(page, f"http://127.0.0.1:{line.port}/counter")
    button = page.get_by_role("button", name="Increment")
    button.click()
    expect(page.get_by_test_id("count")).to_have_text("1")
    line.cut()
    page.wait_for_selector("html[data-line=cut]", state="attached")
    button.click()
    expect(page.get_by_role("status")).to_contain_text("not sent")
    line.restore()
    wait_until_live(page)
    button.click()
    expect(page.get_by_test_id("count")).to_have_text("2")


def test_offline_device_shows_message(fixture, page):
    visit(page, fixture.address + "/counter")
    page.context.set_offline(True)
    expect(page.get_by_role("status")).to_contain_text("The server does not reply")
    page.context.set_offline(False)
    wait_until_live(page)
    expect(page.get_by_role("status")).to_be_hidden()


def test_changes_during_disconnect_are_shown_after_reconnect(fixture, relay, page):
    line = relay(fixture)
    visit(page, f"http://127.0.0.1:{line.port}/clock")
    line.cut()
    page.wait_for_selector("html[data-line=cut]", state="attached")
    before = page.get_by_test_id("ticks").inner_text()
    # The first attempt to connect follows after several ticks.
    line.wait_for_refusals(1)
    expect(page.get_by_test_id("ticks")).to_have_text(before)
    line.restore()
    wait_until_live(page)
    expect(page.get_by_test_id("ticks")).not_to_have_text(before)


def test_server_restart_keeps_typed_text(fixture, relay, page):
    line = relay(fixture)
    visit(page, f"http://127.0.0.1:{line.port}/echo")
    page.evaluate("window.isTheSamePage = true")
    field = page.get_by_label("Say something")
    field.press_sequentially("kept")
    expect(page.get_by_test_id("echo")).to_have_text("You said: kept")
    line.cut()
    with Server("BrowserFixture") as another:
        line.upstream = another.port
        line.restore()
        expect(page.get_by_role("status")).to_contain_text("The session has ended")
        expect(field).to_have_value("kept")
        expect(page.get_by_test_id("echo")).to_have_text("You said: kept")
        assert page.evaluate("window.isTheSamePage")


def test_page_out_of_sync_requests_full_render(fixture, page):
    visit(page, fixture.address + "/counter")
    page.evaluate("document.querySelector('[data-testid=count]').remove()")
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_test_id("count")).to_have_text("1")
