"""File import and export in a browser, and attacks on the upload and download URLs."""

import contextlib
import pathlib
import re
import time

import pytest
from attack import exchange, statuses
from axe_playwright_python.sync_playwright import Axe
from conftest import visit
from live import Live
from playwright.sync_api import Error, expect
from waits import settle


@pytest.fixture
def screen(fixture, page):
    visit(page, fixture.address + "/files")
    return page


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def choose(page, files, opener="Many"):
    button(page, opener).click()
    with page.expect_file_chooser() as chooser:
        button(page, "Choose…").click()
    chooser.value.set_files(files)
    return chooser.value


def file(name, text, kind="text/plain"):
    return {"name": name, "mimeType": kind, "buffer": text.encode()}


def answer(page):
    return page.get_by_test_id("answer")


# MARK: In a browser


def test_selected_file_reaches_screen(screen):
    chooser = choose(screen, file("notes.txt", "hello"), "One")
    assert not chooser.is_multiple()
    accept = chooser.element.evaluate("input => input.accept")
    assert ".txt" in accept and "text/plain" in accept
    expect(answer(screen)).to_have_text("notes.txt: 5, hello")
    expect(screen.get_by_role("alertdialog")).to_have_count(0)


def test_several_files_arrive_in_order(screen):
    assert choose(screen, [file("b.txt", "B"), file("ä “x”?.txt", ""), file("c.bin", "CC")]).is_multiple()
    expect(answer(screen)).to_have_text("b.txt: 1, B; ä “x”?.txt: 0, ; c.bin: 2, CC")


def test_large_file_arrives_complete(screen):
    choose(screen, {"name": "large.bin", "mimeType": "", "buffer": b"0123456789" * 1_500_000})
    expect(answer(screen)).to_have_text("large.bin: 15000000, 01234567890123456789")


def test_file_of_wrong_type_is_refused_and_another_can_be_selected(screen):
    choose(screen, file("a.png", "x", "image/png"), "One")
    expect(screen.get_by_text("“a.png” is not of an accepted type.")).to_be_visible()
    with screen.expect_file_chooser() as chooser:
        button(screen, "Choose…").click()
    chooser.value.set_files(file("a.txt", "x"))
    expect(answer(screen)).to_have_text("a.txt: 1, x")


def test_oversized_file_is_not_sent(screen, tmp_path):
    large = tmp_path / "large.bin"
    with large.open("wb") as sparse:
        sparse.truncate(3_000_000_000)
    choose(screen, str(large))
    expect(screen.get_by_text("“large.bin” is larger than 20 MB.")).to_be_visible()
    button(screen, "Cancel").click()
    expect(answer(screen)).to_have_text("cancelled")


def test_file_dialog_closes_by_keyboard_and_restores_focus(screen):
    button(screen, "Many").focus()
    screen.keyboard.press("Enter")
    expect(screen.get_by_role("alertdialog", name="Choose Files")).to_be_visible()
    with screen.expect_file_chooser():
        button(screen, "Choose…").focus()
        screen.keyboard.press("Enter")
    screen.keyboard.press("Escape")
    expect(answer(screen)).to_have_text("cancelled")
    expect(button(screen, "Many")).to_be_focused()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(screen, scheme):
    screen.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    for opener in ["One", "Save"]:
        button(screen, opener).click()
        expect(screen.get_by_role("alertdialog")).to_be_visible()
        settle(screen)
        results = Axe().run(screen)
        assert results.violations_count == 0, results.generate_report()
        button(screen, "Cancel").click()
        expect(screen.get_by_role("alertdialog")).to_have_count(0)


def test_upload_survives_disconnect(fixture, page, relay):
    line = relay(fixture)
    visit(page, f"http://127.0.0.1:{line.port}/files")

    uploads = []
    page.route("**/live/files?*asks=0", lambda route: uploads.append(route))
    with page.expect_request("**/live/files?*asks=0"):
        choose(page, file("a.txt", "x"))
    line.cut()
    page.wait_for_selector("html[data-line=cut]", state="attached")
    line.restore()
    uploads.pop().continue_()
    expect(answer(page)).to_have_text("a.txt: 1, x")


def test_dismissing_file_dialog_cancels_upload(screen):
    uploads = []
    screen.route("**/live/files?*asks=0", lambda route: uploads.append(route))
    with screen.expect_request("**/live/files?*asks=0"):
        choose(screen, file("a.txt", "x"))
    # The button is behind the dialog.
    button(screen, "Take the questions away in a second").dispatch_event("click")
    expect(screen.get_by_role("alertdialog")).to_have_count(0)
    # The upload is cancelled, or it ends after the dialog was dismissed.
    with contextlib.suppress(Error):
        uploads.pop().continue_()
    expect(answer(screen)).to_have_text("nothing")
    screen.unroute("**/live/files?*asks=0")
    choose(screen, file("b.txt", "y"))
    expect(answer(screen)).to_have_text("b.txt: 1, y")


def test_each_page_has_separate_files(fixture, browser):
    contexts = [browser.new_context() for _ in range(2)]
    pages = [context.new_page() for context in contexts]
    for page in pages:
        visit(page, fixture.address + "/files")
    for page, text in zip(pages, ["one", "two"], strict=True):
        choose(page, file("same.txt", text))
    for page, text in zip(pages, ["one", "two"], strict=True):
        expect(answer(page)).to_have_text(f"same.txt: 3, {text}")
    for context in contexts:
        context.close()


def test_document_is_downloaded_once_with_its_name(screen):
    button(screen, "Save").click()
    expect(screen.get_by_role("alertdialog", name="Save “Zürich “notes”.txt”?")).to_be_visible()
    with screen.expect_download() as download:
        screen.get_by_role("alertdialog").get_by_role("button", name="Save", exact=True).click()
    assert download.value.suggested_filename == "Zürich “notes”.txt"
    assert pathlib.Path(download.value.path()).read_text() == "kept"
    expect(answer(screen)).to_have_text("saved Zürich “notes”.txt: 4, kept")
    again = screen.request.get(download.value.url)
    assert again.status == 404


# MARK: Without a browser


class Importer:
    """A page with a presented file importer, and its upload requests."""

    def __init__(self, server, opener="Many"):
        self.server = server
        self.live = Live(server.address + "/files").join()
        self.live.send(self.live.element("button", opener), "tap")
        patch = str(self.live.receive())
        self.button = int(re.search(r"<button id=n(\d+)[^>]* data-files", numbered_insert(patch))[1])

    def post(self, body=b"x", query="", fields=(), session=None, cookie=None, origin=None, length=None, path="/files"):
        address = f"127.0.0.1:{self.server.port}"
        target = query or self.query(len(body))
        lines = [
            f"POST {path}/live/files?{target} HTTP/1.1",
            f"Host: {address}",
            "Connection: close",
            f"Origin: {origin or 'http://' + address}",
            f"Cookie: {self.live.cookie if cookie is None else cookie}",
            f"X-Trifecta-Session: {self.live.session if session is None else session}",
            *([f"Content-Length: {len(body) if length is None else length}"] if length != "" else []),
            *fields,
        ]
        return "\r\n".join([*lines, "", ""]).encode() + body

    def query(self, size, name="a.txt", index=0, element=None, asks=0):
        return f"element={element or self.button}&index={index}&name={name}&size={size}&type=&asks={asks}"

    def status(self, *arguments, end=False, **named):
        said = exchange(self.server, self.post(*arguments, **named), end=end)
        return statuses(said)[0] if said else None


def numbered_insert(patch):
    """Returns the inserted markup of a patch, with the number of each element."""
    number = 0

    def name(tag):
        nonlocal number
        number = int(tag[2]) if tag[2] else number + 1
        return f"{tag[1]} id=n{number}"

    return re.sub(r"(<[a-z-]+) id(?:=n(\d+))?(?=[ >])", name, patch)


@pytest.fixture
def importer(fixture):
    importer = Importer(fixture)
    yield importer
    importer.live.socket.close()


def test_upload_is_accepted_only_from_its_page(fixture, importer):
    assert importer.status() == 200
    other = Importer(fixture)
    for wrong in [
        {"session": other.live.session},
        {"cookie": other.live.cookie},
        {"session": "0" * 32},
        {"session": ""},
        {"path": "/counter"},
    ]:
        assert importer.status(**wrong) == 404, wrong
    assert importer.status(cookie="") == 403
    assert importer.status(origin="http://evil.example") == 403
    assert importer.status(fields=["X-Trifecta-Session: " + importer.live.session]) == 404
    other.live.socket.close()


def test_upload_is_accepted_only_while_importer_is_presented(fixture, importer):
    assert importer.status(query=importer.query(1, element=1)) == 409
    assert importer.status(query=importer.query(1, element=99_999)) == 409
    importer.live.send(importer.button, "files", "1")
    importer.live.send(importer.button, "dismiss")
    one = Importer(fixture, "One")
    assert one.status(query=one.query(1, name="a.png")) == 415
    assert one.status(query=one.query(1, index=1)) == 413
    assert one.status() == 200
    one.live.socket.close()


def test_oversized_upload_is_refused_before_body(importer):
    assert importer.status(b"", query=importer.query(20_000_001, asks=1)) == 413
    assert importer.status(b"", query=importer.query(20_000_000, asks=1)) == 200
    assert importer.status(b"", query=importer.query(20_000_001), length=20_000_001, end=True) in (400, 413)


@pytest.mark.parametrize(
    "query",
    ["", "x", "element=x&index=0&name=a&size=1", "element=1&index=-1&name=a&size=1", "element=1&index=0&size=1",
     "element=1&index=0&name=%ff%fe&size=1", "element=1&index=0&name=" + "a" * 1_025 + "&size=1",
     "element=1&index=0&name=a&size=2", "element=1&index=0&name=a&size=-1", "element=1&index=0&name=a&size=1&asks=1",
     "element=99999999999999999999&index=0&name=a&size=1", "element=1&index=0&name=%2&size=1"],
)  # fmt: skip
def test_invalid_upload_query_is_refused(importer, query):
    assert importer.status(query=query or "none") in (400, 409)


def test_incomplete_upload_leaves_no_file(fixture, importer):
    # Each upload is cut off. If the server kept the partial upload, the next upload would get a conflict.
    for _ in range(3):
        exchange(fixture, importer.post(b"abc", query=importer.query(10), length=10), end=True)
    deadline = time.monotonic() + 5
    while (status := importer.status()) == 409:
        assert time.monotonic() < deadline
    assert status == 200
    assert importer.status(b"1\r\nx\r\n0\r\n\r\n", length="", fields=["Transfer-Encoding: chunked"]) == 400
    form = b'--x\r\nContent-Disposition: form-data; name="f"; filename="a.txt"\r\n\r\nx\r\n--x'
    assert importer.status(form, fields=["Content-Type: multipart/form-data; boundary=x"]) == 200


def test_too_many_files_are_refused(importer):
    for index in range(32):
        assert importer.status(query=importer.query(1, index=index)) == 200
    assert importer.status(query=importer.query(1, index=32)) == 413
    assert importer.status(query=importer.query(1, index=0)) == 200


def test_file_name_cannot_escape_folder(fixture, importer):
    said = exchange(fixture, importer.post(query=importer.query(1, name="..%2F..%2Fetc%2Fp%00asswd%0A")))
    number = said.rpartition(b"\r\n\r\n")[2].decode().strip()
    importer.live.send(importer.button, "files", number)
    assert "passwd: 1, x" in str(importer.live.receive())


def test_download_requires_offered_file(fixture, importer):
    host = f"127.0.0.1:{fixture.port}"
    for name in ["0" * 32, "..%2f..", "x" * 500, "%00"]:
        for cookie in [importer.live.cookie, "", "trifecta=" + "0" * 32]:
            fields = f"Host: {host}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
            request = f"GET /files/live/files/{name} HTTP/1.1\r\n" + fields
            assert statuses(exchange(fixture, request.encode())) in ([404], [400])


def test_offered_file_is_sent_only_to_its_browser_as_attachment(fixture):
    live = Live(fixture.address + "/files").join()
    live.send(live.element("button", "Save"), "tap")
    patch = numbered_insert(str(live.receive()))
    save = int(re.search(r"<alert-actions id=n\d+[^>]*><button id=n(\d+)", patch)[1])
    live.send(save, "tap")
    found = None
    while not found:
        found = re.search(r"'save', '([^']+)'", str(live.receive()))
    host = f"127.0.0.1:{fixture.port}"
    stranger = Live(fixture.address + "/files")

    def get(cookie, named=host, method="GET"):
        text = f"{method} {found[1]} HTTP/1.1\r\nHost: {named}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
        return exchange(fixture, text.encode()).decode()

    assert "404" in get(stranger.cookie).splitlines()[0]
    assert "404" in get(live.cookie, named="evil.example").splitlines()[0]
    get(live.cookie, method="HEAD")
    said = get(live.cookie)
    assert said.startswith("HTTP/1.1 200") and said.endswith("kept")
    head = said.lower()
    assert "content-disposition: attachment; filename*=utf-8''z%c3%bcrich%20%e2%80%9cnotes%e2%80%9d.txt\r\n" in head
    assert "x-content-type-options: nosniff" in head and "cache-control: no-store" in head and "sandbox" in head
    assert "404" in get(live.cookie).splitlines()[0]
    live.socket.close()
