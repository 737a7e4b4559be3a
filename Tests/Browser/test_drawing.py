"""The painted colors of shapes, styles, images and effects."""

import pytest
from conftest import visit
from picture import Picture
from playwright.sync_api import expect
from waits import until

WHITE, RED, BLUE, GREEN = (255, 255, 255), (255, 59, 48), (0, 122, 255), (52, 199, 89)
PURE_RED = (255, 0, 0)


@pytest.fixture(scope="module")
def shown(fixture, browser):
    context = browser.new_context(color_scheme="light", viewport={"width": 800, "height": 900})
    page = context.new_page()
    visit(page, fixture.address + "/drawing")
    until(page, "() => [...document.querySelectorAll('[data-mask]')].every((mask) => mask.style.maskImage)")
    # The page measures the space of the star, and the server draws it in a patch.
    page.get_by_test_id("star").locator("view-shape").first.wait_for()
    yield page, Picture(page)
    context.close()


def is_near(colour: tuple, other: tuple, by: int) -> bool:
    """Returns whether two colors are equal except for antialiasing."""
    return all(abs(one - two) <= by for one, two in zip(colour, other))


def at(shown, name: str, x: float, y: float) -> tuple:
    """Returns the color at a point of a view, in fractions of its width and height."""
    page, picture = shown
    box = page.get_by_test_id(name).first.bounding_box()
    return picture.at(box["x"] + box["width"] * x, box["y"] + box["height"] * y)


@pytest.mark.parametrize(
    ("name", "x", "y", "colour"),
    [
        ("rectangle", 0.05, 0.05, RED),
        ("rounded", 0.03, 0.03, WHITE),
        ("rounded", 0.5, 0.03, GREEN),
        ("circle", 0.5, 0.05, BLUE),
        ("circle", 0.1, 0.1, WHITE),
        ("wide circle", 0.5, 0.05, BLUE),
        ("wide circle", 0.1, 0.5, WHITE),
        ("capsule", 0.1, 0.5, (255, 149, 0)),
        ("capsule", 0.03, 0.05, WHITE),
        ("ellipse", 0.05, 0.5, (175, 82, 222)),
        ("ellipse", 0.1, 0.1, WHITE),
        # A stroke is centered on the edge, and a border is inside of it.
        ("stroke", 0.5, 0.05, RED),
        ("stroke", 0.5, -0.05, RED),
        ("stroke", 0.5, 0.5, WHITE),
        ("border", 0.5, 0.15, RED),
        ("border", 0.5, -0.05, WHITE),
        ("rect border", 0.05, 0.05, RED),
        ("rect border", 0.5, 0.5, WHITE),
        # A quarter of the outline, from the top.
        ("ring", 0.97, 0.4, BLUE),
        ("ring", 0.03, 0.6, WHITE),
        ("angular", 0.02, 0.5, BLUE),
        ("angular", 0.5, 0.5, WHITE),
        ("triangle", 0.5, 0.5, (88, 86, 214)),
        ("triangle", 0.1, 0.3, WHITE),
        # The page measures this view.
        ("star", 0.5, 0.5, (255, 204, 0)),
        ("star", 0.1, 0.1, WHITE),
        ("triangle line", 0.5, 0.98, (88, 86, 214)),
        ("triangle line", 0.5, 0.6, WHITE),
        ("linear", 0.02, 0.5, RED),
        ("linear", 0.98, 0.5, BLUE),
        ("radial", 0.5, 0.5, RED),
        ("radial", 0.5, 0.99, BLUE),
        ("path", 0.5, 0.8, GREEN),
        ("path", 0.1, 0.3, WHITE),
        ("clip", 0.5, 0.5, PURE_RED),
        ("clip", 0.05, 0.05, WHITE),
        ("clip triangle", 0.5, 0.8, PURE_RED),
        ("clip triangle", 0.1, 0.3, WHITE),
        ("mask", 0.5, 0.02, PURE_RED),
        ("mask", 0.5, 0.98, WHITE),
        ("view mask", 0.5, 0.1, PURE_RED),
        ("view mask", 0.1, 0.85, PURE_RED),
        ("view mask", 0.5, 0.5, WHITE),
        ("view mask", 0.9, 0.85, WHITE),
        ("position", 0.25, 0.75, WHITE),
        ("position", 0.75, 0.25, (0, 255, 0)),
    ],
)
def test_view_is_painted_in_color(shown, name, x, y, colour):
    assert is_near(at(shown, name, x, y), colour, 12)


def test_aspect_ratio_is_kept_in_frame(shown):
    page, _ = shown
    box = page.get_by_test_id("two to one").locator("view-shape").bounding_box()
    assert (round(box["width"]), round(box["height"])) == (60, 30)
    box = page.get_by_test_id("square").locator("view-shape").bounding_box()
    assert (round(box["width"]), round(box["height"])) == (40, 40)


def test_hidden_view_is_not_accessible(shown):
    page, _ = shown
    expect(page.get_by_text("hidden", exact=True)).to_be_hidden()


def test_scaled_view_keeps_its_layout_space(shown):
    page, _ = shown
    small = page.get_by_test_id("small")
    assert small.bounding_box()["width"] < small.evaluate("e => e.offsetWidth") * 0.6


def test_symbols_have_text_color(shown):
    page, picture = shown
    box = page.locator("[data-symbol='star.fill']").bounding_box()
    assert is_near(picture.at(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), (176, 48, 0), 12)


def test_unknown_symbol_shows_placeholder(shown):
    page, _ = shown
    assert page.locator("[data-symbol='no.such.symbol']").bounding_box()["width"] > 10


def test_trim_and_rotation_are_animated(fixture, page):
    visit(page, fixture.address + "/drawing")
    ring = page.get_by_test_id("ring").locator("view-shape")
    page.get_by_role("button", name="Change").click()
    until(page, "() => document.getAnimations().length >= 2")
    page.evaluate("() => { for (const each of document.getAnimations()) { each.pause(); each.currentTime = 1000; } }")
    middle = ring.evaluate("e => parseFloat(getComputedStyle(e).strokeDasharray)")
    assert 0.5 < middle < 0.75
    turn = page.get_by_test_id("turned").evaluate("e => getComputedStyle(e).transform")
    assert "0.707" in turn
    page.evaluate("document.getAnimations().map((a) => a.finish())")
    assert ring.evaluate("e => parseFloat(getComputedStyle(e).strokeDasharray)") == 1


def test_mask_updates_with_its_view(fixture, page):
    visit(page, fixture.address + "/drawing")
    page.get_by_role("button", name="Change").click()
    page.wait_for_function("() => document.getAnimations().length > 0")
    page.evaluate("document.getAnimations().map((a) => a.finish())")
    mask = page.get_by_test_id("view mask").locator("[data-mask]")
    # The image has the new height of the view and can be decoded.
    page.wait_for_function("e => decodeURIComponent(e.style.maskImage).includes('height:30px')", arg=mask.element_handle())
    assert mask.evaluate(
        """e => {
          const text = decodeURIComponent(e.style.maskImage.slice(e.style.maskImage.indexOf(",") + 1, -2));
          return !new DOMParser().parseFromString(text, "image/svg+xml").querySelector("parsererror");
        }"""
    )


def test_mask_is_redrawn_after_element_is_replaced(fixture, page):
    visit(page, fixture.address + "/drawing")
    mask = page.get_by_test_id("view mask").locator("[data-mask]")
    page.wait_for_function("e => e.style.maskImage", arg=mask.element_handle())
    # Replace the container, as a patch does. The new markup has no mask style.
    mask.evaluate("e => e.removeAttribute('style')")
    page.get_by_role("button", name="Turn").click()
    page.wait_for_function("e => e.style.maskImage", arg=mask.element_handle())
    assert mask.locator("> view-layer").evaluate("layer => layer.inert")


def test_unchanged_mask_is_not_redrawn(fixture, page):
    visit(page, fixture.address + "/drawing")
    mask = page.get_by_test_id("view mask").locator("[data-mask]")
    page.wait_for_function("e => e.style.maskImage", arg=mask.element_handle())
    read = page.evaluate(
        """async () => {
          const styleOf = window.getComputedStyle;
          let read = 0;
          const frame = () => new Promise(requestAnimationFrame);
          for (let rest = 0; rest < 5; rest += 1) await frame();
          window.getComputedStyle = (...of) => ((read += 1), styleOf.apply(window, of));
          for (let later = 0; later < 20; later += 1) await frame();
          window.getComputedStyle = styleOf;
          return read;
        }"""
    )
    assert read == 0
