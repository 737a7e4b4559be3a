"""Animations of modifiers, interrupted transitions and repeating animations."""

import contextlib
import os
import random

import pytest
from conftest import visit
from playwright.sync_api import expect
from test_motion import FINISH, PAUSE, RUNNING, box, fresh_picture, page, picture, press  # noqa: F401
from waits import advance, next_frame, until

SEED = int(os.environ.get("MOTION_SEED", random.randrange(2**32)))

# Returns the computed style of an element or of one of its ancestors.
STYLE = """(element, [level, name]) => {
  while (level--) element = element.parentNode;
  return getComputedStyle(element)[name];
}"""


def style(locator, name: str, level: int = 0) -> str:
    return locator.evaluate(STYLE, [level, name])


def opened(page, fixture):
    visit(page, fixture.address + "/layer-motion")
    return page


def animate(page, name: str, share: float | None = 0.5) -> None:
    """Presses a button and pauses the animations at the given progress."""
    press(page, name)
    until(page, "() => document.getAnimations().length > 0")
    if share is not None:
        page.evaluate(PAUSE, share)


@contextlib.contextmanager
def patch_of(page):
    """Waits until a patch has been applied as a result of the statements inside."""
    page.evaluate("() => { window.patches = 0; trifecta.on('applied', () => (window.patches += 1)); }")
    yield
    until(page, "() => window.patches > 0")


@pytest.fixture
def layered(page, fixture):
    # The opacity is set on the outermost element. The text is inside of it.
    return opened(page, fixture).get_by_text("Layers", exact=True)


def durations(page) -> set:
    return {time for _, _, time in page.evaluate(RUNNING)}


def test_opacity_is_animated(page, layered):
    animate(page, "Faint")
    assert durations(page) == {4000}
    assert float(style(layered, "opacity")) == pytest.approx(0.6, abs=0.01)
    page.evaluate(FINISH)
    assert style(layered, "opacity") == "0.2"


def test_animated_offset_moves_only_its_content(page, layered):
    start, around = box(layered), box(layered.locator(".."))
    animate(page, "Away")
    assert durations(page) == {4000}
    assert box(layered)["x"] == pytest.approx(start["x"] + 50, abs=1)
    assert box(layered.locator("..")) == around
    page.evaluate(FINISH)
    assert box(layered)["x"] == pytest.approx(start["x"] + 100, abs=1)


def test_animated_padding_moves_following_views(page, layered):
    below = page.get_by_text("Shaped")
    start = [box(each)["y"] for each in (layered.locator(".."), below)]
    height = box(layered.locator(".."))["height"]
    animate(page, "Wide", 0)
    assert [box(each)["y"] for each in (layered.locator(".."), below)] == pytest.approx(start, abs=1)
    page.evaluate(PAUSE, 0.5)
    assert box(layered.locator(".."))["height"] == pytest.approx(height + 30, abs=1)
    # The content stays centered on the screen.
    assert [box(each)["y"] for each in (layered.locator(".."), below)] == pytest.approx([start[0] - 15, start[1] + 15], abs=1)
    page.evaluate(FINISH)
    assert box(layered.locator(".."))["height"] == pytest.approx(height + 60, abs=1)


def test_background_and_border_are_animated(page, layered):
    looks = []
    for share in (0, 0.5, 1):
        if not looks:
            animate(page, "Red", share)
        else:
            page.evaluate(PAUSE, share)
        looks.append([style(layered, name, 1) for name in ("backgroundColor", "outlineWidth", "outlineColor")])
    for start, middle, end in zip(*looks):
        assert len({start, middle, end}) == 3
    assert [width for _, width, _ in looks] == ["2px", "5px", "8px"]


def test_spring_overshoots(page, layered):
    start = box(layered)["x"]
    animate(page, "Spring", None)
    places = []
    for step in range(20):
        page.evaluate(PAUSE, step / 20)
        places.append(box(layered)["x"] - start)
    assert max(places) > 110 and places[0] == pytest.approx(0, abs=1)
    page.evaluate(FINISH)
    assert box(layered)["x"] - start == pytest.approx(100, abs=0.5)


def test_each_row_has_its_own_animation(page, fixture):
    opened(page, fixture)
    steps = [page.get_by_text(f"Step {number}") for number in range(5)]
    start = [box(step)["y"] for step in steps]
    animate(page, "Away", 0)
    page.evaluate("() => { for (const each of document.getAnimations()) each.currentTime = 3000; }")
    shifts = [box(step)["y"] - y for step, y in zip(steps, start)]
    assert shifts == pytest.approx([15, 10, 5, 0, 0], abs=0.5)
    # The animation of the rows does not affect their container.
    assert box(page.get_by_text("Layers", exact=True))["x"] == pytest.approx(page.viewport_size["width"] / 2 + 75 - 28, abs=2)
    page.evaluate(FINISH)
    assert [box(step)["y"] - y for step, y in zip(steps, start)] == pytest.approx([20] * 5, abs=0.5)


def test_inserted_view_can_change_during_transition(page, fixture):
    opened(page, fixture)
    animate(page, "Show", 0.5)
    assert box(page.locator("view-root view-box:has(> view-color)"))["width"] == pytest.approx(110, abs=1)
    arrived = page.get_by_test_id("arrived")
    assert float(style(arrived, "opacity")) == pytest.approx(0.5, abs=0.01)
    assert durations(page) == {4000, 5000}


def test_layers_are_not_animated_with_reduced_motion(page, fixture):
    page.emulate_media(reduced_motion="reduce")
    layered = opened(page, fixture).get_by_text("Layers", exact=True)
    start = box(layered)["x"]
    for name in ("Faint", "Away", "Wide", "Red", "Pulse", "Show", "Show"):
        press(page, name)
    until(page, "() => document.querySelector('[data-testid=pulsing]').className")
    expect(layered).to_have_css("opacity", "0.2")
    assert page.evaluate(RUNNING) == []
    assert box(layered)["x"] == pytest.approx(start + 100, abs=1)
    assert page.locator("#leaving > *").count() == 0


def test_restructured_layers_are_correct_and_keep_typed_text(fixture, context, page):
    opened(page, fixture)
    page.get_by_placeholder("Typed").fill("abc")
    expect(page.get_by_test_id("sum")).to_have_text("typed abc")
    page.get_by_placeholder("Typed").focus()
    for name in ("Tall", "Plain", "Passes", "Tall", "Passes", "Plain"):
        with patch_of(page):
            press(page, name)
        assert page.get_by_placeholder("Typed").input_value() == "abc"
        assert page.evaluate("document.activeElement.placeholder") == "Typed"
    page.evaluate(FINISH)
    assert picture(page) == fresh_picture(page, context, fixture, "/layer-motion")


def test_removal_during_insertion_starts_from_current_state(page, fixture):
    opened(page, fixture)
    for share in (0.25, 0.75):
        animate(page, "Show", share)
        coming = page.get_by_text("A line that is long")
        place = box(coming)
        text_height = float(style(coming, "height")[:-2])
        press(page, "Show")
        gone = page.locator("#leaving").get_by_text("A line that is long")
        expect(gone).to_be_attached()
        page.evaluate(
            "() => { for (const each of document.getAnimations()) { if (each.playState === 'running') { each.pause(); each.currentTime = 0; } } }"
        )
        assert box(gone) == pytest.approx(place, abs=1)
        assert "translate" not in [names for text, names, _ in page.evaluate(RUNNING) if text.startswith("A line")]
        assert float(style(gone, "height")[:-2]) == pytest.approx(text_height, abs=1), "the lines were wrapped again"
        # The container has an opacity of 0.5.
        assert float(page.locator("#leaving > *", has_text="A line").evaluate("(element) => getComputedStyle(element).opacity")) == pytest.approx(0.5, abs=0.01)
        page.evaluate(FINISH)
        expect(gone).not_to_be_attached()


def test_pressing_twice_quickly_restores_state(fixture, context, page):
    opened(page, fixture)
    before = picture(page)
    page.evaluate(
        """() => {
          const button = [...document.querySelectorAll("button")].find((each) => each.textContent === "Show");
          button.click();
          button.click();
        }"""
    )
    expect(page.locator("view-root").get_by_text("A line that is long")).to_have_count(0)
    until(page, "() => document.getAnimations().length > 0")
    page.evaluate(FINISH)
    expect(page.locator("#leaving > *")).to_have_count(0)
    assert picture(page) == before


def test_repeating_animation_continues_until_its_value_changes(page, fixture):
    opened(page, fixture)
    pulsing = page.get_by_test_id("pulsing")
    place = box(pulsing)["x"]
    animate(page, "Pulse", None)
    of_pulsing = "() => document.getAnimations().filter((each) => each.effect.target.textContent === 'Pulsing').length"
    assert page.evaluate(of_pulsing) == 2
    animate(page, "Faint", None)
    press(page, "Plain")
    expect(page.get_by_text("Layers", exact=True)).to_be_attached()
    assert page.evaluate(of_pulsing) == 2
    press(page, "Still")
    until(page, f"() => ({of_pulsing})() === 0")
    assert box(pulsing)["x"] == pytest.approx(place, abs=0.5)
    assert style(pulsing, "opacity") == "1"


@pytest.fixture
def listed(page, fixture):
    visit(page, fixture.address + "/list-motion")
    return page.locator("view-list")


def row(page, number: int):
    return page.locator("view-list > view-row", has=page.get_by_text(f"Row {number}", exact=True))


def test_removed_rows_close_gap(page, listed):
    third, fourth = box(row(page, 3)), box(row(page, 4))
    animate(page, "Delete third", 0)
    gone = page.locator("#leaving > view-row")
    assert box(gone) == pytest.approx(third, abs=1) and box(row(page, 4)) == pytest.approx(fourth, abs=1)
    page.evaluate(PAUSE, 0.5)
    assert style(gone, "opacity") == "0.5"
    assert box(row(page, 4))["y"] == pytest.approx((third["y"] + fourth["y"]) / 2, abs=1)
    page.evaluate(FINISH)
    expect(gone).not_to_be_attached()
    assert box(row(page, 4))["y"] == pytest.approx(third["y"], abs=1)


def test_moved_rows_are_animated(page, listed):
    second, fifth = box(row(page, 2)), box(row(page, 5))
    animate(page, "Swap", 0)
    assert [box(row(page, 2))["y"], box(row(page, 5))["y"]] == pytest.approx([second["y"], fifth["y"]], abs=1)
    page.evaluate(PAUSE, 0.5)
    middle = (second["y"] + fifth["y"]) / 2
    assert [box(row(page, 2))["y"], box(row(page, 5))["y"]] == pytest.approx([middle, middle], abs=1)
    page.evaluate(FINISH)
    assert [box(row(page, 2))["y"], box(row(page, 5))["y"]] == pytest.approx([fifth["y"], second["y"]], abs=1)


def test_visible_rows_stay_when_row_is_inserted_above(fixture, page):
    page.clock.install()
    visit(page, fixture.address + "/list-motion")
    listed = page.locator("view-list")
    listed.evaluate("(list) => list.scrollTop = 300")
    expect(row(page, 12)).to_be_attached()
    next_frame(page)
    # Scrolling has ended.
    page.clock.fast_forward(400)
    place = box(row(page, 12))["y"]
    for _ in range(3):
        animate(page, "Insert above", None)
        for share in (0.1, 0.5):
            page.evaluate(PAUSE, share)
            next_frame(page)
            assert box(row(page, 12))["y"] == pytest.approx(place, abs=1)
        page.evaluate(FINISH)
        assert box(row(page, 12))["y"] == pytest.approx(place, abs=1)


def test_list_scrolls_while_rows_move(page, listed):
    animate(page, "Insert second", 0.3)
    listed.evaluate("(list) => list.scrollTop = list.scrollHeight / 2")
    expect(row(page, 100)).to_be_attached()
    page.evaluate(FINISH)
    expect(row(page, 100)).to_be_attached()
    until(page, """() => {
      const list = document.querySelector("view-list").getBoundingClientRect();
      return [...document.querySelectorAll("view-gap")].every((gap) => {
        const { top, bottom } = gap.getBoundingClientRect();
        return bottom <= list.top || top >= list.bottom;
      });
    }""")


@pytest.mark.parametrize("name", ["Push", "Present", "Insert"])
def test_animation_started_in_on_appear_keeps_position(fixture, page, name):
    visit(page, fixture.address + "/arriving-pulse")
    press(page, name)
    pulses = "document.getAnimations().filter((each) => each.effect.getTiming().duration === 20000)"
    until(page, f"() => {pulses}.length > 0")
    moved = page.evaluate(f"() => {pulses}.map((each) => each.effect.getKeyframes().some((frame) => 'translate' in frame))")
    assert moved == [False]
    assert page.evaluate(f"() => {pulses}.every((each) => each.effect.getTiming().iterations > 1)")


@pytest.mark.parametrize("run", range(3))
def test_random_presses_keep_page_consistent(fixture, context, page, run):
    chance = random.Random(f"{SEED} {run}")
    opened(page, fixture)
    names = ["Faint", "Away", "Wide", "Red", "Tall", "Plain", "Passes", "Spring", "Pulse", "Still", "Show"]
    for _ in range(60):
        press(page, chance.choice(names))
        if chance.random() < 0.5:
            advance(page, chance.choice([50, 500, 2_000]))
    page.get_by_placeholder("Typed").fill("end")
    expect(page.get_by_test_id("sum")).to_have_text("typed end")
    page.evaluate(FINISH)
    expect(page.locator("#leaving > *")).to_have_count(0)
    assert picture(page) == fresh_picture(page, context, fixture, "/layer-motion"), f"MOTION_SEED={SEED}"
