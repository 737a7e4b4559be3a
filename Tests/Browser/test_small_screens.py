"""Small screens, each with one layout that a browser does not have by itself."""

import pytest
from conftest import visit
from playwright.sync_api import expect
from pytest import approx


@pytest.fixture
def phone(fixture, page):
    page.set_viewport_size({"width": 390, "height": 844})

    def opened(path):
        visit(page, fixture.address + path)
        return page

    return opened


def right_of(locator) -> float:
    box = locator.bounding_box()
    return box["x"] + box["width"]


def test_a_spacer_in_an_item_of_the_bottom_bar_takes_the_width(phone):
    page = phone("/bottom-bar")
    assert right_of(page.get_by_text("Right", exact=True)) == approx(374, abs=1)
