"""Content that does not fill its space, overlays next to bars, and controls in tight space."""

import pytest
from conftest import visit
from phones import middle
from playwright.sync_api import expect


@pytest.fixture
def narrow(page):
    page.set_viewport_size({"width": 390, "height": 844})
    return page


def test_content_of_searchable_page_is_in_the_middle(fixture, narrow):
    visit(narrow, fixture.address + "/search-hint")
    field = narrow.get_by_role("searchbox")
    below = field.bounding_box()["y"] + field.bounding_box()["height"]
    x, y = middle(narrow.get_by_text("Type a title"))
    assert x == pytest.approx(195, abs=1)
    assert y == pytest.approx((below + 844) / 2, abs=8)
    field.fill("x")
    row = narrow.locator("view-row")
    expect(row).to_have_text("Title x")
    assert row.bounding_box()["y"] < below + 60
    assert narrow.locator("view-list").bounding_box()["height"] > 600


def test_bar_of_searchable_page_is_at_the_bottom(fixture, narrow):
    visit(narrow, fixture.address + "/search-hint-bar")
    bar = narrow.get_by_text("A bar", exact=True).bounding_box()
    assert bar["y"] + bar["height"] == pytest.approx(844, abs=2)
    field = narrow.get_by_role("searchbox").bounding_box()
    empty = narrow.get_by_text("No books").bounding_box()
    assert empty["y"] > field["y"] + 250


def test_overlay_of_scroll_view_does_not_cover_bars(fixture, narrow):
    visit(narrow, fixture.address + "/floating-button")
    button, bar = narrow.get_by_role("button", name="Float"), narrow.get_by_text("Pressed 0 times")
    box = button.bounding_box()
    assert box["x"] + box["width"] == pytest.approx(390, abs=1)
    assert box["y"] + box["height"] == pytest.approx(844 - 60, abs=1)
    assert narrow.get_by_text("On top").bounding_box()["y"] == pytest.approx(50, abs=1)
    button.click()
    expect(bar).to_have_count(0)
    expect(narrow.get_by_text("Pressed 1 times")).to_be_visible()


def test_gauges_and_progress_fill_table_columns(fixture, page):
    page.set_viewport_size({"width": 900, "height": 700})
    visit(page, fixture.address + "/tight-controls")
    assert page.get_by_role("meter").first.bounding_box()["width"] == pytest.approx(104, abs=1)
    assert page.get_by_role("progressbar").first.bounding_box()["width"] == pytest.approx(124, abs=1)


def test_text_of_option_is_next_to_its_symbol(fixture, narrow):
    visit(narrow, fixture.address + "/tight-controls")
    for name in ("circle", "square"):
        option = narrow.locator("option-list label", has_text=name)
        symbol, text = option.locator("view-image").bounding_box(), option.locator("span").bounding_box()
        assert 0 < text["x"] - symbol["x"] - symbol["width"] < 20


def test_circular_buttons_are_circles(fixture, narrow):
    visit(narrow, fixture.address + "/tight-controls")
    for name in ("-", "+", "Add"):
        box = narrow.get_by_role("button", name=name, exact=True).bounding_box()
        assert box["width"] == pytest.approx(box["height"], abs=1)
