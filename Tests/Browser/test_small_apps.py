"""Small apps on a phone, used by touch, by mouse and by keyboard."""

import re

import pytest
from phones import button, drag, middle, phone, wait_until_still  # noqa: F401
from playwright.sync_api import expect
from test_fingers import move
from test_presentation import settled


def test_memory_game_is_won_by_touch(phone):
    page = phone("memory")
    button(page, "Deck").tap()
    for number in range(12):
        button(page, f"Card {number}").tap()
        expect(button(page, f"Card {number}")).to_have_count(0)
    expect(page.get_by_text("Won in 6 moves")).to_be_visible()
    boxes = [box.bounding_box() for box in page.get_by_role("button", name=re.compile("🚲|🛵")).all()]
    assert len(boxes) == 4
    for box in boxes:
        assert box["width"] / box["height"] == pytest.approx(2 / 3, abs=0.02)
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    button(page, "New Game").tap()
    expect(page.get_by_text("Won in 6 moves")).to_have_count(0)


def test_sketch_is_drawn_by_touch_and_mouse_and_undone_by_keyboard(phone):
    page = phone("drawing")
    canvas = page.get_by_label("Canvas")

    def strokes(count):
        expect(canvas.locator("path")).to_have_count(count)

    move(page, (60, 200), (300, 500))
    strokes(1)
    drag(page, (300, 200), (60, 500))
    strokes(2)
    page.touchscreen.tap(200, 600)
    strokes(3)
    page.keyboard.press("Control+z")
    strokes(2)
    page.keyboard.press("Control+Shift+z")
    strokes(3)
    button(page, "Clear").tap()
    button(page, "Clear the Drawing").tap()
    strokes(0)
    expect(canvas).to_be_visible()
    expect(button(page, "Undo")).to_be_disabled()


def test_calendar_months_are_swiped_and_appointments_added(phone):
    page = phone("calendar")
    expect(page.get_by_text("February 2024")).to_be_visible()
    expect(page.get_by_text("Dentist")).to_be_visible()
    first, last = button(page, "February 1").bounding_box(), button(page, "February 3").bounding_box()
    assert first["width"] == pytest.approx(390 / 7, abs=0.5)
    assert first["y"] == last["y"], "a Thursday and a Saturday of one week"
    move(page, (300, 230), (100, 230))
    expect(page.get_by_text("March 2024")).to_be_visible()
    expect(page.get_by_text("February 2024")).to_have_count(0)
    button(page, "March 20").tap()
    expect(page.get_by_text("No appointments on March 20")).to_be_visible()
    button(page, "Add").tap()
    dialog = page.get_by_role("dialog")
    dialog.get_by_placeholder("Title").tap()
    page.keyboard.type("Dinner")
    dialog.get_by_role("button", name="Add").tap()
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("Dinner")).to_be_visible()


def test_weather_is_loaded_searched_and_saved_as_favorite(phone):
    page = phone("weather")
    expect(page.get_by_text("31°").first).to_be_visible()
    page.get_by_placeholder("City").tap()
    page.keyboard.type("berg")
    expect(page.get_by_text("Accra")).to_have_count(0)
    button(page, "Cancel").tap()
    page.get_by_text("Bergen").tap()
    expect(page.get_by_text("Rain", exact=True)).to_be_visible()
    hour = page.get_by_text("11h")
    expect(hour).not_to_be_in_viewport()
    move(page, (350, middle(page.get_by_text("2h", exact=True))[1]), (40, middle(page.get_by_text("2h", exact=True))[1]))
    expect(hour).to_be_in_viewport()
    expect(page.get_by_text("11 mph")).to_be_visible()
    # The background extends behind the bar.
    background = page.locator("view-page:not([hidden]) view-layer view-color").first
    assert background.bounding_box()["y"] < 0
    favorite = page.get_by_role("switch", name="Favorite")
    assert favorite.evaluate("""toggle => {
      const { x, y } = toggle.parentElement.getBoundingClientRect();
      return document.elementsFromPoint(x - 60, y + 8).some((element) => element.localName === "view-color");
    }"""), "it is not clipped"
    favorite.tap(force=True)
    page.go_back()
    expect(page.get_by_text("Favorites")).to_be_visible()
    page.get_by_text("Dhaka").tap()
    expect(page.get_by_text("There is no signal.")).to_be_visible()


def test_cards_are_dragged_by_mouse_and_added_by_keyboard(phone):
    page = phone("kanban")

    def count(column, number):
        expect(page.get_by_label(f"{number} in {column}")).to_be_visible()

    backlog = page.get_by_label("Backlog", exact=True).bounding_box()
    assert backlog["x"] == 16, "the padding is visible before scrolling"
    card, target = (button(page, name).get_by_text(name, exact=True).last for name in ("Plan", "Draw"))
    drag(page, middle(card), middle(target))
    count("Doing", 2)
    # The dropped card is inserted before the other card. Both cards move, so wait for their final frames.
    page.wait_for_function(
        "([card, target]) => card.getBoundingClientRect().bottom <= target.getBoundingClientRect().top",
        arg=[card.element_handle(), target.element_handle()],
    )
    field = page.get_by_placeholder("Add to Backlog")
    field.tap()
    page.keyboard.type("Ship")
    page.keyboard.press("Enter")
    page.keyboard.type("Rest")
    page.keyboard.press("Enter")
    count("Backlog", 4)
    expect(field).to_be_focused()
    expect(field).to_have_value("")


def test_notes_are_written_and_previewed(phone):
    page = phone("notebook")
    page.get_by_text("Shopping").tap()
    editor = page.get_by_role("textbox")
    expect(editor).to_have_value(re.compile("Bread"))
    preview = page.get_by_role("switch", name="Preview")
    preview.tap(force=True)
    expect(page.get_by_role("heading", name="Shopping").last).to_be_visible()
    assert page.locator("view-page span", has_text="Milk").last.evaluate("text => getComputedStyle(text).fontWeight") >= "600"
    expect(page.get_by_role("link", name="the list")).to_have_attribute("href", "https://example.com")
    page.go_back()
    button(page, "New Note").tap()
    # The preview setting is kept for each note.
    preview.tap(force=True)
    page.get_by_role("textbox").tap()
    page.keyboard.type("Quick and fast typing today")
    expect(page.get_by_text("5 words").locator("visible=true")).to_have_count(1)
    page.go_back()
    expect(page.get_by_text("Quick and fast typing today").locator("visible=true")).to_have_count(1)


def test_music_is_played_and_scrubbed(phone):
    page = phone("music")
    page.get_by_text("Copper Moon").tap()
    expect(page.get_by_label("Playing")).to_be_visible()
    player = page.get_by_role("group", name="Player")
    player.get_by_text("Copper Moon").tap()
    cover = page.get_by_role("dialog")
    settled(cover)
    box = cover.locator("> *").first.bounding_box()
    assert (box["width"], box["height"]) == pytest.approx((390, 844), abs=1), "the background fills the cover"
    slider = cover.get_by_role("slider", name="Position")
    slider.focus()
    page.keyboard.press("End")
    expect(cover.get_by_text("Slow Train Home").or_(cover.get_by_text("3:41"))).to_be_visible()
    settled(cover)
    move(page, (84, 250), (84, 700))
    expect(cover).to_have_count(0)


def test_photos_are_opened_swiped_and_selected(phone):
    page = phone("photos")
    first = button(page, "Photo 1").bounding_box()
    assert first["width"] == pytest.approx((390 - 4) / 3, abs=0.5)
    assert first["height"] == pytest.approx(first["width"], abs=0.5)
    button(page, "Photo 2").tap()
    expect(page.get_by_role("heading", name="Photo 2")).to_be_visible()
    wait_until_still(page)
    move(page, (330, 400), (60, 400))
    expect(page.get_by_role("heading", name="Photo 3")).to_be_visible()
    # The adjacent pages were hidden and are laid out now.
    number = page.locator("view-tabs view-page:not([hidden])").get_by_text("3", exact=True)
    page.wait_for_function(
        """number => {
          const { x, y, width, height } = number.getBoundingClientRect();
          return Math.abs(x + width / 2 - 195) < 1 && Math.abs(y + height / 2 - 444) < 1;
        }""",
        arg=number.element_handle(),
    )
    page.go_back()
    button(page, "Select").tap()
    button(page, "Photo 4").tap()
    button(page, "Photo 6").tap()
    expect(page.get_by_role("heading", name="2 Selected")).to_be_visible()
    button(page, "Delete").tap()
    expect(button(page, "Photo 4")).to_have_count(0)
    expect(button(page, "Photo 5")).to_be_visible()
