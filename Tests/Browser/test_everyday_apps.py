"""Everyday apps on a phone, used by touch, by mouse and by keyboard."""

import re

from phones import button, middle, phone, wait_for_frames, wait_until_still  # noqa: F401
from picture import Picture, is_near
from playwright.sync_api import expect
from test_fingers import move
from test_gestures import Finger


def field(page, name: str):
    return page.get_by_placeholder(name, exact=True)


def switch(page, name: str):
    return page.get_by_role("switch", name=name)


def tab(page, name: str):
    return page.get_by_role("button", name=re.compile(f"^{name}")).last


def swipe_row(page, text: str, start: float, end: float) -> None:
    """Swipes the row with a text from one x coordinate to another."""
    y = middle(page.get_by_text(text, exact=True).first)[1]
    move(page, (start, y), (end, y))


def test_calculator_computes_by_touch_and_keyboard(phone):
    page = phone("calculator")
    display = page.get_by_test_id("display")
    for key in "1 2 × 3 =".split():
        button(page, key).tap()
    expect(display).to_have_text("36")
    large = display.bounding_box()["height"]
    for key in "9 ×".split():
        button(page, key).tap()
    # Return triggers its shortcut, although the last tap has focused another button.
    for keys, result in [("5", "45"), ("2", "2"), ("+3", "5")]:
        page.keyboard.type(keys)
        page.keyboard.press("Enter")
        expect(display).to_have_text(result)
    # It presses a button that the keyboard has focused.
    button(page, "7").focus()
    page.keyboard.press("Enter")
    expect(display).to_have_text("7")
    page.keyboard.press("Escape")
    page.keyboard.type("12345678901")
    expect(display).to_have_text("12345678901")
    page.wait_for_function("([text, large]) => text.getBoundingClientRect().height < large", arg=[display.element_handle(), large])
    box = display.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390


def test_tasks_are_added_completed_swiped_and_searched(phone):
    page = phone("todo")
    button(page, "Add").tap()
    sheet = page.get_by_role("dialog")
    expect(field(sheet, "What needs doing?")).to_be_focused()
    page.keyboard.type("Buy milk")
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    expect(page.get_by_text("6 open tasks")).to_be_visible()
    button(page, "Complete Buy milk").tap()
    expect(page.get_by_text("5 open tasks")).to_be_visible()
    expect(button(page, "Reopen Buy milk")).to_be_visible()
    swipe_row(page, "Pay the rent", 360, 20)
    expect(page.get_by_text("Pay the rent")).to_have_count(0)
    swipe_row(page, "Call Ada", 360, 250)
    button(page.locator("view-row", has_text="Call Ada"), "Flag").tap()
    expect(page.get_by_label("Flagged")).to_be_visible()
    field(page, "Find a task").tap()
    page.keyboard.type("BOOK")
    expect(page.get_by_text("Call Ada")).to_have_count(0)
    expect(page.get_by_text("Return the books")).to_be_visible()
    page.keyboard.type("xx")
    expect(page.get_by_text("No Results for “BOOKxx”")).to_be_visible()
    button(page, "Cancel").tap()
    page.get_by_text("Call Ada").tap()
    expect(page.get_by_role("heading", name="Call Ada")).to_be_visible()
    expect(switch(page, "Flagged")).to_be_checked()


def test_stopwatch_takes_laps_by_touch_and_stops_by_keyboard(phone):
    page = phone("stopwatch")
    elapsed = page.get_by_test_id("elapsed")
    expect(button(page, "Lap")).to_be_disabled()
    button(page, "Start").tap()
    expect(elapsed).not_to_have_text("00:00.00")
    button(page, "Lap").tap()
    button(page, "Lap").tap()
    expect(page.get_by_text("Lap 3")).to_be_visible()
    numbers = page.get_by_text(re.compile(r"^Lap \d$")).all_inner_texts()
    assert numbers == ["Lap 3", "Lap 2", "Lap 1"], "the current lap is first"
    page.keyboard.press("Space")
    expect(button(page, "Start")).to_be_visible()
    expect(page.get_by_text("Lap 3")).to_be_visible()
    button(page, "Reset").tap()
    expect(elapsed).to_have_text("00:00.00")
    expect(page.get_by_text(re.compile(r"^Lap \d$"))).to_have_count(0)


def test_quiz_is_answered_by_touch(phone):
    page = phone("quiz")
    page.get_by_text("Start", exact=True).tap()
    for question, answer in enumerate(["Mercury", "Five", "Swift", "Canberra"], start=1):
        expect(page.get_by_text(f"Question {question} of 4")).to_be_visible()
        button(page, answer).tap()
        expect(button(page, answer)).to_be_disabled()
        button(page, "Show the Result" if question == 4 else "Next Question").tap()
    alert = page.get_by_role("alertdialog")
    expect(alert.get_by_text("You answered 3 of 4 questions correctly.")).to_be_visible()
    button(alert, "Play Again").tap()
    expect(page.get_by_role("heading", name="Score: 0")).to_be_visible()
    expect(page.get_by_text("Question 1 of 4")).to_be_visible()
    button(page, "Quit").tap()
    expect(page.get_by_text("The Small Quiz")).to_be_visible()


def test_expenses_are_split_among_added_friends(phone):
    page = phone("expenses")
    page.get_by_text("Add a friend").tap()
    sheet = page.get_by_role("dialog")
    expect(button(sheet, "Add")).to_be_disabled()
    field(sheet, "Name").tap()
    page.keyboard.type("Dora")
    page.keyboard.press("Tab")
    page.keyboard.type("120")
    button(sheet, "Increment").tap()
    button(sheet, "Add").tap()
    expect(sheet).to_have_count(0)
    expect(page.get_by_text("$42.00")).to_be_visible()
    swipe_row(page, "Cleo", 360, 20)
    expect(page.get_by_text("Cleo")).to_have_count(0)
    expect(page.get_by_text("$45.00")).to_be_visible()
    page.get_by_role("radiogroup").get_by_text("15%").tap()
    expect(page.get_by_text("$51.75")).to_be_visible()
    switch(page, "Round up").tap(force=True)
    expect(page.get_by_text("$52.00")).to_be_visible()
    button(page, "Edit").tap()
    expect(button(page, "Done")).to_be_visible()


def test_flash_cards_are_flipped_and_swiped(phone):
    page = phone("cards")
    hint = page.get_by_text("Swipe right if you knew it, left to repeat.")
    expect(hint).to_be_in_viewport()
    background = page.locator("view-page > .e").bounding_box()
    assert (background["y"], background["height"]) == (0, 844), "it extends behind the bar and to the lower edge"
    button(page, "der Hund").tap()
    button(page, "the dog").wait_for()
    for start, end in [(120, 330), (330, 60), (120, 330), (120, 330)]:
        left = page.get_by_role("button", name=re.compile("^d(er|ie|as) |^the ")).last
        name = left.get_attribute("aria-label")
        move(page, (start, 480), (end, 480))
        expect(button(page, name)).to_have_count(0)
    card = button(page, "die Geschwindigkeitsbegrenzung")
    wait_until_still(page)
    text, around = card.get_by_text("die Geschwindigkeitsbegrenzung").bounding_box(), card.bounding_box()
    assert around["x"] <= text["x"] and text["x"] + text["width"] <= around["x"] + around["width"], "the word is broken"
    expect(page.get_by_label("3 known")).to_be_visible()
    move(page, (120, 480), (330, 480))
    expect(page.get_by_text("You knew 4 cards.")).to_be_visible()
    button(page, "Repeat 1 Cards").tap()
    expect(button(page, "die Katze")).to_be_visible()


def test_settings_are_changed_and_reset(phone):
    page = phone("settings")
    dark = page.get_by_role("radiogroup").get_by_text("Dark")
    dark.tap()
    page.wait_for_function("() => getComputedStyle(document.querySelector('view-page')).colorScheme === 'dark'")
    switch(page, "Allow notifications").tap(force=True)
    expect(page.get_by_role("slider")).to_have_count(0)
    page.get_by_text("Robin").tap()
    field(page, "Name").fill("Kim")
    field(page, "New password").tap()
    page.keyboard.type("secret")
    expect(page.get_by_text("Use at least 8 characters.")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Kim")).to_be_visible()
    button(page, "Reset All Settings").tap()
    button(page, "Reset").tap()
    expect(page.get_by_text("Robin")).to_be_visible()
    expect(page.get_by_role("slider", name="Volume")).to_be_visible()


def test_chat_scrolls_to_sent_messages(phone):
    page = phone("chat")
    last = page.get_by_text("The last message is so long")
    expect(last).to_be_in_viewport()
    menu = page.locator("menu-items:popover-open")
    finger = Finger(page.context.new_cdp_session(page))
    for is_chosen in [True, False]:
        finger.touch("touchStart", middle(page.get_by_text("Message 20", exact=True)))
        expect(menu).to_be_visible()
        finger.touch("touchEnd")
        # The browser closes the menu when the finger is lifted, and the page opens it again.
        wait_for_frames(page)
        expect(menu).to_be_visible()
        if is_chosen:
            menu.get_by_text("❤️").tap()
        else:
            move(page, (100, 300), (100, 340))
        expect(menu).to_have_count(0)
    expect(page.get_by_text("❤️").locator("visible=true")).to_have_count(1)
    expect(button(page, "Send")).to_be_disabled()
    field(page, "Message").tap()
    page.keyboard.type("Good morning")
    button(page, "Send").tap()
    expect(field(page, "Message")).to_have_value("")
    expect(page.get_by_text("You said: Good morning")).to_be_in_viewport()
    page.keyboard.type("Bye")
    expect(button(page, "Send")).to_be_enabled()
    page.keyboard.press("Control+Enter")
    expect(page.get_by_text("You said: Bye")).to_be_in_viewport()
    move(page, (200, 300), (200, 700))
    expect(page.get_by_text("You said: Bye")).not_to_be_in_viewport()


def test_recipe_is_saved_as_favorite_and_kept_open_in_its_tab(phone):
    page = phone("recipes")
    page.get_by_text("Mushroom Risotto").tap()
    expect(page.get_by_text("Portions: 2")).to_be_visible()
    wait_until_still(page)
    assert is_near(Picture(page).at(60, 1), (255, 149, 0)), "the picture extends behind the bar"
    button(page, "Favorite").tap()
    button(page, "Increment").tap()
    expect(page.get_by_text("Portions: 3")).to_be_visible()
    page.get_by_text("1 l stock").tap()
    tab(page, "Favorites").tap()
    expect(page.get_by_text("Main Courses").locator("visible=true")).to_have_count(1)
    expect(page.get_by_text("Starters").locator("visible=true")).to_have_count(0)
    tab(page, "Recipes").tap()
    expect(page.get_by_text("Portions: 3")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Starters").locator("visible=true")).to_have_count(1)


def test_cart_is_filled_and_ordered(phone):
    page = phone("shop")
    button(page, "Add Lamp").tap()
    button(page, "Add Lamp").tap()
    page.get_by_text("Bicycle").tap()
    button(page, "Add to Cart").tap()
    expect(button(page, "Cart 3")).to_be_visible()
    button(page, "Cart 3").tap()
    name = page.get_by_text("Lamp", exact=True).locator("visible=true")
    row = page.locator("view-row", has=name).bounding_box()
    assert name.bounding_box()["y"] - row["y"] >= 10, "the label of a stepper has the row's padding"
    button(page, "Increment").first.tap()
    expect(page.get_by_text("€905.50").first).to_be_visible()
    field(page, "Coupon").tap()
    page.keyboard.type("swift")
    expect(page.get_by_text("€814.95")).to_be_visible()
    button(page, "Order").tap()
    alert = page.get_by_role("alertdialog")
    expect(alert.get_by_text("You pay €814.95.")).to_be_visible()
    button(alert, "OK").tap()
    expect(page.get_by_text("Your Cart Is Empty")).to_be_visible()
    button(page, "Go Shopping").tap()
    expect(page.get_by_role("heading", name="Bicycle")).to_be_visible()


def test_onboarding_pages_are_swiped_and_finished(phone):
    page = phone("onboarding")
    button(page, "Next").tap()
    expect(page.get_by_text("Find Routes")).to_be_in_viewport()
    for title in ["Walk Together", "Your daily goal"]:
        wait_until_still(page)
        move(page, (330, 200), (60, 200))
        expect(page.get_by_text(title)).to_be_in_viewport()
    page.get_by_role("slider", name="Daily goal").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("5,500", exact=True)).to_be_visible()
    button(page, "Get Started").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("5,500 steps")).to_be_visible()
    page.reload()
    expect(page.get_by_text("5,500 steps")).to_be_visible()
    button(page, "Show the Introduction Again").tap()
    expect(page.get_by_text("Welcome")).to_be_in_viewport()


def test_habits_are_marked_added_and_renamed(phone):
    page = phone("habits")
    colors = {button(page, f"Mark {name}").evaluate("mark => getComputedStyle(mark).color") for name in ["Read", "Run", "Meditate"]}
    assert len(colors) == 3, "each button in a row has its tint"
    button(page, "Mark Read").tap()
    expect(page.get_by_text("4 days in a row")).to_be_visible()
    button(page, "Wednesday 28").or_(button(page, "28 Wednesday")).tap()
    expect(page.get_by_text("3 days in a row")).to_be_visible()
    page.get_by_text("Read", exact=True).tap()
    field(page, "Name").fill("Write")
    expect(page.get_by_role("heading", name="Write")).to_be_visible()
    page.go_back()
    expect(button(page, "Mark Write")).to_be_visible()
    button(page, "Add Habit").tap()
    sheet = page.get_by_role("dialog")
    field(sheet, "Name").tap()
    page.keyboard.type("Sleep")
    button(sheet, "bed.double.fill").tap()
    button(sheet, "Add").tap()
    expect(button(page, "Mark Sleep")).to_be_visible()
