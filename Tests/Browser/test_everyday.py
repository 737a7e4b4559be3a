"""Common features of ordinary screens."""

import pytest
from conftest import visit
from picture import Picture
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844}


@pytest.fixture
def phone(fixture, page):
    page.set_viewport_size(PHONE)

    def opened(path):
        visit(page, fixture.address + path)
        return page

    return opened


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def top_of(page, text):
    return page.get_by_text(text, exact=True).bounding_box()["y"]


def scroll(page, top):
    page.evaluate("(top) => document.querySelector('view-scroll').scrollTo({ top, behavior: 'instant' })", top)


def test_overlays_above_headers_and_bars_are_visible_and_pressable(phone):
    page = phone("/pinned")
    expect(page.get_by_text("Header 1", exact=True)).to_be_attached()
    presses = 0
    for top in range(0, 400, 45):
        scroll(page, top)
        button(page, "Float").click()
        presses += 1
    assert page.evaluate("() => document.elementFromPoint(4, 4).textContent") == "Corner"
    button(page, "Banner").click()
    button(page, "Corner").click()
    expect(page.get_by_text(f"{presses + 1010} pressed")).to_be_visible()


def test_pinned_headers_are_below_large_and_inline_title(phone):
    page = phone("/pinned")
    page.wait_for_function("() => document.querySelector('[data-row-role=header]').getBoundingClientRect().top === 96")
    scroll(page, 200)
    page.wait_for_function("() => document.querySelector('[data-row-role=header]').getBoundingClientRect().top === 44")


def test_page_scrolls_to_pinned_headers_and_unloaded_rows(phone):
    page = phone("/pinned")
    row = page.locator("lazy-v-stack").get_by_text("Row 6.20", exact=True)
    expect(row).to_have_count(0)
    button(page, "Row 6.20").click()
    expect(row).to_be_in_viewport()
    button(page, "Row 0.3").click()
    page.wait_for_function("() => document.querySelector('view-scroll').scrollTop < 400")
    expect(page.locator("lazy-v-stack").get_by_text("Row 0.3", exact=True)).to_be_in_viewport()
    button(page, "Header 5").click()
    page.wait_for_function("() => document.querySelector('view-scroll').scrollTop > 5000")
    button(page, "First header").click()
    page.wait_for_function("() => document.querySelector('view-scroll').scrollTop < 60")


def test_cards_snap_to_margin_and_report_requested_position(phone):
    page = phone("/cards")
    next_card = button(page, "Next card")
    for number in range(1, 7):
        next_card.click()
        expect(page.get_by_text(f"At {number}", exact=True)).to_be_visible()
        if number % 2:
            page.wait_for_function(
                "() => Math.abs(document.querySelector('lazy-h-stack > :nth-child(%d)').getBoundingClientRect().x - 20) < 2"
                % (number + 1)
            )
    page.wait_for_function(
        "() => [...document.querySelectorAll('lazy-h-stack > *')].some((card) => card.textContent === 'Card 6' && "
        "Math.abs(card.getBoundingClientRect().x - 20) < 2)"
    )
    expect(page.get_by_text("At 6", exact=True)).to_be_visible()


def test_scrolling_reports_snapped_card(phone):
    page = phone("/cards")
    region = page.locator("view-scroll").bounding_box()
    page.mouse.move(region["x"] + 100, region["y"] + 60)
    for distance, card in ((272, 1), (272, 2), (-272, 1)):
        page.mouse.wheel(distance, 0)
        expect(page.get_by_text(f"At {card}", exact=True)).to_be_visible()
    button(page, "Next card").click()
    expect(page.get_by_text("At 2", exact=True)).to_be_visible()
    # Scroll back to the position that was reported before the app scrolled.
    page.wait_for_function("() => document.querySelector('view-scroll').scrollLeft > 540")
    page.mouse.move(region["x"] + 100, region["y"] + 60)
    page.mouse.wheel(-272, 0)
    expect(page.get_by_text("At 1", exact=True)).to_be_visible()


def turn_of(page, text):
    return page.evaluate(
        """(text) => {
          let element = [...document.querySelectorAll("view-root :is(span, button)")].find((each) => each.textContent === text);
          while (element && getComputedStyle(element).transform === "none") element = element.parentElement;
          return element ? getComputedStyle(element).transform : "none";
        }""",
        text,
    )


def test_full_rotation_is_animated(phone):
    page = phone("/hands")
    button(page, "Turn").click()
    page.wait_for_function(
        """() => {
          const around = document.querySelector("view-root button");
          for (let each = around; each; each = each.parentElement) {
            const { transform } = getComputedStyle(each);
            if (transform.startsWith("matrix(-")) return true;
          }
        }"""
    )
    seen = set()
    while len(seen) < 10:
        seen.add(turn_of(page, "Spinner"))


def test_slider_reports_start_and_end_of_editing(phone):
    page = phone("/hands")
    box = page.get_by_role("slider").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=6)
    expect(page.get_by_text("log [", exact=False)).to_be_visible()
    page.mouse.up()
    expect(page.get_by_text("order abcd, 0 pressed, log []", exact=True)).to_be_visible()
    # Pressing without moving the slider also ends editing.
    page.mouse.move(x + 60, y)
    page.mouse.down()
    page.mouse.up()
    expect(page.get_by_text("order abcd, 0 pressed, log [][]", exact=True)).to_be_visible()
    page.get_by_role("slider").press("ArrowRight")
    expect(page.get_by_text("order abcd, 0 pressed, log [][][]", exact=True)).to_be_visible()


def test_long_press_lifts_row_and_click_presses_it(phone):
    page = phone("/hands")
    first, third = button(page, "Row a").bounding_box(), button(page, "Row c").bounding_box()
    page.mouse.move(first["x"] + 20, first["y"] + 10)
    page.mouse.down()
    page.locator("[data-dragged]").wait_for(state="attached")
    page.mouse.move(first["x"] + 20, third["y"] + 12, steps=5)
    page.mouse.up()
    expect(page.get_by_text("order bcad, 0 pressed", exact=False)).to_be_visible()
    button(page, "Row b").click()
    expect(page.get_by_text("order bcad, 1 pressed", exact=False)).to_be_visible()


def test_touch_moves_rows_and_reveals_swipe_actions(fixture, browser):
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    visit(page, fixture.address + "/hands")
    devtools = context.new_cdp_session(page)

    def touch(kind, x=0, y=0):
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    first, last = button(page, "Row a").bounding_box(), button(page, "Row d").bounding_box()
    x = first["x"] + 30
    touch("touchStart", x, first["y"] + 12)
    page.locator("[data-dragged]").wait_for(state="attached")
    for y in range(int(first["y"]) + 12, int(last["y"]) + 60, 8):
        touch("touchMove", x, y)
    touch("touchEnd")
    expect(page.get_by_text("order bcda, 0 pressed", exact=False)).to_be_visible()
    # A full swipe without a full-swipe action leaves the button visible.
    y = page.get_by_text("Swipe x").bounding_box()["y"] + 8
    touch("touchStart", 340, y)
    for x in range(340, 10, -15):
        touch("touchMove", x, y)
    touch("touchEnd")
    delete = page.get_by_role("button", name="Delete", exact=True).first
    page.wait_for_function("() => document.querySelector('view-row.sr').scrollLeft > 50")
    delete.tap()
    expect(page.get_by_text("order bcda, 100 pressed", exact=False)).to_be_visible()
    context.close()


def test_menu_button_has_accessibility_label_of_menu(phone):
    page = phone("/hands")
    button(page, "Options").click()
    expect(page.get_by_role("button", name="Duplicate")).to_be_visible()


def test_label_views_are_laid_out_in_row_or_column(phone):
    page = phone("/hands")
    both = page.get_by_role("button", name="Two views")
    image, text = both.locator("view-image").bounding_box(), both.locator("span").bounding_box()
    assert text["x"] > image["x"] + image["width"] and abs(text["y"] - image["y"]) < 12
    assert top_of(page, "Subtitle") > top_of(page, "Title") + 12


def test_large_title_is_below_principal_toolbar_item(phone):
    page = phone("/middle")
    expect(page.get_by_role("heading", name="Recipes")).to_be_visible()
    middle = page.get_by_text("3 visits").bounding_box()
    assert middle["y"] < 44 < top_of(page, "Recipes") + 20
    assert abs(middle["x"] + middle["width"] / 2 - 195) < 3
    # The bar has the background of the list, even with an overlay.
    picture = Picture(page)
    assert picture.at(380, 60) == picture.at(5, 400)


def test_large_title_above_search_field_collapses_on_scroll(phone):
    page = phone("/middle")
    field = page.get_by_role("searchbox")
    box, row = field.bounding_box(), page.get_by_text("Recipe 0", exact=True).bounding_box()
    assert 96 <= box["y"] < row["y"] - box["height"]
    page.evaluate("() => document.querySelector('view-list').scrollTo({ top: 300, behavior: 'instant' })")
    page.wait_for_function("() => document.querySelector('[role=searchbox]').getBoundingClientRect().y < 60")
    assert page.evaluate("() => document.elementFromPoint(200, 110).closest('view-row') !== null")
    page.evaluate("() => document.querySelector('view-list').scrollTo({ top: 0, behavior: 'instant' })")
    page.wait_for_function("(y) => document.querySelector('[role=searchbox]').getBoundingClientRect().y === y", arg=box["y"])


def test_command_shortcuts_work_in_focused_multiline_field(phone):
    page = phone("/hands")
    page.get_by_role("textbox", name="Note").type("a")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_text("1000 pressed", exact=False)).to_be_visible()
    expect(page.get_by_role("textbox", name="Note")).to_have_value("a")


def test_search_suggestions_cover_searched_content(phone):
    page = phone("/middle")
    page.get_by_role("searchbox").click()
    pear = button(page, "pear")
    expect(pear).to_be_visible()
    covered = "() => document.elementFromPoint(200, 500).closest('search-offers') !== null"
    page.wait_for_function(covered)
    assert pear.bounding_box()["height"] >= 44
    pear.click()
    expect(page.get_by_role("searchbox")).to_have_value("pear")
    expect(pear).to_have_count(0)


def test_tabs_and_buttons_have_tint_color(phone):
    page = phone("/middle")
    color = "(each) => getComputedStyle(each).color"
    chosen, other = button(page, "Browse"), button(page, "More")
    assert chosen.evaluate(color) != other.evaluate(color)
    assert chosen.evaluate(color) == "rgb(137, 68, 171)"
    other.click()
    assert button(page, "White").evaluate(color) == "rgb(255, 255, 255)"
    weather = page.get_by_role("img", name="Weather")
    assert weather.evaluate("(each) => getComputedStyle(each).maskImage") == "none"
    assert "fc0" in weather.evaluate("(each) => getComputedStyle(each).backgroundImage")


def test_custom_layout_fills_nested_frames(phone):
    page = phone("/framed-layouts")
    for name in ("first", "second"):
        page.wait_for_function(
            """(name) => {
              const [start, end] = [0, 2].map((number) =>
                [...document.querySelectorAll("view-arranged span")].find((each) => each.textContent === `${name} ${number}`)
                  .getBoundingClientRect());
              return Math.abs(end.bottom - start.top - 160) < 1 && Math.abs(end.right - start.left - 390) < 1;
            }""",
            arg=name,
        )


# What is drawn of a text, and whether that fits in one line of its box.
DRAWN = """(name) => {
  const text = document.querySelector(`[data-testid="${name}"]`);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = getComputedStyle(text).font;
  const drawn = text.dataset.shown ?? text.textContent;
  return [drawn, pen.measureText(drawn).width <= text.clientWidth + 1];
}"""


def test_lines_are_truncated_at_beginning_or_in_middle(phone):
    page = phone("/truncation")
    name = "The quick brown fox (jumps) over the lazy dog.txt"
    lengths = []
    for step in range(3):
        page.wait_for_function("() => document.querySelectorAll('[data-shown]').length === 2")
        head, middle, short = [page.evaluate(DRAWN, text) for text in ("head", "middle", "short")]
        assert head[0].startswith("\u2026") and name.endswith(head[0][1:]) and head[1]
        before, after = middle[0].split("\u2026")
        assert name.startswith(before) and name.endswith(after) and middle[1]
        assert abs(len(before) - len(after)) <= 1 and len(after) > 3
        assert short == ["Short", True]
        # The text itself is unchanged.
        assert page.get_by_test_id("head").text_content() == name
        lengths.append(len(head[0]))
        if step == 0:
            page.get_by_text("Wide", exact=True).click()
            page.wait_for_function(
                "(length) => document.querySelector('[data-testid=head]').dataset.shown.length > length", arg=lengths[0]
            )
        elif step == 1:
            page.get_by_role("button", name="Title menu").click()
            button(page, "Double").click()
            name += " " + name
            expect(page.get_by_test_id("head")).to_have_text(name)
    assert lengths[0] < lengths[1]


def test_title_and_its_chevron_open_title_menu(phone):
    page = phone("/truncation")
    title = page.get_by_text("Names", exact=True).bounding_box()
    chevron = page.get_by_role("button", name="Title menu").locator("view-image").bounding_box()
    assert 0 <= chevron["x"] - (title["x"] + title["width"]) < 16
    assert abs(chevron["y"] + chevron["height"] / 2 - (title["y"] + title["height"] / 2)) < 3
    for x in (title["x"] + 4, chevron["x"] + 4):
        page.mouse.click(x, title["y"] + title["height"] / 2)
        expect(button(page, "Double")).to_be_visible()
        page.keyboard.press("Escape")
        expect(button(page, "Double")).to_be_hidden()


def test_pinned_header_touches_search_field_below_small_title(phone):
    page = phone("/searched-sections")
    page.locator("view-list").evaluate("(list) => list.scrollTo({ top: 300, behavior: 'instant' })")
    header = page.locator("view-row[data-row-role=header]").first
    gap = """(header) => {
      const field = document.querySelector("search-bar").getBoundingClientRect();
      return Math.abs(header.getBoundingClientRect().top - field.bottom);
    }"""
    page.wait_for_function(f"() => ({gap})(document.querySelector('view-row[data-row-role=header]')) < 1.5")
    assert header.bounding_box()["y"] < 110


def test_frames_on_hidden_tab_are_measured_when_it_is_shown(phone):
    page = phone("/label-widths")
    # The measured widths would arrive with the answer to a press.
    button(page, "First").click()
    expect(page.get_by_text("First tab")).to_be_visible()
    button(page, "Second").click()
    label = page.get_by_text("To account", exact=True)
    expect(label).to_be_visible()
    starts = "() => new Set([...document.querySelectorAll('span')].filter((each) => each.textContent.startsWith('value of'))"
    page.wait_for_function(starts + ".map((each) => Math.round(each.getBoundingClientRect().left))).size === 1")
    assert label.bounding_box()["height"] < 30


def test_sheet_has_background_of_its_form_behind_grabber(phone):
    page = phone("/form-sheet")
    expect(page.get_by_text("In the form")).to_be_visible()
    dialog, form = [
        page.locator(each).first.evaluate("(each) => getComputedStyle(each).backgroundColor")
        for each in ("dialog[open]", "dialog[open] view-list")
    ]
    assert dialog == form != "rgb(255, 255, 255)"
