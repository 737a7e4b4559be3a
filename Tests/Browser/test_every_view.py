"""The pages of the view catalog: accessibility violations, clipped text and keyboard access."""

import os
import pathlib
import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import visit

EXAMPLES = pathlib.Path(__file__).parents[2] / "Examples" / "EveryView"
FAMILIES = sorted(
    name for file in EXAMPLES.glob("*.swift") for name in re.findall(r'= Family\(\s*"([^"]+)"', file.read_text())
)

# Returns text that is outside of the window or clipped by a container. Scrollable content, text with a line limit, and
# navigation titles, which end in an ellipsis, are excluded.
CUT_OFF = """() => {
  const found = [];
  const width = document.documentElement.clientWidth;
  const texts = document.createTreeWalker(document.querySelector("view-root"), NodeFilter.SHOW_TEXT);
  for (let text; (text = texts.nextNode()); ) {
    if (text.parentElement.closest("[hidden], [data-out], navigation-title, navigation-bar > button, .unseen")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width: own, height } = range.getBoundingClientRect();
    if (own < 1 || height < 1) continue;
    let isFree = true;
    for (let box = text.parentElement; box.localName !== "view-root"; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath === "inset(50%)" || style.visibility === "hidden" || style.webkitLineClamp !== "none") isFree = false;
      if (!isFree || style.display === "contents" || style.overflowX === "visible" || style.display === "inline") continue;
      const around = box.getBoundingClientRect();
      if (/hidden|clip/.test(style.overflowX) && style.textOverflow !== "ellipsis" && (left < around.left - 1 || right > around.right + 1))
        found.push(`${box.localName} cuts off ${text.data}`);
      isFree = false;
    }
    if (isFree && (left < -1 || right > width + 1)) found.push(`${text.data} is outside`);
  }
  if (document.documentElement.scrollWidth > width) found.push("the page is wider than the window");
  return found;
}"""


# Whether the page has arrived. Scroll-driven and infinite animations are ignored.
ARRIVED = """() => !document.querySelector("[data-moving]") && document.getAnimations().every(
  ({ effect, playState, timeline }) =>
    timeline !== document.timeline || playState !== "running" || effect.getComputedTiming().iterations === Infinity
)"""


@pytest.fixture(scope="module")
def large_text(browser):
    """A browser with double text size."""
    chromium = browser.browser_type.launch(
        executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"),
        args=["--no-sandbox", "--blink-settings=defaultFontSize=32"],
    )
    yield chromium
    chromium.close()


def open_family(gallery, browser, family, scheme="light"):
    # The content security policy blocks axe. Reduced motion avoids low contrast during fades.
    context = browser.new_context(
        color_scheme=scheme, reduced_motion="reduce", bypass_csp=True, viewport={"width": 390, "height": 844}
    )
    page = context.new_page()
    visit(page, gallery.address + "/every-view")
    page.get_by_role("button", name=family, exact=True).click()
    page.get_by_role("heading", name=family, exact=True, level=1).wait_for()
    page.get_by_label(re.compile("^Source of ")).first.wait_for()
    page.wait_for_function(ARRIVED)
    return page


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("family", FAMILIES)
def test_axe_finds_nothing(gallery, browser, family, scheme):
    page = open_family(gallery, browser, family, scheme)
    found = Axe().run(page).response["violations"]
    page.context.close()
    assert [f"{each['id']}: {node['html']}" for each in found for node in each["nodes"]] == []


@pytest.mark.parametrize("family", FAMILIES)
def test_nothing_is_cut_off_in_a_narrow_window(gallery, browser, family):
    page = open_family(gallery, browser, family)
    found = page.evaluate(CUT_OFF)
    page.context.close()
    assert found == []


@pytest.mark.parametrize("family", FAMILIES)
def test_nothing_is_cut_off_with_double_text_size(gallery, large_text, family):
    page = open_family(gallery, large_text, family)
    found = page.evaluate(CUT_OFF)
    page.context.close()
    assert found == []


# Marks the focused element and checks that it or its label has a visible focus indicator.
FOCUSED = """() => {
  const focused = document.activeElement;
  if (focused === document.body) return null;
  const isNew = !("seen" in focused);
  focused.seen = true;
  const shows = (element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && parseFloat(outlineWidth) > 0;
  };
  const { top, bottom } = focused.getBoundingClientRect();
  const isSeen = bottom > 0 && top < innerHeight && [focused, focused.closest("label")].some((each) => each && shows(each));
  return [isNew, isSeen ? "" : focused.outerHTML];
}"""

# All controls. Radio buttons are excluded, because arrow keys move between them.
WANTED = """() => {
  const controls = "a[href], button, input:not([type=radio]), select, textarea, [tabindex='0']";
  window.wanted = [...document.querySelectorAll(`view-root :is(${controls})`)]
    .filter((each) => !each.disabled && each.checkVisibility({ visibilityProperty: true }));
}"""

# Controls that still exist and never had the focus.
MISSED = """() => wanted.filter((each) => each.isConnected && !("seen" in each)).map((each) => each.outerHTML)"""


@pytest.mark.parametrize("family", FAMILIES)
def test_all_controls_are_keyboard_reachable_with_focus_indicator(gallery, browser, family):
    page = open_family(gallery, browser, family)
    page.evaluate(WANTED)
    unseen = []
    repeated = 0
    # A field with several parts can have the focus repeatedly. More repetitions mean that the focus is trapped.
    while repeated < 10:
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused is None:
            break
        repeated = 0 if focused[0] else repeated + 1
        unseen += [focused[1]] if focused[1] else []
    missed = page.evaluate(MISSED)
    page.context.close()
    assert focused is None, "the focus does not leave the page"
    assert unseen == []
    assert missed == []
