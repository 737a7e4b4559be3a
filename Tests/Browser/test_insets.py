"""Safe area insets: scrollable content extends under bars, and fixed content ends at them."""

import pytest
from conftest import visit
from playwright.sync_api import expect
from waits import next_frame, settle, stable_box


@pytest.fixture
def insets(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/insets")
    return page


def box(page, text: str):
    return stable_box(page.get_by_text(text, exact=True))


def scroll(page, to: int) -> None:
    scroller = page.locator("view-page:not([hidden]) :is(view-list, view-scroll)").first
    scroller.evaluate("(region, to) => region.scrollTo(0, to)", to)
    next_frame(page)


def test_list_extends_under_bar_and_last_row_is_reachable(insets):
    region = insets.locator("view-list").bounding_box()
    bar = insets.locator(".ib > view-layer").bounding_box()
    assert region["y"] + region["height"] == 844 and bar["y"] + bar["height"] == 844
    scroll(insets, 100_000)
    last = box(insets, "The last row")
    assert last["y"] + last["height"] <= bar["y"]
    assert last["y"] + last["height"] > bar["y"] - 60


def test_scroll_content_is_inset_by_bars(insets):
    insets.get_by_role("button", name="A scroll view").click()
    above, below = box(insets, "A bar above"), box(insets, "A bar below")
    begin = box(insets, "The beginning")
    assert above["y"] + above["height"] <= begin["y"] <= above["y"] + above["height"] + 30
    scroll(insets, 100_000)
    end = box(insets, "The end")
    assert below["y"] - 50 <= end["y"] + end["height"] <= below["y"]
    assert box(insets, "A bar above") == above


def test_fixed_content_ends_at_bar(insets):
    insets.get_by_role("button", name="What does not scroll").click()
    left, below, middle = box(insets, "Left"), box(insets, "Below"), box(insets, "In the middle")
    assert left["x"] + left["width"] <= middle["x"]
    assert middle["y"] + middle["height"] <= below["y"]
    assert below["x"] + below["width"] > 370
    assert below["y"] + below["height"] > 800


def test_nested_bars_are_stacked(insets):
    insets.get_by_role("button", name="One in the other").click()
    inner, outer = box(insets, "Inner"), box(insets, "Outer")
    assert inner["y"] + inner["height"] <= outer["y"]
    scroll(insets, 100_000)
    last = box(insets, "Row 49")
    assert last["y"] + last["height"] <= inner["y"]


def test_horizontal_scroll_view_extends_to_edges(insets):
    insets.get_by_role("button", name="A carousel").click()
    insets.get_by_text("Card 0").wait_for()
    settle(insets)
    region = insets.locator("view-page:not([hidden]) view-scroll").bounding_box()
    assert (region["x"], region["width"]) == (0, 390)
    assert 35 <= insets.get_by_text("Card 0").locator("xpath=..").bounding_box()["x"] <= 60


def test_disclosure_group_rows_are_indented(insets):
    insets.get_by_role("button", name="More").click()
    expect(insets.get_by_text("Inside", exact=True)).to_be_visible()
    insets.get_by_role("button", name="Further").click()
    more, inside, deep = box(insets, "More"), box(insets, "Inside"), box(insets, "Deep inside")
    assert more["x"] + 20 == inside["x"] and inside["x"] + 20 == deep["x"]
    assert insets.get_by_role("button", name="More").get_attribute("aria-expanded") == "true"


def test_scrolling_text_has_readable_width(insets):
    insets.set_viewport_size({"width": 1280, "height": 800})
    insets.get_by_role("button", name="A scroll view").click()
    assert box(insets, "The beginning")["x"] >= 280
