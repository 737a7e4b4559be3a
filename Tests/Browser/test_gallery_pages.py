"""The screens of the gallery: cards, phones, previews and source pages."""

import gzip
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import visit, wait_until_live
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1280, "height": 800}
EXAMPLES = {
    "Phone dialer": "phone-dialer",
    "Prime time": "prime-time",
    "News": "news",
    "Car list": "car-list",
    "Practice": "practice",
    "7GUIs": "7guis",
    "Every view": "every-view",
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_card_opens_example_with_phone(gallery, page, name):
    page.set_viewport_size(WIDE)
    visit(page, gallery.address)
    page.get_by_role("link", name=f"Open {name}").click()
    page.wait_for_url(f"**/examples/{EXAMPLES[name]}")
    # The phone appears after the page has reported a wide window.
    wait_until_live(page)
    phone = page.frame_locator("iframe >> nth=0")
    expect(phone.locator("html[data-line=live]")).to_be_attached()
    assert phone.locator("html").evaluate("() => [innerWidth, innerHeight]") == [390, 700]


def test_whole_card_is_pressable(gallery, page):
    page.set_viewport_size(WIDE)
    visit(page, gallery.address)
    page.get_by_text("Vocabulary training").click()
    page.wait_for_url("**/examples/practice")


def test_start_page_links_to_tour(gallery, page):
    visit(page, gallery.address)
    page.get_by_role("link", name="Practice: Tour").click()
    page.wait_for_url("**/data-flow")
    expect(page.get_by_text("A plain property")).to_be_visible()


def test_source_lines_do_not_wrap_on_phone(gallery, page):
    page.set_viewport_size(PHONE)
    visit(page, gallery.address + "/examples/prime-time/source")
    page.get_by_role("button", name="PrimeApp.swift").click()
    text = page.get_by_text("public struct PrimeApp")
    expect(text).to_be_visible()
    wrapped, unwrapped = text.evaluate(
        """each => {
          const wrapped = each.getBoundingClientRect().height;
          each.style.whiteSpace = "pre";
          return [wrapped, each.getBoundingClientRect().height];
        }"""
    )
    assert wrapped == unwrapped > 500


def test_card_in_narrow_window_opens_app(gallery, page):
    page.set_viewport_size(PHONE)
    visit(page, gallery.address)
    page.get_by_role("link", name="Open Prime time").click()
    page.wait_for_url("**/prime-time")
    expect(page.get_by_role("heading", name="Prime time").last).to_be_visible()
    page.go_back()
    page.get_by_role("link", name="States and source of Prime time").click()
    page.wait_for_url("**/examples/prime-time")
    expect(page.get_by_role("heading", name="States")).to_be_visible()


def test_phone_shows_selected_version(gallery, page):
    page.set_viewport_size(WIDE)
    visit(page, gallery.address + "/examples/phone-dialer")
    phone = page.frame_locator("iframe >> nth=0")
    phone.get_by_role("textbox", name="Phone number").fill("555-0123")
    page.get_by_role("radiogroup", name="Version").get_by_text("Baseline").click()
    expect(page.locator("iframe >> nth=0")).to_have_attribute("src", "/phone-dialer-baseline")
    expect(phone.get_by_role("textbox", name="Phone number")).to_have_value("")


def test_previews_are_live(gallery, page):
    page.set_viewport_size(WIDE)
    visit(page, gallery.address + "/examples/prime-time")
    expect(page.locator("iframe")).to_have_count(19)
    preview = page.get_by_label("Preview: A prime", exact=True).first
    preview.scroll_into_view_if_needed()
    number = preview.content_frame.get_by_role("textbox", name="Count")
    expect(number).to_have_value("7")
    preview.content_frame.get_by_role("button", name="Increment").click()
    expect(number).to_have_value("8")


@pytest.mark.parametrize("name", EXAMPLES.values())
def test_frames_do_not_take_focus_or_scroll_page(gallery, page, name):
    page.set_viewport_size(WIDE)
    visit(page, f"{gallery.address}/examples/{name}")
    link = page.get_by_role("link", name="Source", exact=True)
    link.focus()
    for frame in page.locator("iframe").all()[:12]:
        frame.evaluate("each => each.loading = 'eager'")
        expect(frame.content_frame.locator("html[data-line=live]")).to_be_attached()
    expect(link).to_be_focused()
    assert page.locator("view-scroll").first.evaluate("each => each.scrollTop") == 0


def test_picker_beside_phone_selects_server(gallery, page):
    page.set_viewport_size(WIDE)
    visit(page, gallery.address + "/examples/news")
    phone = page.frame_locator("iframe >> nth=0")
    expect(phone.get_by_text("The comet is back").first).to_be_visible()
    page.get_by_role("radiogroup", name="News server").get_by_text("Reports a server error").click()
    expect(page.get_by_role("radio", name="Reports a server error")).to_be_checked()
    phone.locator("html").evaluate("() => { sessionStorage.clear(); location.reload(); }")
    expect(phone.get_by_role("button", name="Try Again")).to_be_visible()


def test_source_page_shows_file(gallery, page):
    visit(page, gallery.address + "/examples/prime-time")
    page.get_by_role("link", name="Source", exact=True).click()
    page.wait_for_url("**/source")
    page.get_by_role("button", name="PrimeApp.swift").click()
    expect(page.get_by_text("public struct PrimeApp")).to_be_visible()


def test_tests_page_shows_file(gallery, page):
    visit(page, gallery.address + "/examples/car-list")
    expect(page.get_by_text("SwiftUI — MVVM with a StateMachine")).to_be_visible()
    page.get_by_role("link", name="Tests", exact=True).click()
    page.wait_for_url("**/tests")
    page.get_by_role("button", name="CarListTests.swift", exact=True).click()
    expect(page.get_by_text("struct CarListTests")).to_be_visible()


@pytest.mark.parametrize("name, path", [("Chart", "/car-list/chart"), ("Statechart", "/case-studies/22-statechart")])
def test_example_links_to_chart_and_case_studies(gallery, page, name, path):
    page.set_viewport_size(WIDE)
    visit(page, gallery.address + "/examples/car-list")
    page.get_by_role("link", name=name, exact=True).click()
    page.wait_for_url("**" + path)


def test_each_browser_has_separate_state(gallery, browser):
    numbers = []
    contexts = [browser.new_context(viewport=WIDE) for _ in range(2)]
    for index, context in enumerate(contexts):
        page = context.new_page()
        visit(page, gallery.address + "/examples/prime-time")
        phone = page.frame_locator("iframe >> nth=0")
        phone.get_by_role("button", name=re.compile("^Counter")).click()
        for _ in range(index + 2):
            phone.get_by_role("button", name="Increment").click()
        numbers.append(phone.get_by_role("textbox", name="Count"))
    expect(numbers[0]).to_have_value("2")
    expect(numbers[1]).to_have_value("3")
    for context in contexts:
        context.close()


def test_start_page_is_operable_by_keyboard(gallery, page):
    page.set_viewport_size(WIDE)
    visit(page, gallery.address)
    reached = []
    for _ in range(15):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("() => document.activeElement.ariaLabel ?? ''"))
        if reached[-1] == "Open Practice":
            break
    names = list(EXAMPLES)
    assert [each for each in reached if each.startswith("Open")] == ["Open " + name for name in names[: names.index("Practice") + 1]]
    page.keyboard.press("Enter")
    page.wait_for_url("**/examples/practice")


def test_other_origins_cannot_frame_page(gallery, context):
    answer = context.request.get(gallery.address + "/prime-time").headers["content-security-policy"]
    assert "frame-ancestors 'self'" in answer and "frame-src 'self'" in answer


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("path", ["/", "/examples/phone-dialer", "/examples/news", "/examples/practice", "/examples/prime-time/source"])
def test_axe_finds_nothing(gallery, browser, path, size, scheme):
    context = browser.new_context(color_scheme=scheme, reduced_motion="reduce", bypass_csp=True, viewport=size)
    page = context.new_page()
    visit(page, gallery.address + path)
    found = Axe().run(page, options={"iframes": False}).response["violations"]
    context.close()
    assert [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]] == []


@pytest.mark.parametrize("path", ["/", *(f"/{each}" for each in EXAMPLES.values())])
def test_initial_download_is_small(gallery, page, path):
    html = page.request.get(gallery.address + path).text()
    files = set(re.findall(r'(?:src|href)="(/trifecta/[^"]+\.(?:js|css))"', html))
    sizes = {each: len(gzip.compress(page.request.get(gallery.address + each).body(), 9)) for each in files}
    assert len(gzip.compress(html.encode(), 6)) <= 12 * 1024
    assert sum(sizes.values()) <= 16_550, sizes


@pytest.mark.parametrize("path", ["/", "/data-flow", *(f"/{each}" for each in EXAMPLES.values())])
def test_large_text_fits_screen(gallery, page, path):
    page.set_viewport_size(PHONE)
    page.add_init_script("addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '32px'))")
    visit(page, gallery.address + path)
    if path in ["/news", "/car-list"]:
        page.locator("view-row").first.wait_for()
    # Measures words, because trailing spaces can overflow the box. Navigation titles end in an ellipsis and are
    # excluded.
    assert page.evaluate("""() => [...document.querySelectorAll("view-root span:not(navigation-title *)")].filter((each) => {
      const row = (each.closest("view-row") ?? document.documentElement).getBoundingClientRect();
      const range = document.createRange();
      const isOut = ({ left, right }) => right > row.right + 1 || left < row.left - 1;
      return each.checkVisibility() && each.firstChild?.data && [...each.firstChild.data.matchAll(/\\S+/g)].some(({ 0: word, index }) => {
        range.setStart(each.firstChild, index);
        range.setEnd(each.firstChild, index + word.length);
        return [...range.getClientRects()].some(isOut);
      });
    }).map((each) => each.textContent)""") == []
