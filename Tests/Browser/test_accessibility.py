"""axe-core finds no accessibility violations."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import visit
from waits import settle

SCREENS = [
    "/", "/counter", "/echo", "/digits", "/rows", "/layout", "/refresh", "/controls", "/styles", "/more-controls", "/motion", "/layer-motion", "/list-motion", "/list", "/lazy-stacks",
    "/sections", "/gestures", "/geometry", "/places", "/presentation", "/navigation", "/scroll-reader", "/row-parts", "/bars", "/columns", "/front", "/tabs",
]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", SCREENS)
def test_axe_accepts_fixture_screens(fixture, browser, path, scheme):
    assert violations(browser, fixture.address + path, scheme) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/phone-dialer", "/prime-time"])
def test_axe_accepts_gallery_screens(gallery, browser, path, scheme):
    assert violations(browser, gallery.address + path, scheme) == []


def violations(browser, address, scheme):
    # The content security policy blocks axe. Reduced motion avoids low contrast during fades.
    context = browser.new_context(color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    page = context.new_page()
    if address.endswith("/"):
        page.goto(address)
    else:
        visit(page, address)
    found = Axe().run(page).response["violations"]
    context.close()
    return [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("opener", ["Open sheet", "Ask", "Tell"])
def test_axe_accepts_presentations(fixture, browser, opener, scheme):
    context = browser.new_context(color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    page = context.new_page()
    visit(page, fixture.address + "/presentation")
    page.get_by_role("button", name=opener).click()
    page.wait_for_selector("dialog[open]")
    # The contrast is too low while the presentation fades in.
    settle(page)
    found = Axe().run(page).response["violations"]
    context.close()
    assert [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("opener", ["Medium", "Cover", "Popover", "Dialog", "Form"])
def test_axe_accepts_other_presentation_styles(fixture, browser, opener, scheme):
    context = browser.new_context(color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    page = context.new_page()
    visit(page, fixture.address + "/front")
    page.get_by_role("button", name=opener, exact=True).click()
    page.wait_for_selector("dialog[open]")
    settle(page)
    found = Axe().run(page).response["violations"]
    context.close()
    assert [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]] == []
