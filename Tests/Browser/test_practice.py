"""The practice example and the data flow tour, by mouse and keyboard and on a phone."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import visit, wait_until_live
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844}


def register(page, name):
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Register").click()
    expect(page.get_by_text(f"Hi, {name}")).to_be_visible()


def tab(page, name):
    return page.get_by_role("navigation", name="Tab bar").get_by_role("button", name=name)


def choices(page):
    """Returns the buttons with the possible meanings."""
    return page.get_by_role("button", name=re.compile("^[a-z]+$"))


def come_to_rest(page):
    """Waits for time-based animations. Scroll-driven animations never finish."""
    page.evaluate(
        """() => Promise.all(document.getAnimations()
          .filter((each) => each.timeline === document.timeline)
          .map((each) => each.finished))"""
    )


def test_session_is_recorded_in_history(gallery, page):
    visit(page, gallery.address + "/practice")
    expect(page.get_by_role("button", name="Register")).to_be_disabled()
    register(page, "Ada")
    page.get_by_role("button", name="Start").click()
    for number in range(1, 6):
        page.get_by_text("Tap to choose its meaning").click()
        choices(page).first.click()
        expect(page.get_by_label(f"{number} of 5 answered")).to_be_visible()
        page.get_by_role("button", name="Next").click()
    expect(page.get_by_text(re.compile("of 5 correct"))).to_be_visible()
    tab(page, "History").click()
    expect(page.get_by_role("listitem")).to_have_count(5)
    page.get_by_role("button", name="Clear").click()
    expect(page.get_by_text("No History")).to_be_visible()


def test_name_is_restored_after_reload_until_user_switches(gallery, page):
    visit(page, gallery.address + "/practice")
    register(page, "Grace")
    page.reload()
    wait_until_live(page)
    expect(page.get_by_text("Hi, Grace")).to_be_visible()
    page.get_by_role("button", name="Switch User").click()
    expect(page.get_by_role("button", name="Register")).to_be_visible()
    page.reload()
    wait_until_live(page)
    expect(page.get_by_role("button", name="Register")).to_be_visible()


def test_each_browser_has_separate_user(gallery, browser, page):
    visit(page, gallery.address + "/practice")
    register(page, "Ada")
    context = browser.new_context()
    other = context.new_page()
    visit(other, gallery.address + "/practice")
    expect(other.get_by_role("button", name="Register")).to_be_visible()
    context.close()


def test_session_is_operable_by_keyboard(gallery, page):
    visit(page, gallery.address + "/practice")
    expect(page.get_by_label("Your name")).to_be_focused()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Hi, Ada")).to_be_visible()
    page.get_by_role("button", name="Start").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=re.compile("Tap to choose")).focus()
    page.keyboard.press("Enter")
    expect(choices(page)).to_have_count(3)
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.get_by_label("1 of 5 answered")).to_be_visible()


@pytest.mark.parametrize("name", ["<b>Ada</b>", "👩‍👩‍👧‍👧🇮🇹é", "عائشة", "x" * 10_000])
def test_unusual_name_is_shown_unchanged(gallery, page, name):
    page.set_viewport_size(PHONE)
    visit(page, gallery.address + "/practice")
    register(page, name)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_question_is_next_to_choices_in_landscape(gallery, page):
    page.set_viewport_size({"width": 844, "height": 390})
    visit(page, gallery.address + "/practice")
    register(page, "Ada")
    page.get_by_role("button", name="Start").click()
    page.get_by_text("Tap to choose its meaning").click()
    expect(choices(page)).to_have_count(3)
    come_to_rest(page)
    question = page.get_by_role("button", name="What does it mean?").bounding_box()
    for choice in choices(page).all():
        assert choice.bounding_box()["x"] > question["x"] + question["width"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(gallery, browser, scheme):
    context = browser.new_context(color_scheme=scheme, reduced_motion="reduce", bypass_csp=True, viewport=PHONE)
    page = context.new_page()
    found = []

    def look():
        come_to_rest(page)
        for each in Axe().run(page).response["violations"]:
            found.extend(f"{each['id']}: {node['html']}" for node in each["nodes"])

    visit(page, gallery.address + "/practice")
    look()
    register(page, "Ada")
    look()
    page.get_by_role("button", name="Start").click()
    page.get_by_text("Tap to choose its meaning").click()
    choices(page).first.click()
    expect(page.get_by_label("1 of 5 answered")).to_be_visible()
    look()
    for name in ["History", "Settings"]:
        tab(page, name).click()
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        look()
    visit(page, gallery.address + "/data-flow")
    look()
    page.get_by_text("A box in a struct").click()
    expect(page.get_by_role("button", name="Recreate View")).to_be_visible()
    look()
    context.close()
    assert found == []


def test_tour_stage_counts_and_shows_source(gallery, page):
    visit(page, gallery.address + "/data-flow")
    page.get_by_text("A box in a struct").click()
    page.get_by_role("button", name="Answered: 0").click()
    page.get_by_role("button", name="Recreate View").click()
    expect(page.get_by_text("Stored value: 1")).to_be_visible()
    expect(page.get_by_role("button", name="Answered: 1")).to_be_visible()
    code = page.get_by_text("struct BoxInStruct: View {")
    code.scroll_into_view_if_needed()
    assert "\n  let score: Score\n" in code.inner_text()
    expect(page.get_by_role("heading", name="Key point")).to_be_attached()
    page.go_back()
    expect(page.get_by_text("A plain property")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_page_and_list_have_same_background(gallery, browser, scheme):
    context = browser.new_context(color_scheme=scheme, viewport=PHONE)
    page = context.new_page()
    visit(page, gallery.address + "/practice")
    register(page, "Ada")
    page.get_by_role("button", name="Start").click()
    for name in ["History", "Settings"]:
        tab(page, name).click()
        expect(page.get_by_role("heading", name=name)).to_be_visible()
        list_ground, page_ground = page.evaluate(
            """() => {
              const list = [...document.querySelectorAll("view-list")].find((each) => each.checkVisibility());
              return [list, list.closest("view-page")].map((each) => getComputedStyle(each).backgroundColor);
            }"""
        )
        assert page_ground == list_ground
    context.close()
