"""Backgrounds, offscreen content, plain fields and search tokens."""

import pytest
from conftest import visit
from picture import Picture, is_near
from playwright.sync_api import expect


@pytest.fixture
def grounds(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, fixture.address + "/grounds")
    return page


def test_background_does_not_extend_over_view_above(grounds):
    strip = grounds.get_by_text("Strip", exact=True).bounding_box()
    picture = Picture(grounds)
    assert is_near(picture.at(10, strip["y"] + 2), (52, 199, 89)), "the strip is green up to its edges"
    assert is_near(picture.at(10, strip["y"] + strip["height"] - 2), (52, 199, 89))
    assert is_near(picture.at(10, 300), (255, 59, 48)), "the view below has its own background"


def test_page_does_not_scroll_to_offscreen_content(grounds):
    size = grounds.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [390, 844]


def test_plain_field_has_padding_that_focuses_it(grounds):
    field = grounds.get_by_placeholder("Bare")
    assert field.evaluate("field => getComputedStyle(field).backgroundColor") == "rgba(0, 0, 0, 0)"
    box = field.bounding_box()
    assert box["height"] >= 44
    around = field.evaluate("field => { const box = field.parentElement.getBoundingClientRect(); return box.height }")
    assert 50 <= around <= 58, "a line with 16 points above and below"
    # A click above the line of text.
    grounds.mouse.click(box["x"] + 40, box["y"] + 3)
    grounds.keyboard.type("Ada")
    expect(grounds.get_by_text("typed Ada", exact=True)).to_be_visible()


def test_search_tokens_can_be_removed_and_selected(grounds):
    grounds.get_by_role("link", name="Search").or_(grounds.get_by_role("button", name="Search")).click()
    expect(grounds.get_by_text("green things")).to_be_visible()
    grounds.get_by_role("button", name="green").click()
    expect(grounds.get_by_text("green things")).to_have_count(0)
    grounds.get_by_role("searchbox").fill("b")
    grounds.get_by_role("button", name="blue").click()
    expect(grounds.get_by_text("blue things")).to_be_visible()
    expect(grounds.get_by_role("searchbox")).to_have_value("")
    grounds.get_by_role("button", name="Cancel").click()
    expect(grounds.get_by_text("red things")).to_have_count(0)
    expect(grounds.get_by_text("blue things")).to_have_count(0)
