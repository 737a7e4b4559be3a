"""Scroll positions that the app sets and the user changes, and continuous hover."""

import pytest
from conftest import visit, wait_until_live
from playwright.sync_api import expect


@pytest.fixture
def positions(fixture, page):
    visit(page, fixture.address + "/scroll-position")
    return page


def said(page, name: str):
    return expect(page.get_by_test_id(name))


def offset(page) -> float:
    return page.evaluate("document.querySelector('view-scroll').scrollTop")


def wait_for_offset(page, condition: str) -> None:
    region = page.locator("view-scroll").element_handle()
    page.wait_for_function(f"({{ scrollTop: top }}) => {condition}", arg=region)


def over_region(page) -> None:
    box = page.locator("view-scroll").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_region_starts_at_scroll_position(positions):
    wait_for_offset(positions, "top === 50 * 40 - 300")
    said(positions, "end").to_have_text("end")
    said(positions, "position").to_have_text("program -1")


def test_region_scrolls_to_edges_points_and_views(positions):
    positions.get_by_role("button", name="Top").click()
    wait_for_offset(positions, "top === 0")
    said(positions, "end").to_have_text("not the end")
    positions.get_by_role("button", name="Point").click()
    wait_for_offset(positions, "top === 410")
    positions.get_by_role("button", name="Row 30").click()
    wait_for_offset(positions, "Math.abs(top - 1200) < 2")
    said(positions, "position").to_have_text("program 30")
    positions.get_by_role("button", name="End").click()
    wait_for_offset(positions, "top === 50 * 40 - 300")
    said(positions, "end").to_have_text("end")
    said(positions, "phases").to_contain_text("idle>animating animating>idle")


def test_user_scroll_updates_position_and_request_can_repeat(positions):
    said(positions, "phases").to_have_text("idle>animating animating>idle ")
    over_region(positions)
    positions.mouse.wheel(0, -600)
    said(positions, "position").to_contain_text("person")
    said(positions, "phases").to_contain_text("idle>interacting interacting>idle")
    said(positions, "end").to_have_text("not the end")
    seen = int(positions.get_by_test_id("position").inner_text().split()[1])
    assert abs(offset(positions) - seen * 40) <= 41
    positions.get_by_role("button", name="End").click()
    wait_for_offset(positions, "top === 50 * 40 - 300")
    said(positions, "position").to_have_text("program -1")


def test_disconnect_keeps_user_scroll_position(positions):
    over_region(positions)
    positions.mouse.wheel(0, -600)
    said(positions, "position").to_contain_text("person")
    before = offset(positions)
    positions.context.set_offline(True)
    positions.wait_for_selector("html[data-line=cut]", state="attached")
    positions.context.set_offline(False)
    wait_until_live(positions)
    assert offset(positions) == before


def test_continuous_hover_reports_location(positions):
    box = positions.get_by_test_id("board").bounding_box()
    positions.mouse.move(box["x"] + 20, box["y"] + 30)
    said(positions, "pointer").to_have_text("20 30")
    # The text that reports the location can change its size and so move the view, so its frame is read again.
    box = positions.get_by_test_id("board").bounding_box()
    positions.mouse.move(box["x"] + 120, box["y"] + 60, steps=5)
    said(positions, "pointer").to_have_text("120 60")
    positions.mouse.move(box["x"] + 120, box["y"] - 60)
    said(positions, "pointer").to_have_text("away")
