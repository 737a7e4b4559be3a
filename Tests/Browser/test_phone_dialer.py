"""All versions of the phone dialer example."""

import re

import pytest
from conftest import visit, wait_until_live
from playwright.sync_api import expect

STAGES = ["/phone-dialer", "/phone-dialer-view-model", "/phone-dialer-baseline"]
LISTEN = """() => document.addEventListener("trifecta:open-url", (event) => {
  document.documentElement.dataset.asked = event.detail.url;
  event.preventDefault();
})"""


@pytest.fixture(params=STAGES)
def dialer(request, gallery, page):
    visit(page, gallery.address + request.param)
    page.evaluate(LISTEN)
    return page


def test_dial_button_opens_tel_url(dialer):
    dial = dialer.get_by_role("button")
    expect(dial).to_be_disabled()
    dialer.get_by_role("textbox").press_sequentially("555-0123", delay=10)
    expect(dial).to_be_enabled()
    dial.click()
    expect(dialer.locator("html")).to_have_attribute("data-asked", re.compile(r"^tel:(//)?555-?0123$"))


@pytest.mark.parametrize("stage, name", zip(STAGES, ["guest", "guest", "Sam"], strict=True))
def test_visitor_does_not_see_account_name_of_server(gallery, page, stage, name):
    visit(page, gallery.address + stage)
    expect(page.get_by_text(f"Hello, {name}")).to_be_visible()


def test_previews_have_device_size(gallery, page):
    page.set_viewport_size({"width": 1280, "height": 800})
    visit(page, gallery.address + "/examples/phone-dialer")
    for name, size in [("Small phone", [320, 568]), ("Phone, landscape", [844, 390]), ("Tablet", [768, 1024])]:
        preview = page.get_by_label(f"Preview: {name}", exact=True)
        preview.scroll_into_view_if_needed()
        inside = preview.content_frame.locator("html")
        expect(preview.content_frame.get_by_text("Dial this number")).to_be_visible()
        assert inside.evaluate("() => [innerWidth, innerHeight]") == size


@pytest.mark.parametrize("stage, version", zip(STAGES, ["Store", "View model", "Baseline"], strict=True))
def test_gallery_links_to_every_version(gallery, page, stage, version):
    visit(page, gallery.address)
    page.get_by_role("link", name="Open Phone dialer").click()
    page.wait_for_url("**/examples/phone-dialer")
    wait_until_live(page)
    page.get_by_role("radiogroup", name="Version").get_by_text(version).click()
    expect(page.locator("iframe >> nth=0")).to_have_attribute("src", stage)
    page.get_by_role("link", name="Open full screen").click()
    page.wait_for_url("**" + stage)
    expect(page).to_have_title(f"Phone dialer: {version}")
