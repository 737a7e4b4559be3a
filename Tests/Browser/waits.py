"""Waits for states of a page. No test waits for a duration, except to measure what a server does meanwhile."""

# Whether all animations and transitions have finished, except for animations that repeat forever or follow a scroll
# position.
IS_SETTLED = """() => document.getAnimations().every(
  ({ effect, playState, timeline }) =>
    playState !== "running" || timeline !== document.timeline || effect.getComputedTiming().endTime === Infinity
)"""

# Moves all running animations forward by milliseconds, at most to their ends.
ADVANCE = """(time) => {
  for (const each of document.getAnimations()) {
    const { endTime } = each.effect.getComputedTiming();
    if (each.playState === "running" && each.timeline === document.timeline) each.currentTime = Math.min(each.currentTime + time, endTime);
  }
}"""


def until(page, function: str, arg=None) -> None:
    """Waits until a JavaScript function, which is called in each frame, returns a true value.

    The content security policy of the pages forbids expressions: they would be parsed again in each frame.
    """
    page.wait_for_function(function, arg=arg)


def next_frame(page) -> None:
    """Waits until the page has rendered a frame that includes all changes before the call."""
    page.evaluate("() => new Promise(requestAnimationFrame)")


def settle(page) -> None:
    """Waits until no animation or transition is running."""
    until(page, IS_SETTLED)


def stable_box(locator) -> dict:
    """Waits until an element is visible and does not move, and returns its frame."""
    locator.wait_for()
    settle(locator.page)
    locator.element_handle().wait_for_element_state("stable")
    return locator.bounding_box()


def advance(page, milliseconds: float) -> None:
    """Moves all running animations forward, as if the time had passed."""
    page.evaluate(ADVANCE, milliseconds)
