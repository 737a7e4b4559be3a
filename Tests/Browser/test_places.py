"""Alignment guides, relative sizes, custom layouts, hit testing and accessibility attributes."""

import pytest
from conftest import visit
from playwright.sync_api import expect


@pytest.fixture
def page(fixture, context):
    page = context.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/places")
    page.wait_for_function("document.querySelector('[data-testid=badge]').getBoundingClientRect().width > 0")
    return page


def box(page, name):
    return page.get_by_test_id(name).first.bounding_box()


def middle(frame):
    return frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2


def test_fitting_view_is_selected_and_text_shrinks(page):
    expect(page.get_by_test_id("long")).to_be_visible()
    expect(page.get_by_test_id("short")).not_to_be_visible()
    size = box(page, "shrinking")["height"]
    page.get_by_role("button", name="Narrow").click()
    expect(page.get_by_test_id("short")).to_be_visible()
    expect(page.get_by_test_id("long")).not_to_be_visible()
    page.wait_for_function(f"() => document.querySelector('[data-testid=shrinking]').getBoundingClientRect().height < {size} - 2")
    assert page.evaluate("(() => { const text = document.querySelector('[data-testid=shrinking]');"
                         "return text.scrollWidth <= text.clientWidth + 1 })()")
    page.get_by_role("button", name="Narrow").click()
    expect(page.get_by_test_id("long")).to_be_visible()
    page.wait_for_function(f"() => document.querySelector('[data-testid=shrinking]').getBoundingClientRect().height > {size} - 1")


def test_alignment_guides_move_views(page):
    assert abs(box(page, "moved")["x"] - box(page, "plain")["x"] - 20) < 1
    square = box(page, "square")
    page.wait_for_function("Math.abs((b => b.x + b.width / 2)(document.querySelector('[data-testid=badge]')"
                           ".getBoundingClientRect()) - %f) < 1.5" % (square["x"] + square["width"]))
    x, y = middle(box(page, "badge"))
    assert abs(y - square["y"]) < 1.5


def test_views_have_their_size_and_position(page):
    region = page.evaluate("document.querySelector('view-scroll').clientWidth")
    assert abs(box(page, "half")["width"] - region / 2) < 1
    board, placed = box(page, "board"), middle(box(page, "placed"))
    assert abs(placed[0] - board["x"] - 50) < 1 and abs(placed[1] - board["y"] - 20) < 1
    # The second text is truncated and the first is not.
    widths = page.evaluate("['first', 'second'].map(name => { const text = document.querySelector(`[data-testid=${name}]`);"
                           "return text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 1 })")
    assert widths == [False, True]
    assert box(page, "fixed")["width"] > 100
    assert box(page, "spaced")["height"] > 90


def test_custom_layout_places_views(page):
    expect(page.get_by_test_id("two")).to_be_visible()
    page.wait_for_function("['one', 'two'].map(name => document.querySelector(`[data-testid=${name}]`).getBoundingClientRect())"
                           ".reduce((one, two) => Math.abs(one.right - two.left) < 1.5 && Math.abs(one.bottom - two.top) < 1.5)")


def test_hit_testing_skips_disallowed_views(page):
    under = page.get_by_role("button", name="Under")
    front = box(page, "front")
    page.mouse.click(*middle(front))
    page.get_by_role("button", name="Untouched 0").click(force=True)
    expect(page.get_by_role("button", name="Untouched 0")).to_have_count(1)
    expect(under).to_be_visible()
    expect(page.get_by_text("Hidden", exact=True)).not_to_be_visible()
    page.get_by_role("button", name="Untouched 0").focus()
    page.keyboard.press("Enter")
    # The server handles events in order, so an earlier press would be counted too.
    expect(page.get_by_role("button", name="Untouched 1")).to_have_count(1)


def test_accessibility_attributes_and_actions(page):
    expect(page.get_by_role("heading", name="Ratings", level=2)).to_be_visible()
    rating = page.get_by_role("img", name="Rating")
    expect(rating).to_have_attribute("aria-description", "3 stars")
    page.get_by_role("button", name="Increment").focus()
    assert box(page, "rating")["width"] > 0
    page.keyboard.press("Enter")
    expect(rating).to_have_attribute("aria-description", "4 stars")
    expect(page.get_by_text("Passed over")).to_have_attribute("aria-hidden", "true")


def test_color_scheme_and_layout_direction(page):
    assert page.get_by_test_id("right").evaluate("text => getComputedStyle(text).direction") == "rtl"
    frame = box(page, "right")
    text = page.get_by_text("From the right").evaluate(
        "text => { const range = document.createRange(); range.selectNodeContents(text);"
        "const r = range.getBoundingClientRect(); return r.right }")
    assert abs(frame["x"] + frame["width"] - text) < 2
    assert page.get_by_text("Dark", exact=True).evaluate("text => getComputedStyle(text).color") == "rgb(255, 255, 255)"
