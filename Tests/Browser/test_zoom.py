"""At a browser zoom of 200 %, nothing is clipped or overlaps (WCAG 2.2, 1.4.4).

A zoom of 200 % halves the size of the window in CSS pixels, and doubles the device pixels per CSS pixel.
"""

import pytest
from conftest import visit
from waits import settle

WINDOWS = {"desktop": (1280, 800), "tablet": (820, 1180), "laptop": (1024, 700)}
PAGES = [
    "/", "/case-studies", "/phone-dialer", "/prime-time", "/news", "/car-list", "/practice", "/data-flow", "/every-view",
    "/examples/phone-dialer", "/examples/prime-time", "/examples/news", "/examples/practice",
]

# Finds texts that are outside of the window or of an element that clips them, and texts that overlap. A text in a region
# that scrolls can be reached, and a text that ends with an ellipsis is truncated by SwiftUI's rules.
FAULTS = """() => {
  const faults = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide`);
  const scrolls = (style, axis) => /auto|scroll/.test(style["overflow" + axis]);
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text; (text = walker.nextNode()); ) {
    if (!text.data.trim()) continue;
    const owner = text.parentElement;
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (owner.closest(".unseen, [hidden], option, script, style")) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    let { left, top, right, bottom } = range.getBoundingClientRect();
    const whole = { left, top, right, bottom };
    const said = text.data.trim().slice(0, 40);
    let isTruncated = false;
    let isScrolled = false;
    for (let box = owner; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const frame = box.getBoundingClientRect();
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") isTruncated = true;
      if (style.position === "fixed") isScrolled = true;
      for (const [axis, start, end] of [["X", "left", "right"], ["Y", "top", "bottom"]]) {
        const scrollable = scrolls(style, axis);
        if (scrollable) isScrolled = true;
        if (style["overflow" + axis] === "visible") continue;
        const cut = Math.max(frame[start] - whole[start], whole[end] - frame[end]);
        if (cut > 1.5 && !scrollable && !isTruncated && !isScrolled && frame.width > 1) faults.push(`${said}: cut by ${cut} in ${box.localName}`);
        if (axis === "X") [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        else [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
    }
    if (right - left < 2 || bottom - top < 2) continue;
    if (!isScrolled && (whole.left < -1 || whole.right > innerWidth + 1)) faults.push(`${said}: outside of the window`);
    texts.push({ said, owner, left, top, right, bottom });
  }
  for (const [index, first] of texts.entries()) {
    for (const second of texts.slice(index + 1)) {
      const width = Math.min(first.right, second.right) - Math.max(first.left, second.left);
      const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
      if (width < 3 || height < 5 || first.owner === second.owner) continue;
      // A bar, a menu or an alert in front of the text.
      const front = document.elementFromPoint(
        Math.max(first.left, second.left) + width / 2, Math.max(first.top, second.top) + height / 2);
      const isInFront = (each) => front && (each.owner === front || each.owner.contains(front) || front.contains(each.owner));
      if (isInFront(first) && isInFront(second)) faults.push(`${first.said} / ${second.said}: overlap by ${Math.round(width)} × ${Math.round(height)}`);
    }
  }
  return faults;
}"""


@pytest.fixture(scope="module", params=WINDOWS)
def zoomed(browser, request):
    """A page at a zoom of 200 %."""
    width, height = WINDOWS[request.param]
    context = browser.new_context(viewport={"width": width // 2, "height": height // 2}, device_scale_factor=2)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("path", PAGES)
def test_page_is_complete_at_200_percent(gallery, zoomed, path):
    visit(zoomed, gallery.address + path)
    settle(zoomed)
    assert zoomed.evaluate(FAULTS) == []
