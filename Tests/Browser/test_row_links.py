"""Links and buttons that fill list rows, and alerts with text fields."""

import pytest
from conftest import visit
from playwright.sync_api import expect

NAMES = [
    "plain",
    "padding",
    "frame",
    "opacity",
    "background",
    "overlay",
    "hover",
    "gesture",
    "swipe",
    "menu",
    "swipe and menu",
    "menu and swipe",
    "stack",
]


@pytest.fixture
def links(fixture, page):
    page.set_viewport_size({"width": 390, "height": 1400})
    visit(page, fixture.address + "/row-links")
    return page


def row(page, name):
    return page.locator("view-row", has=page.get_by_role("button", name=name, exact=True)).first


@pytest.mark.parametrize("name", NAMES)
def test_link_fills_row(links, name):
    link = row(links, name).locator("[data-goes]")
    assert link.evaluate("link => getComputedStyle(link).color") == "rgb(0, 0, 0)", "the row does not have the tint of a button"
    box = row(links, name).bounding_box()
    chevron = link.evaluate(
        """link => {
          const end = parseFloat(getComputedStyle(link, "::before").insetInlineEnd);
          return link.getBoundingClientRect().right - end;
        }"""
    )
    # The padding adds to the distance between the link and the edge.
    assert box["x"] + box["width"] - chevron == pytest.approx(22 if name == "padding" else 18, abs=1)
    links.mouse.click(box["x"] + box["width"] - 60, box["y"] + box["height"] / 2)
    expect(links.get_by_text("Page 1 of 1")).to_be_visible()


@pytest.mark.parametrize("name", ["padded", "middle", "swiped"])
def test_button_fills_row(links, name):
    box = row(links, name + " 0").bounding_box()
    links.mouse.click(box["x"] + box["width"] - 40, box["y"] + 4)
    expect(links.get_by_role("button", name=name + " 1", exact=True)).to_be_visible()
    words = links.get_by_role("button", name=name + " 1", exact=True).locator("span").bounding_box()
    if name == "middle":
        assert words["x"] + words["width"] / 2 == pytest.approx(box["x"] + box["width"] / 2, abs=1)
    links.mouse.click(box["x"] + 4, box["y"] + box["height"] - 4)
    expect(links.get_by_role("button", name=name + " 2", exact=True)).to_be_visible()


def test_swipe_actions_are_hidden_until_swipe(links):
    for name in ("swipe", "swipe and menu", "menu and swipe"):
        box = row(links, name).bounding_box()
        action = row(links, name).locator("[data-role=destructive]").bounding_box()
        assert action["x"] >= box["x"] + box["width"] - 1, name


def test_disabled_link_is_dimmed(links):
    color = row(links, "disabled").locator("[data-goes]").evaluate("link => getComputedStyle(link).color")
    assert color == "rgb(160, 160, 165)"


def test_double_click_on_link_pushes_one_page(links):
    row(links, "plain").dblclick()
    expect(links.get_by_text("Page 1 of 1")).to_be_visible()
    # The server handles events in order: the back button would pop only the last of two pages.
    links.get_by_role("button", name="Links").click()
    expect(row(links, "plain")).to_be_visible()
    expect(links.get_by_text("Page 1 of 1")).to_have_count(0)


def test_rows_in_edit_mode_have_no_chevrons(links):
    link = row(links, "first").locator("[data-goes]")
    display = "link => getComputedStyle(link, '::before').display"
    assert link.evaluate(display) != "none"
    links.get_by_role("button", name="Edit").click()
    expect(links.get_by_role("button", name="Done")).to_be_visible()
    assert link.evaluate(display) == "none"
    for event in ("delete", "move"):
        control = row(links, "first").locator(f"[data-event={event}]")
        expect(control).to_be_visible()
        assert control.evaluate("control => getComputedStyle(control, '::before').borderTopWidth") == "0px"


def test_alert_contains_fields_and_two_buttons_in_row(links):
    links.get_by_role("button", name="Ask", exact=True).click()
    dialog = links.get_by_role("alertdialog")
    dialog.evaluate("dialog => Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))")
    box = dialog.bounding_box()
    for field in (dialog.get_by_placeholder("Your name"), dialog.get_by_placeholder("Password")):
        inside = field.bounding_box()
        assert inside["x"] - box["x"] == pytest.approx(16, abs=1)
        assert box["x"] + box["width"] - inside["x"] - inside["width"] == pytest.approx(16, abs=1)
    cancel, ok = (dialog.get_by_role("button", name=name).bounding_box() for name in ("Cancel", "OK"))
    assert cancel["y"] == ok["y"] and cancel["x"] < ok["x"]
    assert cancel["width"] == pytest.approx(box["width"] / 2, abs=1)
    assert ok["x"] + ok["width"] == pytest.approx(box["x"] + box["width"], abs=1)


def test_focus_ring_of_alert_button_is_inside_alert(links):
    links.get_by_role("button", name="Ask", exact=True).focus()
    links.keyboard.press("Enter")
    dialog = links.get_by_role("alertdialog")
    dialog.get_by_role("button", name="OK").focus()
    links.keyboard.press("Shift+Tab")
    links.keyboard.press("Tab")
    expect(links.locator("alert-actions > button:focus-visible")).to_have_css("outline-offset", "-3px")


def test_closed_alert_is_removed_after_fade(links):
    links.get_by_role("button", name="Ask", exact=True).click()
    times = links.get_by_role("alertdialog").evaluate("dialog => getComputedStyle(dialog).transitionDuration")
    assert {float(time.strip().removesuffix("s")) for time in times.split(",")} == {0.25}
