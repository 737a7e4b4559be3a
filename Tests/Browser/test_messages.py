"""Messages of the page's scripts are in the language that the browser prefers."""

import pytest
from conftest import visit
from playwright.sync_api import expect
from test_long_texts import paste

MESSAGES = {
    "de-AT": ("de", "Der Server antwortet nicht. Deine Eingaben bleiben erhalten.", "Die Aktion wurde nicht gesendet."),
    "ja": ("ja", "サーバが応答していません。入力内容は保持されます。", "操作は送信されませんでした。"),
    "ar-EG": ("ar", "الخادم لا يستجيب. تم الاحتفاظ بما أدخلته.", "لم يتم إرسال الإجراء."),
    "fi": ("", "The server does not reply. Your input is kept.", "The action was not sent."),
}


@pytest.fixture
def localized(browser):
    """Opens a page in a browser that prefers a language."""
    contexts = []

    def opened(language: str):
        contexts.append(browser.new_context(locale=language, viewport={"width": 390, "height": 844}))
        return contexts[-1].new_page()

    yield opened
    for each in contexts:
        each.close()


@pytest.mark.parametrize("language", MESSAGES)
def test_connection_messages_are_in_preferred_language(fixture, relay, localized, language):
    tag, unanswered, not_sent = MESSAGES[language]
    line, page = relay(fixture), localized(language)
    visit(page, f"http://127.0.0.1:{line.port}/counter")
    line.cut()
    status = page.get_by_role("status")
    expect(status).to_have_text(unanswered)
    assert status.evaluate("(line) => line.lang") == tag
    expected = "rtl" if tag == "ar" else "ltr"
    assert status.evaluate("(line) => getComputedStyle(line).direction") == expected
    page.get_by_role("button", name="Increment").click()
    expect(status).to_have_text(not_sent)
    box = status.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= 390


def test_note_at_field_is_in_preferred_language(fixture, localized):
    page = localized("de")
    visit(page, fixture.address + "/long-texts")
    field = page.get_by_role("textbox").first
    paste(field, "a", 3_000_000)
    note = page.locator("p.note")
    expect(note).to_contain_text("zu lang: Höchstens")
    expect(note).to_contain_text("Kürze ihn, um fortzufahren.")
    assert note.evaluate("(note) => note.lang") == "de"
    field.fill("short")
    expect(note).to_have_count(0)
