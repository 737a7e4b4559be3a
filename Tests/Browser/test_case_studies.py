"""The case studies in the gallery: the list, the pages with source and tests, and the screens."""

import pathlib

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import visit, wait_until_live
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1280, "height": 800}


FILES = sorted((pathlib.Path(__file__).parents[2] / "Examples" / "CaseStudies").glob("[0-9]*.swift"))
PATHS = [f"/case-studies/{file.stem.lower()}" for file in FILES]


def test_start_page_opens_list_and_case_study(gallery, page):
    page.set_viewport_size(WIDE)
    visit(page, gallery.address)
    page.get_by_role("link", name="Open Case studies").click()
    page.wait_for_url("**/case-studies")
    page.get_by_role("link", name="Counter").first.click()
    page.wait_for_url("**/case-studies/01-counter")
    study = page.frame_locator("iframe")
    study.get_by_role("button", name="Increment").click()
    expect(study.get_by_text("1", exact=True)).to_be_visible()
    page.get_by_role("link", name="Next: ").click()
    page.wait_for_url("**/case-studies/02-*")


def test_source_and_tests_are_shown_next_to_screen(gallery, page):
    page.set_viewport_size(WIDE)
    visit(page, gallery.address + "/case-studies/01-counter")
    expect(page.get_by_text("struct Counter: Reducer")).to_be_visible()
    page.get_by_role("radiogroup", name="File").get_by_text("Tests").click()
    expect(page.get_by_text("struct CounterTests")).to_be_visible()
    expect(page.get_by_text("struct Counter: Reducer")).to_have_count(0)


def test_lines_of_source_keep_their_indentation_on_a_phone(gallery, page):
    page.set_viewport_size(PHONE)
    visit(page, gallery.address + "/case-studies/01-counter")
    text = page.get_by_text("struct Counter: Reducer")
    expect(text).to_be_visible()
    assert text.evaluate("each => getComputedStyle(each).whiteSpaceCollapse") == "preserve"
    assert "\n  struct State: Equatable {\n    var count = 0\n" in text.evaluate("each => each.textContent")
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_axe_finds_nothing_on_the_pages(gallery, browser, size, scheme):
    context = browser.new_context(color_scheme=scheme, reduced_motion="reduce", bypass_csp=True, viewport=size)
    page = context.new_page()
    for path in ["/case-studies", PATHS[0], PATHS[-1]]:
        visit(page, gallery.address + path)
        found = Axe().run(page, options={"iframes": False}).response["violations"]
        assert [f"{path}: {each['id']}: {node['html']}" for each in found for node in each["nodes"]] == []
    context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_screens(gallery, browser, scheme):
    context = browser.new_context(
        color_scheme=scheme, reduced_motion="reduce", bypass_csp=True, viewport={"width": 390, "height": 700}
    )
    page = context.new_page()
    for path in PATHS:
        visit(page, f"{gallery.address}{path}/screen")
        wait_until_live(page)
        found = Axe().run(page).response["violations"]
        assert [f"{path}: {each['id']}: {node['html']}" for each in found for node in each["nodes"]] == []
    context.close()
