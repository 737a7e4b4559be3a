"""Geometry readers and coordinate spaces."""

import pytest
from conftest import visit, wait_until_live
from playwright.sync_api import expect
from waits import next_frame


@pytest.fixture
def geometry(fixture, page):
    page.set_viewport_size({"width": 400, "height": 700})
    visit(page, fixture.address + "/geometry")
    return page


def size(page, name: str) -> tuple[float, float]:
    box = page.get_by_test_id(name).bounding_box()
    return box["width"], box["height"]


def test_geometry_reader_fills_proposed_space(geometry):
    expect(geometry.get_by_test_id("width")).to_have_text("368")
    assert size(geometry, "chart") == (368, 200)
    assert size(geometry, "bars") == (368, 200)


def test_content_updates_with_window_size(geometry):
    expect(geometry.get_by_test_id("width")).to_have_text("368")
    geometry.set_viewport_size({"width": 632, "height": 700})
    expect(geometry.get_by_test_id("width")).to_have_text("600")
    assert size(geometry, "bars") == (600, 200)


def test_content_updates_with_state(geometry):
    geometry.get_by_role("button", name="Change").click()
    bars = geometry.locator("[data-testid=bars]")
    expect(bars).to_have_css("height", "300px")
    assert size(geometry, "chart") == (368, 300)


def test_frame_in_coordinate_space_updates_while_scrolling(geometry):
    place = geometry.get_by_test_id("place")
    row = geometry.get_by_text("left", exact=True).bounding_box()
    expect(place).to_have_text(f"{round(row['width'] + 8)} {round(place.bounding_box()['y'])}")
    geometry.evaluate("scrollTo(0, 100)")
    expect(place).to_have_text(f"{round(row['width'] + 8)} {round(place.bounding_box()['y'])}")
    assert place.bounding_box()["y"] < row["y"]


def test_first_render_has_window_size(fixture, page):
    page.set_viewport_size({"width": 500, "height": 600})
    frames = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(frame)))
    visit(page, fixture.address + "/geometry")
    picture = next(frame for frame in frames if '"render"' in frame)
    assert "width:500px;height:600px" in picture


def test_reconnected_page_reports_new_size(geometry):
    expect(geometry.get_by_test_id("width")).to_have_text("368")
    geometry.context.set_offline(True)
    geometry.wait_for_selector("html[data-line=cut]", state="attached")
    geometry.set_viewport_size({"width": 632, "height": 700})
    geometry.context.set_offline(False)
    wait_until_live(geometry)
    expect(geometry.get_by_test_id("width")).to_have_text("600")


def test_view_that_grows_from_its_own_size_stops_at_limit(fixture, page):
    visit(page, fixture.address + "/growing")
    rounds = page.get_by_test_id("rounds")
    expect(rounds).to_have_text("Round 200", timeout=60_000)
    # The page measures again in the next frames, and a reconnected page reports all measurements again.
    next_frame(page)
    page.context.set_offline(True)
    page.wait_for_selector("html[data-line=cut]", state="attached")
    page.context.set_offline(False)
    wait_until_live(page)
    next_frame(page)
    expect(rounds).to_have_text("Round 200")
