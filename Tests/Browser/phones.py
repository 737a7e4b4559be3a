"""Opens small apps on a phone, and performs gestures on their pages."""

import pytest
from conftest import visit


@pytest.fixture
def phone(fixture, browser):
    """Opens small apps by name on a phone. The test fails if a script reports an error."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="en-US", timezone_id="UTC"
    )
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))

    def opened(name: str):
        visit(page, f"{fixture.address}/apps/{name}")
        return page

    yield opened
    context.close()
    assert errors == []


def button(page, name: str):
    return page.get_by_role("button", name=name, exact=True)


def middle(locator) -> tuple[float, float]:
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page, start, end) -> None:
    """Drags with the mouse."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=10)
    page.mouse.up()


def wait_until_still(page) -> None:
    """Waits until page transitions have finished. A moving page does not react to swipes."""
    page.wait_for_function(
        """() => {
          const isOver = ({ timeline, playState }) => timeline !== document.timeline || playState === "finished";
          return document.getAnimations().every(isOver);
        }"""
    )


def wait_for_frames(page) -> None:
    """Waits until the page has handled its pending events and displayed their effects."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
