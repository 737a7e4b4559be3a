"""The rings and bars of gauges, and the effects of views under the pointer."""

import math

import pytest
from conftest import visit
from picture import Picture, is_near
from playwright.sync_api import expect

GREEN, WHITE = (0, 255, 0), (255, 255, 255)


@pytest.fixture
def gauges(fixture, browser):
    context = browser.new_context(color_scheme="light", viewport={"width": 500, "height": 400})
    page = context.new_page()
    visit(page, fixture.address + "/gauges")
    yield page
    context.close()


def on_ring(page, picture, name: str, degrees: float) -> tuple:
    """Returns the color of a gauge's ring at an angle, clockwise from the top."""
    box = page.get_by_role("meter", name=name, exact=True).bounding_box()
    angle = math.radians(degrees)
    x = box["x"] + box["width"] / 2 + math.sin(angle) * 26.5
    y = box["y"] + box["height"] / 2 - math.cos(angle) * 26.5
    return picture.at(x, y)


def test_closed_ring_is_filled_up_to_value(gauges):
    picture = Picture(gauges)
    assert is_near(on_ring(gauges, picture, "closed", 45), GREEN)
    assert not is_near(on_ring(gauges, picture, "closed", 135), GREEN)
    assert not is_near(on_ring(gauges, picture, "closed", 180), WHITE)
    gauges.get_by_role("button", name="Increase").click()
    expect(gauges.get_by_role("meter", name="closed", exact=True)).to_have_attribute("aria-valuenow", "0.75")
    picture = Picture(gauges)
    assert is_near(on_ring(gauges, picture, "closed", 135), GREEN)
    assert not is_near(on_ring(gauges, picture, "closed", 315), GREEN)


def test_open_ring_has_dot_at_value_and_opening_below(gauges):
    picture = Picture(gauges)
    # A quarter of the arc of 270 degrees, which begins at the lower left.
    value = 225 + 0.25 * 270
    assert sum(on_ring(gauges, picture, "open", value)) < 60
    assert is_near(on_ring(gauges, picture, "open", value + 10), WHITE)
    assert is_near(on_ring(gauges, picture, "open", 235), GREEN)
    assert is_near(on_ring(gauges, picture, "open", 90), GREEN)
    # The lower edge without the labels in the opening.
    assert is_near(on_ring(gauges, picture, "open", 180 + 30), WHITE)


def test_gradient_runs_along_whole_ring(gauges):
    picture = Picture(gauges)
    red, _, blue = on_ring(gauges, picture, "closedGradient", 45)
    assert abs(red - 255 * 7 / 8) < 12 and abs(blue - 255 / 8) < 12
    red, _, blue = on_ring(gauges, picture, "openGradient", 0)
    assert abs(red - 127) < 12 and abs(blue - 127) < 12
    red, _, blue = on_ring(gauges, picture, "openGradient", 125)
    assert red < 20 and blue > 235


def test_gradient_runs_along_whole_bar(gauges):
    picture = Picture(gauges)
    for name in ("marker", "thick"):
        box = gauges.get_by_role("meter", name=name, exact=True).bounding_box()
        red, _, blue = picture.at(box["x"] + box["width"] / 8, box["y"] + box["height"] / 2)
        assert abs(red - 255 * 7 / 8) < 12 and abs(blue - 255 / 8) < 12, name


@pytest.fixture
def hovering(fixture, browser):
    context = browser.new_context(color_scheme="light", viewport={"width": 400, "height": 300})
    page = context.new_page()
    visit(page, fixture.address + "/hover-effects")
    yield page
    context.close()


def test_highlight_shows_platter_under_pointer(hovering):
    text = hovering.get_by_text("Highlighted")
    box = text.bounding_box()
    beside = (box["x"] - 3, box["y"] + box["height"] / 2)
    assert is_near(Picture(hovering).at(*beside), WHITE)
    text.hover()
    assert not is_near(Picture(hovering).at(*beside), WHITE)
    hovering.mouse.move(0, 0)
    assert is_near(Picture(hovering).at(*beside), WHITE)


def test_lift_scales_view_until_effect_is_disabled(hovering):
    text = hovering.get_by_text("Lifted")
    lifted = hovering.locator(".hover-lift")
    text.hover()
    expect(lifted).to_have_css("scale", "1.06")
    hovering.get_by_role("button", name="Disable").click()
    expect(lifted).to_have_count(0)
    text.hover()
    expect(hovering.get_by_text("Lifted")).to_have_css("scale", "none")
