"""The page with the previews of the gallery, and each preview: axe-core finds no violations."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import visit
from playwright.sync_api import expect

WIDE = {"width": 1280, "height": 900}


def choose(page, name):
    page.get_by_role("radio", name=name, exact=True).focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("radio", name=name, exact=True)).to_be_checked()


def cards(page):
    return page.get_by_role("main").get_by_role("link")


def violations(page, **options):
    found = Axe().run(page, options=options).response["violations"]
    return [f"{page.url} {each['id']}: {node['html']}" for each in found for node in each["nodes"]]


@pytest.fixture
def previews(gallery, browser):
    """The page with all previews. The content security policy would block axe."""
    context = browser.new_context(viewport=WIDE, reduced_motion="reduce", bypass_csp=True)
    page = context.new_page()
    visit(page, gallery.address + "/-/previews")
    yield page
    context.close()


def test_open_previews_change_with_choices(previews):
    first = previews.locator("iframe").first
    frame = first.content_frame
    expect(frame.locator("html[data-line=live]")).to_be_attached()

    def scheme():
        return frame.locator("html").evaluate("each => getComputedStyle(each).colorScheme")

    assert scheme() == "light"
    choose(previews, "Dark")
    expect(frame.locator("html")).to_have_css("color-scheme", "dark")
    assert first.evaluate("each => each.offsetWidth") == 390
    choose(previews, "Desktop")
    expect(first).to_have_js_property("offsetWidth", 1280)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_accepts_page(previews, scheme):
    previews.emulate_media(color_scheme=scheme)
    assert cards(previews).count() == previews.locator("iframe").count() > 30
    assert violations(previews, iframes=False) == []


@pytest.mark.parametrize("scheme", ["Light", "Dark"])
def test_axe_accepts_each_preview(gallery, previews, scheme):
    choose(previews, scheme)
    paths = previews.locator("iframe").evaluate_all("all => all.map(each => each.getAttribute('src'))")
    page = previews.context.new_page()
    found = []
    # The text sizes and the two windows take turns.
    for number, size in enumerate(["Small text", "Default text", "Large text"]):
        choose(previews, size)
        for index, path in enumerate(paths[number::3]):
            page.set_viewport_size({"width": 390, "height": 700} if index % 2 else {"width": 1280, "height": 800})
            visit(page, gallery.address + path)
            found += violations(page)
    assert found == []
