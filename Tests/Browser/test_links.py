"""Links in text, and text styles."""

from conftest import visit
from playwright.sync_api import expect

LISTEN = """() => {
  document.addEventListener("trifecta:open-url", (event) => {
    document.body.dataset.asked = event.detail.url;
    event.preventDefault();
  });
}"""


def test_link_is_opened_by_app(fixture, page):
    visit(page, fixture.address + "/links")
    page.evaluate(LISTEN)
    link = page.get_by_role("link", name="terms")
    expect(link).to_have_attribute("href", "https://a.example/terms?b='c'")
    link.click()
    expect(page.locator("body")).to_have_attribute("data-asked", "https://a.example/terms?b='c'")


def test_link_handled_by_app_is_pressed_by_mouse_and_keyboard(fixture, page):
    visit(page, fixture.address + "/links")
    link = page.get_by_role("link", name="settings")
    assert link.get_attribute("href") is None
    link.click()
    expect(page.get_by_test_id("handled")).to_have_text("handled app")
    page.get_by_role("button", name="On a button").click()
    expect(page.get_by_test_id("handled")).to_have_text("handled button")
    link.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("handled")).to_have_text("handled app")


def test_javascript_link_does_not_run(fixture, page):
    visit(page, fixture.address + "/links")
    page.evaluate(LISTEN)
    link = page.get_by_role("link", name="more")
    assert link.get_attribute("href") is None
    link.click()
    expect(page.get_by_test_id("handled")).to_have_text("handled javascript")
    assert page.locator("body").get_attribute("data-asked") is None
    assert page.title() == "Links"


def test_hostile_text_and_url_are_escaped(fixture, page):
    visit(page, fixture.address + "/links")
    hostile = page.get_by_test_id("hostile")
    expect(hostile).to_contain_text("onerror=document.title='run'>")
    assert hostile.locator("img").count() == 0
    assert page.title() == "Links"


def test_button_label_contains_no_link_element(fixture, page):
    visit(page, fixture.address + "/links")
    assert page.locator("button a").count() == 0


def test_text_respects_line_limit(fixture, page):
    page.set_viewport_size({"width": 600, "height": 800})
    visit(page, fixture.address + "/links")
    lines = page.get_by_test_id("two lines")
    height = lines.evaluate("(text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight)")
    assert 1.9 < height < 2.1
    assert lines.evaluate("(text) => getComputedStyle(text).textAlign") == "center"


def test_text_styles_are_applied(fixture, page):
    visit(page, fixture.address + "/links")
    looks = page.get_by_test_id("looks")
    expect(looks).to_have_text("old code 1,234")
    old = looks.get_by_text("old")
    assert old.evaluate("(text) => getComputedStyle(text).letterSpacing") == "2px"
    assert old.evaluate("(text) => getComputedStyle(text).textDecorationLine") == "underline line-through"
    code = looks.get_by_text("code")
    assert code.evaluate("(text) => getComputedStyle(text).textDecorationLine") == "underline"
    assert "mono" in code.evaluate("(text) => getComputedStyle(text).fontFamily").lower()
