"""Animations: insertion, removal, movement and style changes, and the consistency of the page during them.

`MOTION_SEED` sets the seed of the random presses.
"""

import json
import os
import random

import pytest
from conftest import visit, wait_until_live
from live import Live
from playwright.sync_api import expect
from waits import advance, until

SEED = int(os.environ.get("MOTION_SEED", random.randrange(2**32)))

# Returns all script animations, with the text of the element and the animated properties.
RUNNING = """() => document.getAnimations()
  .filter((each) => !(each instanceof CSSAnimation || each instanceof CSSTransition))
  .map((each) => [
    each.effect.target.textContent,
    [...new Set(each.effect.getKeyframes().flatMap(Object.keys))]
      .filter((name) => !["offset", "computedOffset", "easing", "composite"].includes(name)).sort().join(" "),
    each.effect.getTiming().duration,
  ])"""

# Sets the progress of all animations.
PAUSE = """(share) => {
  for (const each of document.getAnimations()) {
    each.pause();
    each.currentTime = share * each.effect.getComputedTiming().endTime;
  }
}"""

FINISH = "() => { for (const each of document.getAnimations()) each.effect.getTiming().iterations === Infinity || each.finish(); }"


def press(page, name: str) -> None:
    """Presses a button without waiting until it stops moving."""
    page.get_by_role("button", name=name, exact=True).dispatch_event("click")


def box(locator) -> dict:
    return locator.evaluate("(element) => { const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height }; }")


def opened(page, fixture, *, isFast=False):
    visit(page, fixture.address + "/motion")
    page.evaluate(FINISH)
    if isFast:
        press(page, "Fast")
    return page


def test_inserted_view_moves_in_and_removed_view_moves_out(fixture, page):
    opened(page, fixture)
    press(page, "Slide")
    sliding = page.locator("view-root", has_text="Sliding").get_by_text("Sliding")
    expect(sliding).to_be_attached()
    assert any("translate" in names and "Sliding" in text and time == 5000 for text, names, time in page.evaluate(RUNNING))
    page.evaluate(PAUSE, 0.5)
    half = box(sliding)
    page.evaluate(FINISH)
    full = box(sliding)
    assert half["x"] < full["x"] - 100
    press(page, "Slide")
    gone = page.locator("#leaving").get_by_text("Sliding")
    expect(gone).to_be_attached()
    page.evaluate(PAUSE, 0)
    assert box(gone)["x"] == pytest.approx(full["x"], abs=1) and box(gone)["y"] == pytest.approx(full["y"], abs=1)
    page.evaluate(PAUSE, 0.5)
    assert box(gone)["x"] > full["x"]
    page.evaluate(FINISH)
    expect(gone).not_to_be_attached()


def test_leaving_view_is_inert_and_hidden_from_accessibility(fixture, page):
    opened(page, fixture)
    press(page, "Slide")
    page.evaluate(FINISH)
    page.get_by_placeholder("Typed").fill("abc")
    expect(page.get_by_test_id("sum")).to_contain_text("typed abc")
    place = box(page.get_by_role("button", name="Pressed 0"))
    press(page, "Slide")
    gone = page.locator("#leaving").get_by_text("Pressed 0")
    expect(gone).to_be_attached()
    page.evaluate(PAUSE, 0)
    expect(page.get_by_role("button", name="Pressed 0")).to_have_count(0)
    assert "Pressed 0" not in page.locator("body").aria_snapshot().replace("Pressed 0, typed", "")
    page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    page.evaluate("document.querySelector('#leaving button').click()")
    page.keyboard.type("more")
    press(page, "Row's button 1")
    expect(page.get_by_test_id("sum")).to_have_text("Pressed 1, typed abc, finished 0")
    assert page.evaluate("document.querySelectorAll('#leaving [id]').length") == 0


def test_default_transition_fades(fixture, page):
    opened(page, fixture)
    press(page, "Fade")
    fading = page.get_by_test_id("fading")
    expect(fading).to_be_attached()
    page.evaluate(PAUSE, 0.25)
    assert float(fading.evaluate("(element) => getComputedStyle(element).opacity")) == pytest.approx(0.25, abs=0.01)


def test_identity_change_animates_insertion_and_removal(fixture, page):
    opened(page, fixture)
    press(page, "Renew")
    expect(page.locator("view-root").get_by_text("Version 1")).to_be_attached()
    expect(page.locator("#leaving").get_by_text("Version 0")).to_be_attached()
    page.evaluate(PAUSE, 0.5)
    scales = [box(page.get_by_text(f"Version {version}"))["height"] for version in (0, 1)]
    page.evaluate(FINISH)
    height = box(page.get_by_text("Version 1"))["height"]
    assert scales == [pytest.approx(height / 2, abs=1)] * 2


def test_animated_style_change_moves_neighbors(fixture, page):
    opened(page, fixture)
    blue = page.locator("view-root view-box:has(> view-color)").first
    start = box(blue)
    press(page, "Grow")
    coloured = page.get_by_test_id("coloured")
    until(page, "() => document.getAnimations().length > 0")
    page.evaluate(PAUSE, 0.5)
    assert start["width"] == 100 and box(blue)["width"] == pytest.approx(200, abs=1)
    colours = coloured.evaluate("(element) => getComputedStyle(element).color")
    page.evaluate(FINISH)
    assert box(blue)["width"] == 300
    assert colours != coloured.evaluate("(element) => getComputedStyle(element).color")


def test_rows_move_to_new_frames(fixture, page):
    opened(page, fixture)
    rows = [page.get_by_text(f"Row {number}", exact=True) for number in range(1, 7)]
    before = [box(row)["y"] for row in rows]
    press(page, "Reverse")
    until(page, "() => document.getAnimations().length > 0")
    page.evaluate(PAUSE, 0)
    assert [box(row)["y"] for row in rows] == pytest.approx(before, abs=1)
    page.evaluate(PAUSE, 0.5)
    middle = (before[0] + before[-1]) / 2
    assert [box(row)["y"] for row in rows] == pytest.approx([middle] * 6, abs=1)
    page.evaluate(FINISH)
    assert [box(row)["y"] for row in rows] == pytest.approx(before[::-1], abs=1)


def test_interrupting_change_continues_from_current_state(fixture, page):
    opened(page, fixture)
    row = page.get_by_text("Row 1", exact=True)
    blue = page.locator("view-root view-box:has(> view-color)").first
    for name in ("Reverse", "Grow"):
        press(page, name)
        until(page, "() => document.getAnimations().length > 0")
    page.evaluate(PAUSE, 0.3)
    places = (box(row)["y"], box(blue)["width"])
    for name in ("Reverse", "Grow"):
        press(page, name)
        expect(page.get_by_test_id("sum")).to_be_attached()
    until(page, "() => document.getAnimations().some((each) => each.currentTime < 1500)")
    page.evaluate(
        "() => { for (const each of document.getAnimations()) if (each.currentTime !== 1500) { each.pause(); each.currentTime = 0; } }"
    )
    assert (box(row)["y"], box(blue)["width"]) == pytest.approx(places, abs=4)


def test_unanimated_change_in_same_patch_is_immediate(fixture, page):
    opened(page, fixture)
    press(page, "Mixed")
    expect(page.get_by_test_id("fading")).to_be_attached()
    page.evaluate(PAUSE, 0)
    assert page.get_by_test_id("fading").evaluate("(element) => getComputedStyle(element).opacity") == "1"
    assert [text for text, names, _ in page.evaluate(RUNNING) if "Sliding" in text and names == "translate"]
    places = [box(page.get_by_text(f"Row {number}", exact=True))["y"] for number in range(1, 7)]
    assert places == sorted(places, reverse=True)


def test_animated_appearance_starts_from_initial_value(fixture, page):
    page.goto(fixture.address + "/motion")
    wait_until_live(page)
    arrival = page.locator("view-root view-box:has(> view-color)").last
    until(page, "() => document.getAnimations().length > 0")
    page.evaluate(PAUSE, 0.5)
    assert box(arrival)["width"] == pytest.approx(110, abs=1)
    opacity = page.get_by_test_id("arrived").evaluate("(element) => getComputedStyle(element).opacity")
    assert float(opacity) == pytest.approx(0.5, abs=0.01)
    page.evaluate(FINISH)
    assert box(arrival)["width"] == 200


def test_reduced_motion_disables_movement(fixture, page):
    page.emulate_media(reduced_motion="reduce")
    opened(page, fixture)
    for name in ("Slide", "Fade", "Grow", "Renew", "Reverse", "Slide"):
        press(page, name)
    expect(page.get_by_text("Version 1")).to_be_attached()
    expect(page.get_by_text("Sliding")).to_have_count(0)
    assert page.evaluate(RUNNING) == []
    assert page.locator("#leaving > *").count() == 0
    assert box(page.locator("view-root view-box:has(> view-color)").first)["width"] == 300


def test_completion_runs_after_animation(fixture, page):
    opened(page, fixture, isFast=True)
    press(page, "Fade")
    expect(page.get_by_test_id("sum")).to_contain_text("finished 1")


def test_leaving_view_does_not_scroll_page(fixture, page):
    opened(page, fixture)
    for _ in range(2):
        press(page, "Slide")
        until(page, "() => document.getAnimations().length > 0")
        page.evaluate(PAUSE, 0.9)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.evaluate(FINISH)


@pytest.mark.parametrize("run", range(3))
def test_random_presses_during_animations_keep_page_consistent(fixture, context, page, run):
    chance = random.Random(f"{SEED} {run}")
    opened(page, fixture, isFast=True)
    names = ["Slide", "Fade", "Grow", "Renew", "Shuffle", "Reverse", "Fewer", "All", "Plain", "Mixed"]
    presses = [chance.choice(names) for _ in range(60)]
    for name in presses:
        press(page, name)
        if chance.random() < 0.5:
            advance(page, chance.choice([5, 20, 60, 250]))
        shown = page.evaluate("() => new Set([...document.querySelectorAll('[id]')].map((each) => each.id)).size - document.querySelectorAll('[id]').length")
        assert shown == 0, f"two elements have one number; MOTION_SEED={SEED}"
    expect(page.locator("#leaving > *")).to_have_count(0)
    expect(page.get_by_test_id("sum")).to_contain_text(f"finished {sum(name != 'Plain' for name in presses)}")
    assert picture(page) == fresh_picture(page, context, fixture), f"MOTION_SEED={SEED}"


# Returns the markup with sorted attributes. Class names, which differ between sessions, are replaced with their
# declarations.
MARKUP = """([html, rules]) => {
  const template = document.createElement("template");
  template.innerHTML = html;
  let [sheet] = document.adoptedStyleSheets;
  if (rules) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.join(""));
  }
  const styles = new Map([...sheet.cssRules].map((rule) => [rule.selectorText.slice(1), rule.style.cssText]));
  const value = ({ name, value, ownerElement }) => {
    if (name === "class") return value.split(" ").map((each) => styles.get(each) ?? each).join(" ");
    return name === "value" ? ownerElement.value : value;
  };
  const write = (node) => node.nodeType === Node.TEXT_NODE ? node.data : [
    "<", node.localName, ...[...node.attributes].map((each) => ` ${each.name}=${value(each)}`).sort(), ">",
    ...[...node.childNodes].map(write), "</>\\n",
  ].join("");
  const root = html === null ? document.querySelector("view-root") : template.content;
  return [...root.childNodes].map(write).join("");
}"""


def picture(page) -> str:
    """Returns the normalized markup of the page."""
    return page.evaluate(MARKUP, [None, None])


def fresh_picture(page, context, fixture, path: str = "/motion") -> str:
    """Returns the normalized full render of the same session from the server."""
    live = Live(fixture.address + path, cookie="; ".join(f"{each['name']}={each['value']}" for each in context.cookies()))
    live.session = page.session
    live.join()
    live.socket.close()
    return page.evaluate(MARKUP, [live.picture, live.rules])


@pytest.fixture
def page(page):
    """A page with a known session identifier."""

    def hear(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message[0] == "joined":
            page.session = message[1]

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return page
