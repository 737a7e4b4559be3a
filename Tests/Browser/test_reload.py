"""The development server: an app that Scripts/new-app has created is edited while a page shows it.

DEVELOPED_APP is the folder of the app, with a built trifecta-dev. RELOAD_EDITS is the number of edits of the robot.
"""

import contextlib
import json
import os
import pathlib
import random
import re
import shutil
import signal
import struct
import subprocess
import threading
import time
import zlib

import pytest
from conftest import wait_until_live
from playwright.sync_api import expect

FOLDER = os.environ.get("DEVELOPED_APP")
if not FOLDER:
    pytest.skip("DEVELOPED_APP is not set: see Scripts/check-reload", allow_module_level=True)
APP = pathlib.Path(FOLDER)
SCREEN = APP / "Sources/Stopwatch/TimekeeperScreen.swift"
REDUCER = APP / "Sources/Stopwatch/Timekeeper.swift"
PROGRAM = APP / "Sources/StopwatchApp/StopwatchApp.swift"
DESK = APP / "Sources/Stopwatch/Desk.swift"
MANIFEST = APP / "Package.swift"
RESOURCES = APP / "Sources/Stopwatch/Resources"
PRODUCTS = APP / ".build/debug"
DESK_SOURCE = """import SwiftUI

public struct Desk: View {
  @State private var text = ""
  @State private var count = 0

  public init() {}

  public var body: some View {
    NavigationStack {
      VStack {
        Text("Desk 1")
        Text("Count \\(count)").accessibilityIdentifier("count")
        Button("Increment") { count += 1 }
        TextField("Note", text: $text)
        Text("Note: \\(text)").accessibilityIdentifier("note")
        NavigationLink("Open") { Text("Inside 1") }
        ScrollView {
          ForEach(0..<200, id: \\.self) { Text("Row \\($0)") }
        }
        .frame(height: 200)
      }
    }
  }
}
"""


class Development:
    """A development server that runs the app, and its output."""

    def __init__(self, folder: pathlib.Path, *options: str) -> None:
        environment = {**os.environ, "PORT": "0", "STATE_DATABASE": str(folder / "state.sqlite"), "OPEN": "0"}
        self.process = subprocess.Popen(
            [APP / ".build/debug/trifecta-dev", *options], cwd=APP, env=environment, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True)
        self.lines: list[str] = []
        self.condition = threading.Condition()
        threading.Thread(target=self.read, daemon=True).start()
        try:
            self.address = re.search(r"http://\S+", self.wait_for("is at http://"))[0]
        except AssertionError:
            self.stop()
            raise

    def read(self) -> None:
        for line in self.process.stdout:
            with self.condition:
                self.lines.append(line.rstrip())
                self.condition.notify_all()

    def wait_for(self, text: str, after: int = 0) -> str:
        """Returns the first line with a text, at or after the line with a number."""
        with self.condition:
            found = self.condition.wait_for(lambda: [line for line in self.lines[after:] if text in line], timeout=900)
            assert found, f"the output has no line with {text!r}:\n" + "\n".join(self.lines)
            return found[0]

    def stop(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=30)


@pytest.fixture(scope="module")
def development(tmp_path_factory):
    originals = {file: file.read_text() for file in (SCREEN, REDUCER, PROGRAM, MANIFEST)}

    def remove_new_files() -> None:
        DESK.unlink(missing_ok=True)
        shutil.rmtree(RESOURCES, ignore_errors=True)

    remove_new_files()
    try:
        server = Development(tmp_path_factory.mktemp("state"))
        yield server
        assert server.stop() == 0, "the development server did not end cleanly"
    finally:
        for file, text in originals.items():
            file.write_text(text)
        remove_new_files()


def edit(file: pathlib.Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text, f"{file} does not contain {old!r}"
    file.write_text(text.replace(old, new))


@pytest.fixture
def live(page, development):
    """A page with a variable that only a load of another page would remove."""
    page.goto(development.address)
    page.wait_for_selector("html[data-line=live]", state="attached")
    page.evaluate("window.isSamePage = true")
    yield page
    assert page.evaluate("window.isSamePage"), "the page was loaded again"


@pytest.fixture
def desk(development, live):
    """A page with the screen in `DESK_SOURCE`, which a test may edit."""
    if not DESK.exists():
        DESK.write_text(DESK_SOURCE)
        edit(PROGRAM, "TimekeeperScreen(store: store)", "Desk()")
    expect(live.get_by_text("Desk 1", exact=True)).to_be_visible(timeout=60_000)
    wait_until_live(live)
    yield live
    if DESK.read_text() != DESK_SOURCE:
        count = len(development.lines)
        DESK.write_text(DESK_SOURCE)
        development.wait_for("Desk.swift: ", after=count)
    expect(live.get_by_text("Desk 1", exact=True)).to_be_visible(timeout=20_000)
    expect(overlay(live)).to_have_count(0)


def overlay(page):
    return page.get_by_role("alert")


def test_reducer_keeps_state(development, live):
    live.get_by_role("button", name="Start").click()
    live.get_by_role("button", name="Lap").click()
    expect(live.get_by_text("Lap 1:")).to_be_visible()
    edit(REDUCER, "id: state.laps.count + 1", "id: state.laps.count + 101")
    development.wait_for("Timekeeper.swift: built in")
    wait_until_live(live)
    live.get_by_role("button", name="Lap").click()
    expect(live.get_by_text("Lap 102:")).to_be_visible()
    expect(live.get_by_text("Lap 1:")).to_be_visible()


def test_stored_property_keeps_other_state(development, live):
    """Other files depend on the layout of the state, so more than the edited file is compiled."""
    live.get_by_role("button", name="Start").click()
    live.get_by_role("button", name="Lap").click()
    edit(REDUCER, "public var seconds = 0", "public var note = \"kept\"\n    public var seconds = 0")
    edit(SCREEN, '.navigationTitle("Stopwatch")', '.navigationTitle("Stopwatch \\(store.note)")')
    expect(live.get_by_role("heading", name="Stopwatch kept")).to_be_visible(timeout=120_000)
    expect(live.get_by_role("button", name="Stop", exact=True)).to_be_visible()
    expect(live.get_by_text("Lap 101:")).to_be_visible()


def test_new_file(desk):
    expect(desk.get_by_text("Desk 1", exact=True)).to_be_visible()


def test_view_keeps_text_caret_focus_and_scrolling(desk):
    field = desk.get_by_label("Note")
    field.fill("hello world")
    desk.get_by_role("button", name="Increment").click()
    field.focus()
    field.evaluate("(field) => field.setSelectionRange(5, 5)")
    # The scrolling element is the one with the identifier, or an element around or in it.
    rows = desk.evaluate_handle(
        """() => [...document.querySelectorAll("view-root *")].find((element) =>
          element.scrollHeight > element.clientHeight + 500 && /auto|scroll/.test(getComputedStyle(element).overflowY))""")
    rows.evaluate("(rows) => rows.scrollTop = 500")
    assert rows.evaluate("(rows) => rows.scrollTop") == 500
    edit(DESK, "Desk 1", "Desk 2")
    expect(desk.get_by_text("Desk 2", exact=True)).to_be_visible(timeout=20_000)
    expect(field).to_be_focused()
    expect(field).to_have_value("hello world")
    assert field.evaluate("(field) => field.selectionStart") == 5
    assert rows.evaluate("(rows) => rows.scrollTop") == 500
    desk.keyboard.type(" wide")
    expect(desk.get_by_test_id("note")).to_have_text("Note: hello wide world")
    expect(desk.get_by_test_id("count")).to_have_text("Count 1")


def test_navigation_is_kept(desk):
    desk.get_by_text("Open").click()
    expect(desk.get_by_text("Inside 1")).to_be_visible()
    edit(DESK, "Inside 1", "Inside 2")
    expect(desk.get_by_text("Inside 2")).to_be_visible(timeout=20_000)
    desk.go_back()
    expect(desk.get_by_test_id("count")).to_be_visible()


def test_compile_error_is_shown_until_it_is_fixed(development, desk):
    desk.get_by_role("button", name="Increment").click()
    edit(DESK, 'Text("Note: ', 'Text(undefinedName + "<b>Note</b>: ')
    expect(overlay(desk)).to_contain_text("cannot find 'undefinedName' in scope", timeout=20_000)
    expect(overlay(desk)).to_contain_text("Sources/Stopwatch/Desk.swift:16:")
    # The source is shown as text.
    expect(overlay(desk)).to_contain_text("<b>Note</b>")
    expect(overlay(desk).locator("b")).to_have_count(0)
    development.wait_for("cannot find 'undefinedName' in scope")
    desk.get_by_role("button", name="Increment").click()
    expect(desk.get_by_test_id("count")).to_have_text("Count 2")
    edit(DESK, 'Text(undefinedName + "<b>Note</b>: ', 'Text("Noted: ')
    expect(desk.get_by_text("Noted:")).to_be_visible(timeout=20_000)
    expect(overlay(desk)).to_have_count(0)
    expect(desk.get_by_test_id("count")).to_have_text("Count 2")


def test_overlay_can_be_dismissed(desk):
    edit(DESK, "Desk 1", 'Desk 1" + 1 + "')
    expect(overlay(desk)).to_be_visible(timeout=20_000)
    overlay(desk).get_by_role("button", name="Dismiss").click()
    expect(overlay(desk)).to_have_count(0)


def test_half_saved_file(desk):
    DESK.write_text(DESK_SOURCE[: len(DESK_SOURCE) // 2])
    expect(overlay(desk)).to_be_visible(timeout=20_000)
    DESK.write_text(DESK_SOURCE.replace("Desk 1", "Desk 2"))
    expect(desk.get_by_text("Desk 2", exact=True)).to_be_visible(timeout=20_000)
    expect(overlay(desk)).to_have_count(0)


def test_crash_of_a_body_keeps_the_state(development, desk):
    desk.get_by_role("button", name="Increment").click()
    expect(desk.get_by_test_id("count")).to_have_text("Count 1")
    edit(DESK, 'Text("Desk 1")', 'Text(count > 0 ? { () -> String in fatalError("broken body") }() : "Desk 1")')
    expect(overlay(desk)).to_contain_text("broken body", timeout=20_000)
    expect(overlay(desk)).to_contain_text("Desk.swift:")
    response = desk.request.get(development.address)
    assert response.status == 503
    edit(DESK, 'Text(count > 0 ? { () -> String in fatalError("broken body") }() : "Desk 1")', 'Text("Desk 4")')
    expect(desk.get_by_text("Desk 4", exact=True)).to_be_visible(timeout=20_000)
    expect(overlay(desk)).to_have_count(0)
    expect(desk.get_by_test_id("count")).to_have_text("Count 1")


def test_crash_at_start_leaves_the_earlier_version(development, desk):
    edit(PROGRAM, "  var body: some Scene", '  init() { fatalError("broken start") }\n\n  var body: some Scene')
    expect(overlay(desk)).to_contain_text("broken start", timeout=20_000)
    overlay(desk).get_by_role("button", name="Dismiss").click()
    desk.get_by_role("button", name="Increment").click()
    expect(desk.get_by_test_id("count")).to_have_text("Count 1")
    count = len(development.lines)
    edit(PROGRAM, '  init() { fatalError("broken start") }\n\n', "")
    development.wait_for("StopwatchApp.swift: ", after=count)
    expect(overlay(desk)).to_have_count(0)
    expect(desk.get_by_test_id("count")).to_have_text("Count 1")


def test_removed_value_is_reported(development, desk):
    desk.get_by_role("button", name="Increment").click()
    edit(DESK, "var count = 0", 'var count = "none"')
    edit(DESK, "count += 1", 'count += "!"')
    expect(desk.get_by_test_id("count")).to_have_text("Count none", timeout=20_000)
    assert "Desk.count" in development.wait_for("is not restored")


def picture(width: int) -> bytes:
    """A PNG file of red pixels."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + b"\xff\0\0" * width) * width
    head = struct.pack(">IIBBBBB", width, width, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def write_resources(greeting: str | None = None, width: int | None = None) -> None:
    if greeting:
        strings = RESOURCES / "en.lproj/Localizable.strings"
        strings.parent.mkdir(parents=True, exist_ok=True)
        strings.write_text(f'"greeting" = "{greeting}";\n')
    if width:
        (RESOURCES / "badge.png").write_bytes(picture(width))


def write_catalog(greeting: str) -> None:
    """Writes a catalog, which precedes the strings of `write_resources`."""
    unit = {"stringUnit": {"state": "translated", "value": greeting}}
    strings = {"greeting": {"localizations": {"en": unit}}}
    catalog = {"sourceLanguage": "en", "strings": strings, "version": "1.0"}
    (RESOURCES / "Localizable.xcstrings").write_text(json.dumps(catalog))


def objects() -> dict[pathlib.Path, int]:
    """The times at which the compiler has written the object files of the app."""
    return {file: file.stat().st_mtime_ns for file in PRODUCTS.glob("Stopwatch*.build/**/*.o")}


def children(process: subprocess.Popen) -> list[str]:
    """The processes that a process has started and that have not ended."""
    found = []
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(stat.read_text().rsplit(")", 1)[1].split()[1]) == process.pid:
                found.append(stat.parent.name)
    return found


def shows_badge(page, width: int) -> None:
    expect(page.get_by_role("img", name="badge")).to_have_js_property("offsetWidth", width, timeout=20_000)


@pytest.fixture
def resources(desk):
    """The screen with a picture and a translated text, which are resources of the package."""
    write_resources("Good morning", 10)
    if "Resources" not in MANIFEST.read_text():
        edit(MANIFEST, "  platforms:", '  defaultLocalization: "en",\n  platforms:')
        edit(MANIFEST, "      swiftSettings: asOnApple\n    ),\n    // The app.",
             '      resources: [.process("Resources")],\n      swiftSettings: asOnApple\n    ),\n    // The app.')  # fmt: skip
    edit(DESK, 'Text("Desk 1")', 'Text("Desk 1")\n        Image("badge")\n        Text("greeting", bundle: .module)')
    expect(desk.get_by_text("Good morning")).to_be_visible(timeout=240_000)
    shows_badge(desk, 10)
    wait_until_live(desk)
    desk.get_by_role("button", name="Increment").click()
    expect(desk.get_by_test_id("count")).to_have_text("Count 1")
    return desk


def test_resources_are_replaced_without_compiling(development, resources):
    before = objects()
    assert before
    write_resources(greeting="Good evening")
    expect(resources.get_by_text("Good evening")).to_be_visible(timeout=20_000)
    write_resources(width=30)
    shows_badge(resources, 30)
    expect(resources.get_by_test_id("count")).to_have_text("Count 1")
    assert objects() == before


def test_string_catalog_is_replaced_without_compiling(development, resources):
    write_catalog("Good catalog")
    expect(resources.get_by_text("Good catalog")).to_be_visible(timeout=240_000)
    before = objects()
    assert before
    write_catalog("Better catalog")
    expect(resources.get_by_text("Better catalog")).to_be_visible(timeout=20_000)
    count = len(development.lines)
    (RESOURCES / "Localizable.xcstrings").write_text('{ "sourceLanguage": "en", ')
    assert "is not valid JSON" in development.wait_for("Localizable.xcstrings is not used", after=count)
    # The file of strings is used instead.
    expect(resources.get_by_text("Good morning")).to_be_visible(timeout=20_000)
    expect(resources.get_by_test_id("count")).to_have_text("Count 1")
    assert objects() == before
    write_catalog("Best catalog")
    expect(resources.get_by_text("Best catalog")).to_be_visible(timeout=20_000)
    # The program does not use the copy of a removed resource.
    (RESOURCES / "Localizable.xcstrings").unlink()
    expect(resources.get_by_text("Good morning")).to_be_visible(timeout=240_000)
    # An edit during this build would be reported together with it.
    development.wait_for("Localizable.xcstrings: built in", after=count)


def test_executable_that_is_linked_with_a_library_finds_resources(development, resources):
    """It is in another folder than the one that SwiftPM links."""
    folder = PRODUCTS / "trifecta-dev.build/StopwatchApp"
    complete = PRODUCTS / "StopwatchApp"
    for version in range(2, 12):
        edit(DESK, f"Desk {version - 1}", f"Desk {version}")
        expect(resources.get_by_text(f"Desk {version}", exact=True)).to_be_visible(timeout=60_000)
        linked = complete.stat().st_mtime_ns
        if any(file.stat().st_mtime_ns > linked for file in folder.glob("StopwatchApp")):
            break
        # The library is linked while nothing is edited. When the linker has ended, only the app runs.
        deadline = time.monotonic() + 60
        while (
            not any(file.stat().st_mtime_ns > linked for file in folder.glob("lib*.so"))
            or len(children(development.process)) > 1
        ):
            assert time.monotonic() < deadline, "no library was linked"
            resources.wait_for_timeout(50)
    else:
        raise AssertionError("the executable was never linked with a library")
    shows_badge(resources, 10)
    expect(resources.get_by_text("Good morning")).to_be_visible()
    expect(resources.get_by_test_id("count")).to_have_text("Count 1")


def test_resource_that_cannot_be_copied_is_copied_at_next_edit(development, resources):
    [bundle] = PRODUCTS.glob("Stopwatch_Stopwatch.resources")
    away = bundle.rename(bundle.with_suffix(".away"))
    bundle.write_text("")
    write_resources(greeting="Good night")
    expect(overlay(resources)).to_contain_text("The build could not be run", timeout=20_000)
    development.wait_for("The build could not be run")
    resources.get_by_role("button", name="Increment").click()
    expect(resources.get_by_test_id("count")).to_have_text("Count 2")
    bundle.unlink()
    away.rename(bundle)
    edit(DESK, "Desk 1", "Desk 2")
    expect(resources.get_by_text("Desk 2", exact=True)).to_be_visible(timeout=20_000)
    expect(resources.get_by_text("Good night")).to_be_visible()
    expect(overlay(resources)).to_have_count(0)
    expect(resources.get_by_test_id("count")).to_have_text("Count 2")


OWN_SERVER = """import Foundation
import Hummingbird
import Stopwatch
import SwiftUI
import TrifectaSQLite
import TrifectaWeb

@main
struct OwnServer {
  static func main() async throws {
    var options = WebOptions()
    let environment = ProcessInfo.processInfo.environment
    options.storage = .sqlite(URL(fileURLWithPath: environment["STATE_DATABASE"] ?? ""))
    var web = WebScreens(options: options)
    web.screen("/", title: "Desk") { Desk() }
    let router = Router()
    router.get("/version") { _, _ in "version 1" }
    web.addRoutes(to: router)
    let address = web.address(host: "127.0.0.1", port: 0)
    let application = Application(
      router: router, server: web.server, configuration: .init(address: address.bindAddress), services: [web],
      onServerRunning: { _ = await address.serverRunning($0) })
    try await application.runService()
  }
}
"""


def test_program_with_its_own_server(development, desk):
    """The program of the app is replaced by one with its own Hummingbird application."""
    source = PROGRAM.read_text()
    count = len(development.lines)
    try:
        PROGRAM.write_text(OWN_SERVER)
        development.wait_for("StopwatchApp.swift: built in", after=count)
        wait_until_live(desk)
        # Without the window of the app, the views have other positions in the hierarchy, so their state is new.
        expect(desk.get_by_test_id("count")).to_have_text("Count 0")
        desk.get_by_role("button", name="Increment").click()
        expect(desk.get_by_test_id("count")).to_have_text("Count 1")
        assert desk.request.get(development.address + "/version").text() == "version 1"
        edit(PROGRAM, "version 1", "version 2")
        edit(DESK, "Desk 1", "Desk 2")
        expect(desk.get_by_text("Desk 2", exact=True)).to_be_visible(timeout=60_000)
        assert desk.request.get(development.address + "/version").text() == "version 2"
        expect(desk.get_by_test_id("count")).to_have_text("Count 1")
    finally:
        count = len(development.lines)
        PROGRAM.write_text(source)
        development.wait_for("StopwatchApp.swift: built in", after=count)


def test_second_development_server_is_refused(development):
    result = subprocess.run([APP / ".build/debug/trifecta-dev"], cwd=APP, capture_output=True, text=True, timeout=60)
    assert result.returncode == 1
    assert f"another development server runs StopwatchApp in this folder: the process {development.process.pid}" in result.stderr


def test_robot_edits_while_it_uses_the_page(desk):
    """Edits the view at random times while the page is used. The page never loses what the server has confirmed."""
    seed = int(os.environ.get("RELOAD_SEED", time.time_ns() % 100_000))
    print(f"RELOAD_SEED={seed}")
    random_source = random.Random(seed)
    field = desk.get_by_label("Note")
    field.fill("")
    count, text, version = 0, "", 100
    for number in range(int(os.environ.get("RELOAD_EDITS", 5))):
        version += 1
        DESK.write_text(re.sub(r"Desk \d+", f"Desk {version}", DESK.read_text()))
        is_broken = random_source.random() < 0.2
        for _ in range(random_source.randint(2, 8)):
            if random_source.random() < 0.5:
                # A press while the page has no connection is not sent, and the page shows a message.
                wait_until_live(desk)
                desk.get_by_role("button", name="Increment").click()
                desk.wait_for_timeout(random_source.randint(0, 60))
            else:
                letter = random_source.choice("abcdefgh")
                field.press_sequentially(letter)
                text += letter
            shown = int(desk.get_by_test_id("count").inner_text().split()[1])
            assert shown >= count, f"edit {number}: the count has gone back from {count} to {shown}"
            count = shown
        if is_broken:
            DESK.write_text(DESK.read_text().replace("Increment", "Increment\" + 1 + \""))
            expect(overlay(desk)).to_be_visible(timeout=20_000)
            DESK.write_text(DESK.read_text().replace("Increment\" + 1 + \"", "Increment"))
        expect(desk.get_by_text(f"Desk {version}", exact=True)).to_be_visible(timeout=20_000)
        expect(overlay(desk)).to_have_count(0)
        expect(desk.get_by_test_id("note")).to_have_text(f"Note: {text}")
        expect(field).to_have_value(text)
        shown = int(desk.get_by_test_id("count").inner_text().split()[1])
        assert shown >= count, f"edit {number}: the count has gone back from {count} to {shown}"
