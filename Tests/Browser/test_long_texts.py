"""Long and unusual text: pasting, typing or dropping it never disconnects the page."""

import pytest
from conftest import visit
from playwright.sync_api import expect
from test_drops import DRAG_IN

LIMIT = 1_048_576
SIZES = [0, 65_535, 65_536, 65_537, 1_000_000, LIMIT]
KINDS = {
    "control characters": "".join(map(chr, range(32))) + "\x7f\x80\u2028\u2029",
    "right-to-left marks": "a\u202eb\u200fc\u2067d\u2069",
    "pairs": "😀👍🏽漢é",
    "lines": "line\n" * 10_000,
}
# Pastes like a browser: replaces the selection and sends the input event.
PASTE = """(input, [unit, count]) => {
  input.focus();
  input.select();
  input.setRangeText(unit.repeat(count), input.selectionStart, input.selectionEnd, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
}"""


def paste(field, unit: str, count: int = 1) -> None:
    field.evaluate(PASTE, [unit, count])


def digest(text: str) -> str:
    data = text.encode("utf-8")
    value = 0x811C9DC5
    for byte in data:
        value = ((value ^ byte) * 0x01000193) & 0xFFFFFFFF
    return f"{len(data)} {value}"


@pytest.fixture
def texts(fixture, page):
    """The screen for long text, on a page whose connections are counted."""
    page.lines = []
    page.on("websocket", lambda line: page.lines.append(line))
    visit(page, fixture.address + "/long-texts")
    yield page
    # Presses still work, on the first connection.
    before = int(page.get_by_test_id("presses").inner_text().split()[0])
    page.get_by_role("button", name="Press").click()
    expect(page.get_by_test_id("presses")).to_have_text(f"{before + 1} presses")
    assert len(page.lines) == 1, "the line was closed"


def field_of(page, name):
    return page.get_by_label(name, exact=True)


def digest_of(page, name):
    return page.get_by_test_id(name.lower() + "-digest")


def note(page):
    return page.locator(".note")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["Line", "Text"])
def test_pasted_text_up_to_limit_arrives(texts, name, size):
    text = ("abcdefghij" * (size // 10 + 1))[:size]
    paste(field_of(texts, name), text)
    expect(digest_of(texts, name)).to_have_text(digest(text))
    expect(note(texts)).to_have_count(0)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["Line", "Text"])
def test_unusual_characters_arrive_unchanged(texts, name, kind):
    field = field_of(texts, name)
    paste(field, KINDS[kind])
    expect(digest_of(texts, name)).to_have_text(digest(field.input_value()))
    field.press("End")
    field.press_sequentially("!")
    expect(digest_of(texts, name)).to_have_text(digest(field.input_value()))


def test_lone_surrogate_arrives_as_replacement_character(texts):
    field = field_of(texts, "Text")
    paste(field, "x" * 100)
    field.evaluate("""input => {
      input.setRangeText("\\ud83d|\\ude00", 100, 100, "end");
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }""")
    expect(digest_of(texts, "Text")).to_have_text(digest("x" * 100 + "\ufffd|\ufffd"))
    field.press("Control+End")
    field.press("Backspace")
    expect(digest_of(texts, "Text")).to_have_text(digest("x" * 100 + "\ufffd|"))


def test_six_byte_control_characters_arrive_up_to_limit(texts):
    paste(field_of(texts, "Text"), "\x01", LIMIT)
    expect(digest_of(texts, "Text")).to_have_text(digest("\x01" * LIMIT))


@pytest.mark.parametrize("size", [LIMIT + 1, 20_000_000])
@pytest.mark.parametrize("name", ["Line", "Text"])
def test_text_over_limit_is_refused_until_shortened(texts, name, size):
    field = field_of(texts, name)
    paste(field, "before")
    expect(digest_of(texts, name)).to_have_text(digest("before"))
    paste(field, "y", size)
    excess = f"{-(-(size - LIMIT) // 1024)} KB"
    expect(note(texts)).to_have_text(f"This text is {excess} too long: at most 1024 KB fits here. Shorten it to go on.")
    expect(note(texts)).to_have_attribute("role", "status")
    expect(field).to_have_attribute("aria-invalid", "true")
    texts.get_by_role("button", name="Press").click()
    expect(texts.get_by_test_id("presses")).to_have_text("1 presses")
    expect(digest_of(texts, name)).to_have_text(digest("before"))
    paste(field, "y", LIMIT)
    expect(digest_of(texts, name)).to_have_text(digest("y" * LIMIT))
    expect(note(texts)).to_have_count(0)
    expect(field).not_to_have_attribute("aria-invalid", "true")


def test_edit_of_long_text_sends_only_difference(texts):
    sent = []
    texts.lines[0].on("framesent", lambda payload: sent.append(payload))
    field = field_of(texts, "Text")
    text = "0123456789" * 30_000
    paste(field, text)
    expect(digest_of(texts, "Text")).to_have_text(digest(text))
    sent.clear()
    field.evaluate("input => input.setSelectionRange(150000, 150003)")
    field.press_sequentially("héllo😀", delay=5)
    text = text[:150_000] + "héllo😀" + text[150_003:]
    expect(digest_of(texts, "Text")).to_have_text(digest(text))
    assert field.input_value() == text
    assert 0 < max(map(len, sent)) < 200


def test_app_changes_long_text_between_edits(texts):
    field = field_of(texts, "Text")
    text = "word " * 500
    paste(field, text)
    field.press("Control+End")
    for _ in range(3):
        field.press_sequentially("a")
        texts.get_by_role("button", name="Stamp").click()
        text = "stamp " + text + "a"
        expect(digest_of(texts, "Text")).to_have_text(digest(text))
        expect(field).to_have_value(text)


def test_repeated_pastes_at_limit_are_not_flood(texts):
    field = field_of(texts, "Text")
    for letter in "abcdef":
        paste(field, letter, LIMIT)
    expect(digest_of(texts, "Text")).to_have_text(digest("f" * LIMIT))


@pytest.mark.parametrize("size", [65_537, LIMIT])
def test_long_text_can_be_dropped(texts, size):
    assert texts.evaluate(DRAG_IN, [{"text/plain": "d" * size}, "Drop here"])
    expect(digest_of(texts, "Given")).to_have_text(digest("d" * size))


def test_oversized_dropped_text_is_refused_at_target(texts):
    assert texts.evaluate(DRAG_IN, [{"text/plain": "d" * (LIMIT + 1)}, "Drop here"])
    expect(note(texts)).to_have_text("This text is 1 KB too long: at most 1024 KB fits here.")
    expect(digest_of(texts, "Given")).to_have_text(digest(""))


@pytest.mark.parametrize("size", [65_537, LIMIT, LIMIT + 1])
def test_paste_button_accepts_text_up_to_limit(texts, size):
    texts.evaluate("size => (navigator.clipboard.readText = async () => 'p'.repeat(size))", size)
    texts.get_by_role("button", name="Paste").click()
    if size > LIMIT:
        expect(note(texts)).to_have_text("This text is 1 KB too long: at most 1024 KB fits here.")
    expect(digest_of(texts, "Given")).to_have_text(digest("p" * size if size <= LIMIT else ""))


def test_chunked_text_survives_disconnect(fixture, relay, page):
    line = relay(fixture, 0.1)
    visit(page, f"http://127.0.0.1:{line.port}/long-texts")
    field = field_of(page, "Text")
    paste(field, "q", 900_000)
    line.cut()
    page.wait_for_selector("html[data-line=cut]", state="attached")
    field.press("Control+End")
    field.press_sequentially("r")
    line.restore()
    expect(digest_of(page, "Text")).to_have_text(digest("q" * 900_000 + "r"))


def test_event_refused_as_too_long_is_not_resent(texts):
    # Simulates a proxy with a lower limit.
    field = field_of(texts, "Line")
    paste(field, "kept")
    expect(digest_of(texts, "Line")).to_have_text(digest("kept"))
    texts.evaluate("""() => {
        const { ask } = trifecta;
        trifecta.ask = (event, ...values) => {
            if (event !== "edit") return ask(event, ...values);
            trifecta.ask = ask;
            return ["z".repeat(2 ** 21)];
        };
    }""")
    field.press("End")
    field.press_sequentially("!")
    expect(note(texts)).to_have_text("This text is too long.")
    texts.wait_for_selector("html[data-line=live]", state="attached")
    paste(field, "ok")
    expect(digest_of(texts, "Line")).to_have_text(digest("ok"))
    expect(note(texts)).to_have_count(0)
    assert len(texts.lines) == 2
    texts.lines.pop()
