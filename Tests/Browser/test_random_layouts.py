"""Frames of random views match the model of SwiftUI's layout within one point.

`RANDOM_LAYOUTS_PAGES` sets the number of pages with 50 trees each, `RANDOM_LAYOUTS_SEED` the first seed.
"""

import os

import pytest
from conftest import visit
from waits import next_frame

PAGES = int(os.environ.get("RANDOM_LAYOUTS_PAGES", 4))
SEED = int(os.environ.get("RANDOM_LAYOUTS_SEED", 1))

# Returns the frame of each visible colored element and divider, by color. A divider has its number in its identifier.
PLACES = """() => {
  const places = {};
  for (const element of document.querySelectorAll("view-root *")) {
    const style = getComputedStyle(element);
    const number = Number(element.dataset.testid?.match(/^view (\\d+)$/)?.[1]);
    const color = number
      ? ["", (number >> 16) + 1, (number >> 8) & 255, number & 255]
      : style.backgroundColor.match(/^rgb\\((\\d+), (\\d+), (\\d+)\\)$/);
    if (!color || style.visibility === "hidden") continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    places[color.slice(1).join(" ")] ??= [x, y, width, height];
  }
  return places;
}"""


def wrong_trees(page):
    """Returns the trees with a wrong frame, with the actual and the expected frames. Views that should not be visible
    are in the list of the tree -1."""
    places = page.evaluate(PLACES)
    expected = {}
    for line in page.locator("[data-testid=expectation]").inner_text().splitlines():
        tree, number, *frame = line.split()
        expected.setdefault(int(tree), []).append((int(number), [float(length) for length in frame]))
    wrong = {}
    colors = set()
    for tree, frames in expected.items():
        ground = places[f"0 0 {tree}"]
        for number, frame in frames:
            color = f"{number // 65536 + 1} {number // 256 % 256} {number % 256}"
            colors.add(color)
            seen = places.get(color)
            if seen is None:
                if min(frame[2:]) > 0.5:
                    wrong.setdefault(tree, []).append((number, None, frame))
                continue
            seen = [seen[0] - ground[0], seen[1] - ground[1], *seen[2:]]
            if any(abs(one - other) > 1.01 for one, other in zip(seen, frame)):
                wrong.setdefault(tree, []).append((number, seen, frame))
    for color, frame in places.items():
        if color not in colors and color.startswith("1 ") and min(frame[2:]) > 0.5:
            wrong.setdefault(-1, []).append((color, frame, None))
    return wrong, len(expected)


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("kind", ["layouts", "containers", "grids", "insets", "relative-frames"])
@pytest.mark.parametrize("seed", range(SEED, SEED + PAGES))
def test_random_trees_match_layout_model(fixture, browser, seed, kind, scale):
    context = browser.new_context(device_scale_factor=scale)
    page = context.new_page()
    visit(page, f"{fixture.address}/random-{kind}/{seed}")
    wrong, count = wrong_trees(page)
    context.close()
    assert wrong == {}, f"{len(wrong)} of {count}"


@pytest.mark.parametrize("kind", ["layouts", "containers", "grids", "insets", "relative-frames"])
def test_separate_trees_match_layout_model(fixture, page, kind):
    """Each tree is a separate region. The server decides whether the layout pass or CSS lays it out."""
    wrong = {}
    for seed in range(SEED, SEED + PAGES):
        visit(page, f"{fixture.address}/random-{kind}-apart/{seed}")
        wrong.update({(seed, tree): views for tree, views in wrong_trees(page)[0].items()})
    assert wrong == {}


def test_relative_frames_follow_window(fixture, page):
    page.set_viewport_size({"width": 600, "height": 500})
    visit(page, f"{fixture.address}/random-relative-frames/{SEED}")
    assert wrong_trees(page)[0] != {}
    page.set_viewport_size({"width": 1280, "height": 720})
    next_frame(page)
    assert wrong_trees(page)[0] == {}


def test_known_trees_match_layout_model(fixture, page):
    visit(page, f"{fixture.address}/known-layouts")
    wrong, count = wrong_trees(page)
    assert count == 16
    assert wrong == {}
