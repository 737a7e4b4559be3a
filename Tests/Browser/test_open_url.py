"""Opening URLs: the server requests it, and the page accepts or refuses."""

from conftest import visit
from playwright.sync_api import expect

LISTEN = """(isTaken) => {
  window.asked = [];
  document.addEventListener("trifecta:open-url", (event) => {
    window.asked.push(event.detail.url);
    if (isTaken) event.preventDefault();
  });
}"""


def test_handled_url_is_reported_as_opened(fixture, page):
    visit(page, fixture.address + "/opener")
    page.evaluate(LISTEN, True)
    page.get_by_role("button", name="Call").click()
    expect(page.get_by_test_id("outcome")).to_have_text("opened")
    assert page.evaluate("window.asked") == ["tel:5550123"]


def test_unhandled_url_is_reported_as_not_opened(fixture, page):
    visit(page, fixture.address + "/opener")
    page.evaluate(LISTEN, False)
    page.get_by_role("button", name="Call").click()
    expect(page.get_by_test_id("outcome")).to_have_text("not opened")
    assert page.evaluate("window.asked") == ["tel:5550123"]


def test_javascript_url_is_refused(fixture, page):
    visit(page, fixture.address + "/opener")
    page.evaluate(LISTEN, True)
    page.get_by_role("button", name="Run script").click()
    expect(page.get_by_test_id("outcome")).to_have_text("not opened")
    assert page.evaluate("window.asked") == []


def test_relative_url_opens_page_of_same_site(fixture, page):
    visit(page, fixture.address + "/opener")
    page.get_by_role("button", name="Page beside").click()
    page.wait_for_url(fixture.address + "/counter?from=opener")
    expect(page.get_by_role("button", name="Increment")).to_be_visible()


def test_relative_url_cannot_open_other_host(fixture, page):
    visit(page, fixture.address + "/opener")
    page.evaluate(LISTEN, True)
    page.get_by_role("button", name="Other host").click()
    expect(page.get_by_test_id("outcome")).to_have_text("not opened")
    assert page.evaluate("window.asked") == []
