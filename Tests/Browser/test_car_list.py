"""The car list next to its chart, in all states."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import visit
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1400, "height": 860}


@pytest.fixture
def desk(gallery, page):
    page.set_viewport_size(DESK)
    visit(page, gallery.address + "/car-list/chart")
    expect(page.get_by_text("Okafor Comet")).to_be_visible()
    return page


def choose(page, garage):
    page.get_by_role("radio", name=garage).focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("radio", name=garage)).to_be_checked()


def route(page, name):
    return page.get_by_role("button", name=name, exact=True)


def test_cars_are_loaded(gallery, page):
    page.set_viewport_size(PHONE)
    visit(page, gallery.address + "/car-list")
    expect(page.get_by_text("Okafor Comet")).to_be_visible()
    expect(page.get_by_text("5 cars")).to_be_visible()


def test_pressing_transition_in_chart_triggers_it(desk):
    expect(route(desk, "retry, from error to loading")).to_be_disabled()
    choose(desk, "Is closed")
    route(desk, "refresh, from results to refreshing").click()
    expect(desk.get_by_text("This list may be outdated")).to_be_visible()
    # The button in the list triggers the same transition.
    choose(desk, "Has no cars")
    desk.get_by_role("button", name="Try Again").click()
    expect(desk.get_by_text("No Cars", exact=True)).to_be_visible()
    choose(desk, "Is closed")
    route(desk, "retry, from empty to loading").click()
    expect(desk.get_by_text("The garage is closed until Monday.")).to_be_visible()
    choose(desk, "Has cars")
    route(desk, "retry, from error to loading").click()
    expect(desk.get_by_text("Okafor Comet")).to_be_visible()


def test_refresh_timeout_shows_error_and_keeps_cars(desk):
    choose(desk, "Does not respond")
    route(desk, "refresh, from results to refreshing").click()
    # The text of the first load can still be fading out outside of `main`.
    expect(desk.locator("main").get_by_text("Loading cars…")).to_be_visible()
    expect(desk.get_by_text("Okafor Comet")).to_be_visible()
    expect(desk.get_by_text("The garage does not respond.")).to_be_visible(timeout=15_000)
    expect(desk.get_by_text("Okafor Comet")).to_be_visible()
    expect(desk.get_by_text("No Cars", exact=True)).to_have_count(0)


def test_boolean_version_shows_error_and_cars_together(gallery, page):
    visit(page, gallery.address + "/examples/car-list")
    choose(page, "Is closed")
    visit(page, gallery.address + "/car-list/booleans")
    expect(page.get_by_text("The garage is closed until Monday.")).to_be_visible()
    other = page.context.new_page()
    visit(other, gallery.address + "/examples/car-list")
    choose(other, "Has cars")
    page.get_by_role("button", name="Try Again").click()
    expect(page.get_by_text("Okafor Comet")).to_be_visible()
    expect(page.get_by_text("The garage is closed until Monday.")).to_be_visible()


def test_chart_is_operable_by_keyboard(desk):
    refresh = route(desk, "refresh, from results to refreshing")
    for _ in range(30):
        if refresh.evaluate("element => element === document.activeElement"):
            break
        desk.keyboard.press("Tab")
    expect(refresh).to_be_focused()
    choose(desk, "Responds after three seconds")
    refresh.focus()
    desk.keyboard.press("Enter")
    # During the request, its result can be sent manually.
    failed = route(desk, "failed, from refreshing to outdated")
    expect(failed).to_be_enabled()
    failed.press("Enter")
    expect(desk.get_by_text("This list may be outdated")).to_be_visible()


def test_chart_scales_with_text_size(gallery, browser):
    sizes = []
    for text in ["100%", "200%"]:
        context = browser.new_context(viewport=DESK)
        context.add_init_script(
            f"addEventListener('DOMContentLoaded', () => document.documentElement.style.fontSize = '{text}')"
        )
        page = context.new_page()
        visit(page, gallery.address + "/car-list/chart")
        expect(page.get_by_text("CHF 24,900")).to_be_in_viewport(ratio=1)
        sizes.append(route(page, "refresh, from results to refreshing").bounding_box())
        context.close()
    usual, large = sizes
    assert large["height"] > usual["height"] * 1.7 and large["width"] > usual["width"] * 1.7


def test_each_visitor_has_separate_garage(desk, gallery, browser):
    choose(desk, "Has no cars")
    other = browser.new_context(viewport=PHONE).new_page()
    visit(other, gallery.address + "/car-list")
    expect(other.get_by_text("Okafor Comet")).to_be_visible()
    other.context.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("path", "size"), [("/car-list", PHONE), ("/car-list/chart", PHONE), ("/car-list/chart", DESK)])
def test_axe_finds_nothing(gallery, browser, path, size, scheme):
    # The content security policy blocks axe.
    context = browser.new_context(viewport=size, color_scheme=scheme, reduced_motion="reduce", bypass_csp=True)
    page = context.new_page()
    visit(page, gallery.address + path)
    expect(page.get_by_text("Okafor Comet")).to_be_visible()
    results = Axe().run(page)
    assert results.violations_count == 0, results.generate_report()
    context.close()
