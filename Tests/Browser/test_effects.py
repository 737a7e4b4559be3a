"""Custom transitions, matched geometry, and animations of text, symbols and shapes."""

import pytest
from conftest import visit
from playwright.sync_api import expect
from test_motion import box, press
from waits import until

# Sets the progress of all finite animations.
PAUSE = """(share) => {
  for (const each of document.getAnimations()) {
    const { endTime } = each.effect.getComputedTiming();
    if (endTime > 0 && endTime < Infinity) {
      each.pause();
      each.currentTime = share * endTime;
    }
  }
}"""
FINISH = """() => {
  for (const each of document.getAnimations()) {
    const { endTime } = each.effect.getComputedTiming();
    if (endTime > 0 && endTime < Infinity) each.finish();
  }
}"""


def opened(page, fixture):
    visit(page, fixture.address + "/effects")
    page.evaluate(FINISH)
    return page


def style(locator, name: str) -> str:
    return locator.evaluate("(element, name) => getComputedStyle(element)[name]", name)


def test_custom_transition_rotates_and_blurs(fixture, page):
    opened(page, fixture)
    press(page, "Show")
    pivot = page.locator("view-root").get_by_text("Pivot")
    expect(pivot).to_be_attached()
    page.evaluate(PAUSE, 0.5)
    assert box(pivot)["height"] > 1.5 * pivot.evaluate("(element) => element.offsetHeight")
    blur = page.locator("view-root").get_by_text("Blur")
    assert style(blur, "filter") == "blur(6px)" and float(style(blur, "opacity")) == pytest.approx(0.5, abs=0.01)
    page.evaluate(FINISH)
    assert style(blur, "filter") == "none"
    press(page, "Show")
    gone = page.locator("#leaving").get_by_text("Pivot")
    expect(gone).to_be_attached()
    page.evaluate(PAUSE, 0.5)
    assert box(gone)["height"] > 1.5 * gone.evaluate("(element) => element.offsetHeight")


def test_matched_geometry_moves_view_to_new_frame(fixture, page):
    opened(page, fixture)
    small = box(page.get_by_test_id("small"))
    assert (small["width"], small["height"]) == (40, 40)
    press(page, "Hero")
    large = page.locator("view-root").get_by_test_id("large").locator("view-shape")
    expect(large).to_be_attached()
    page.evaluate(PAUSE, 0)
    start = box(large)
    assert [start[side] for side in ("x", "y", "width", "height")] == pytest.approx(
        [small[side] for side in ("x", "y", "width", "height")], abs=1
    )
    page.evaluate(PAUSE, 0.5)
    half = box(large)
    assert half["width"] == pytest.approx(80, abs=1) and half["height"] == pytest.approx(60, abs=1)
    # The leaving view has the frame of the inserted view.
    gone = box(page.locator("#leaving view-shape").first)
    assert gone["width"] == pytest.approx(80, abs=1) and gone["x"] == pytest.approx(half["x"], abs=1)
    page.evaluate(FINISH)
    end = box(large)
    assert end["width"] == 120 and end["x"] > small["x"] + 150


def test_matched_geometry_is_not_animated_with_reduced_motion(fixture, page):
    page.emulate_media(reduced_motion="reduce")
    opened(page, fixture)
    press(page, "Hero")
    large = page.get_by_test_id("large")
    expect(large).to_be_attached()
    assert box(large)["width"] == 120
    assert page.evaluate("document.getAnimations().filter((each) => each.effect.getTiming().duration > 0).length") == 0


def test_matched_geometry_follower_has_source_frame(fixture, page):
    opened(page, fixture)
    first, second = (page.locator("[data-match]", has_text=name).first for name in ("First", "Second one"))
    follower = page.locator("[data-follow]")
    until(page, "() => document.querySelector('[data-follow]').getAnimations().length > 0")

    def stands_at(place):
        return [box(follower)[side] for side in ("x", "width")] == pytest.approx([box(place)[side] for side in ("x", "width")], abs=1)

    assert stands_at(first)
    press(page, "Tab")
    until(page, "() => document.querySelector('[data-follow]').getAnimations().some((each) => each.effect.getTiming().duration === 4000)")
    page.evaluate(PAUSE, 0)
    assert stands_at(first)
    page.evaluate(PAUSE, 1)
    assert stands_at(second)


def test_numeric_text_transition_rolls(fixture, page):
    opened(page, fixture)
    press(page, "Count")
    count = page.locator("view-root").get_by_test_id("count")
    expect(count).to_have_text("9")
    old = page.locator("#leaving").get_by_text("8")
    expect(old).to_be_attached()
    page.evaluate(PAUSE, 0.5)
    assert box(old)["y"] < box(count)["y"] - 5
    page.evaluate(FINISH)
    expect(old).not_to_be_attached()


def test_symbol_bounces_on_change_and_another_animates_indefinitely(fixture, page):
    opened(page, fixture)
    wifi = page.locator("[data-effect='variableColor on'] view-image")
    assert style(wifi, "animationName") == "effect-color"
    press(page, "Count")
    heart = page.locator("[data-effect^='bounce '] view-image")
    until(page, "() => document.querySelector('[data-effect^=\"bounce \"] view-image').getAnimations().length > 0")
    heart.evaluate("(element) => { const [each] = element.getAnimations(); each.pause(); each.currentTime = 180; }")
    assert float(style(heart, "scale")) == pytest.approx(1.2, abs=0.01)


def test_symbol_effects_rotate_counterclockwise_and_bounce_down(fixture, page):
    opened(page, fixture)
    gear = page.locator("[data-effect='rotate on'] view-image")
    assert (style(gear, "animationName"), style(gear, "animationDirection")) == ("effect-rotate", "reverse")
    bell = page.locator("[data-effect='bounceDown on'] view-image")
    assert style(bell, "animationName") == "effect-bounce"
    bell.evaluate("(element) => { const [each] = element.getAnimations(); each.pause(); each.currentTime = 360; }")
    assert float(style(bell, "scale")) == pytest.approx(0.8, abs=0.01)


def test_animatable_data_is_interpolated(fixture, page):
    opened(page, fixture)
    expect(page.get_by_test_id("number")).to_contain_text("90")
    # Records the number in each frame until the animation has ended.
    page.evaluate("""() => {
      window.seen = new Set();
      const look = () => {
        seen.add(document.querySelector("view-root [data-testid=number]").innerText.split(" ").at(-1));
        if (!seen.has("270")) requestAnimationFrame(look);
      };
      look();
    }""")
    press(page, "Wedge")
    until(page, "() => window.seen.has('270')")
    assert page.evaluate("window.seen.size") > 4


def test_keyframes_are_animated(fixture, page):
    opened(page, fixture)
    keyed = page.get_by_text("Keyed")
    height = box(keyed)["height"]
    press(page, "Count")
    has_height = "([keyed, least, most]) => (({ height }) => least <= height && height <= most)(keyed.getBoundingClientRect())"
    until(page, has_height, [keyed.element_handle(), 1.5 * height, 10 * height])
    until(page, has_height, [keyed.element_handle(), height, height])
