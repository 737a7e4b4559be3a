"""Modifiers in all orders: painting and hit testing."""

import itertools

import pytest
from conftest import visit
from picture import Picture, is_near
from playwright.sync_api import expect

WHITE, RED, BLUE = (255, 255, 255), (255, 0, 0), (0, 0, 255)
ORDERS = ["".join(order) for order in itertools.permutations("pbot")]


def mixed(under: tuple, over: tuple, opacity: float) -> tuple:
    return tuple(below + (above - below) * opacity for below, above in zip(under, over))


def expected(order: str) -> tuple[tuple, tuple, bool]:
    """Returns the colors at the center of the square and next to it, and whether a tap next to it counts.

    The letters are the modifiers: p for padding, b for a red background, o for opacity, t for a tap gesture.
    Each modifier applies to the result of the modifiers before it. An opacity applies to an earlier background, and a
    background covers an earlier padding. A tap next to the square counts if a background before the gesture covers it.
    """
    middle, beside = [(BLUE, 1.0)], []
    is_padded = reacts = False
    for letter in order:
        if letter == "p":
            is_padded = True
        elif letter == "b":
            middle.insert(0, (RED, 1.0))
            if is_padded:
                beside.insert(0, (RED, 1.0))
        elif letter == "o":
            # The opacity applies to the square and its background together, so the square still hides the background.
            middle = [(middle[-1][0], 0.5)]
            beside = [(colour, 0.5) for colour, _ in beside]
        else:
            reacts = bool(beside)
    def seen(paints):
        colour = WHITE
        for paint, opacity in paints:
            colour = mixed(colour, paint, opacity)
        return colour

    return seen(middle), seen(beside), reacts


@pytest.fixture(scope="module")
def shown(fixture, browser):
    context = browser.new_context(color_scheme="light", viewport={"width": 390, "height": 844})
    page = context.new_page()
    visit(page, fixture.address + "/layer-orders")
    yield page, Picture(page)
    context.close()


def centre(page, order: str) -> tuple[float, float]:
    box = page.get_by_test_id(order).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("order", ORDERS)
def test_each_modifier_applies_to_its_content(shown, order):
    page, picture = shown
    x, y = centre(page, order)
    middle, beside, reacts = expected(order)
    assert is_near(picture.at(x, y), middle)
    assert is_near(picture.at(x, y - 15), beside)
    assert is_near(picture.at(x, y - 25), WHITE)
    taps = page.get_by_test_id("taps " + order)
    page.mouse.click(x, y)
    expect(taps).to_have_text("1")
    page.mouse.click(x, y - 15)
    page.mouse.click(x, y)
    expect(taps).to_have_text("3" if reacts else "2")


@pytest.fixture
def layers(fixture, page):
    page.emulate_media(color_scheme="light")
    visit(page, fixture.address + "/layers")
    return page


def test_overlay_is_in_front_at_its_alignment(layers):
    box = layers.get_by_test_id("badge").bounding_box()
    picture = Picture(layers)
    right, top = box["x"] + box["width"], box["y"]
    assert is_near(picture.at(right - 4, top + 4), (255, 59, 48))
    assert not is_near(picture.at(right - 4, top + 12), (255, 59, 48))


def test_corner_radius_clips_background_and_border(layers):
    box = layers.get_by_test_id("clipped").bounding_box()
    picture = Picture(layers)
    assert is_near(picture.at(box["x"] + 1, box["y"] + 1), WHITE)
    assert is_near(picture.at(box["x"] + box["width"] / 2, box["y"] + 1), (0, 0, 0))
    assert is_near(picture.at(box["x"] + box["width"] / 2, box["y"] + 5), (52, 199, 89))


def test_offset_moves_view_and_keeps_layout_space(layers):
    width = layers.viewport_size["width"]
    box = layers.get_by_test_id("moved").bounding_box()
    assert abs(box["x"] + box["width"] / 2 - (width / 2 + 40)) < 1


def test_frame_that_changes_limits_keeps_position(layers):
    frame = layers.get_by_test_id("frame")
    assert frame.bounding_box()["width"] == 120
    layers.get_by_role("button", name="Change").click()
    expect(frame).to_have_text("wide")
    box, text = frame.bounding_box(), frame.get_by_text("wide").bounding_box()
    assert box["height"] == 80
    assert abs(box["y"] + box["height"] - 4 - text["y"] - text["height"]) < 1
    layers.get_by_role("button", name="Change").click()
    expect(frame).to_have_text("narrow")
    box, text = frame.bounding_box(), frame.get_by_text("narrow").bounding_box()
    assert abs(box["x"] + box["width"] - 4 - text["x"] - text["width"]) < 1


def test_control_in_gesture_handles_its_taps(layers):
    layers.get_by_role("button", name="control").click()
    layers.get_by_text("inside").click()
    expect(layers.get_by_test_id("taps")).to_have_text("Taps: ct")


def test_single_tap_waits_for_double_tap(layers):
    layers.get_by_text("twice").dblclick()
    assert layers.evaluate("getSelection().toString()") == "", "a double tap selects no word"
    layers.get_by_text("inside").click()
    expect(layers.get_by_test_id("taps")).to_have_text("Taps: 2t")
    layers.get_by_text("twice").click()
    expect(layers.get_by_test_id("taps")).to_have_text("Taps: 2t1")


def test_delayed_tap_is_sent_when_another_element_is_tapped(layers):
    layers.get_by_text("twice").click()
    layers.get_by_text("either").dblclick()
    expect(layers.get_by_test_id("taps")).to_have_text("Taps: 1D")


def test_exclusive_tap_gestures_get_their_number_of_taps(layers):
    layers.get_by_text("either").dblclick()
    expect(layers.get_by_test_id("taps")).to_have_text("Taps: D")
    layers.get_by_text("either").click()
    expect(layers.get_by_test_id("taps")).to_have_text("Taps: DS")


def test_simultaneous_long_presses_end_after_their_durations(layers):
    layers.get_by_text("held").hover()
    layers.mouse.down()
    expect(layers.get_by_test_id("taps")).to_have_text("Taps: hH")
    layers.mouse.up()


def test_gesture_is_performed_by_keyboard(layers):
    gesture = layers.get_by_role("button", name="twice")
    gesture.first.focus()
    layers.keyboard.press("Enter")
    expect(layers.get_by_test_id("taps")).to_have_text("Taps: 1")
