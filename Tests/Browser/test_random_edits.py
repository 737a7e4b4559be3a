"""A robot edits an app at random while its development server shows it, and uses the page meanwhile.

DEVELOPED_APP is the folder of the app, with a built trifecta-dev. RELOAD_EDITS is the number of edits; without it, the robot
does not run. RELOAD_SEED is its seed. RELOAD_KINDS are the names of the edits to choose from, separated by commas; see
`random_program.EDITS`. See Scripts/check-reload.
"""

import os
import shutil
import time

import pytest
from conftest import wait_until_live
from playwright.sync_api import expect
from random_program import Editor
from test_reload import APP, MANIFEST, PROGRAM, Development, edit, overlay

EDIT_COUNT = int(os.environ.get("RELOAD_EDITS", 0))
if not EDIT_COUNT:
    pytest.skip("RELOAD_EDITS is not set: see Scripts/check-reload", allow_module_level=True)
FOLDER = APP / "Sources/Stopwatch"
# A complete build can wait for other builds on the machine.
BUILD_TIME = 900_000


@pytest.fixture
def editor():
    seed = int(os.environ.get("RELOAD_SEED", time.time_ns() % 100_000))
    print(f"RELOAD_SEED={seed}")
    originals = {file: file.read_text() for file in (PROGRAM, MANIFEST)}
    kinds = os.environ.get("RELOAD_KINDS")
    robot = Editor(FOLDER, seed, kinds.split(",") if kinds else None)
    robot.write()
    edit(PROGRAM, "TimekeeperScreen(store: store)", "RobotScreen()")
    edit(MANIFEST, "  platforms:", '  defaultLocalization: "en",\n  platforms:')
    edit(MANIFEST, "      swiftSettings: asOnApple\n    ),\n    // The app.",
         '      resources: [.process("Resources")],\n      swiftSettings: asOnApple\n    ),\n    // The app.')  # fmt: skip
    yield robot
    for file, text in originals.items():
        file.write_text(text)
    for name in robot.written:
        (FOLDER / name).unlink(missing_ok=True)
    shutil.rmtree(FOLDER / "Resources")


@pytest.fixture
def development(editor, tmp_path):
    server = Development(tmp_path)
    yield server
    assert server.stop() == 0, "the development server did not end cleanly"


class Visitor:
    """Uses a page, and checks that the page shows what the visitor has entered."""

    def __init__(self, page, editor: Editor) -> None:
        self.page, self.editor, self.random = page, editor, editor.random
        self.note = ""
        self.values: dict[str, int] = {}
        self.kinds: dict[str, str] = {}

    def press(self) -> None:
        # A press while the page has no connection is not sent, and the page shows a message.
        wait_until_live(self.page)
        button = self.page.get_by_role("button", name=self.random.choice(self.editor.program.buttons()), exact=True)
        # An edit can remove the button at this moment.
        if button.count() == 1:
            button.click()

    def type(self) -> None:
        letter = self.random.choice("abcdefgh")
        field = self.page.get_by_label("Note")
        # A field that gets the focus from a script has its caret at the start if a new version has replaced it.
        field.press("End")
        field.press_sequentially(letter)
        self.note += letter

    def use(self, presses: bool = True) -> None:
        for _ in range(self.random.randint(1, 5)):
            if presses and self.random.random() < 0.6:
                self.press()
                self.page.wait_for_timeout(self.random.randint(0, 40))
            else:
                self.type()

    def shown(self) -> dict[str, int]:
        """The values on the page. A string counts by its length."""
        found = {}
        for name in self.editor.program.kinds():
            text = self.page.get_by_test_id(name).inner_text().removeprefix(name).strip()
            found[name] = int(text) if text.isdigit() else len(text)
        return found

    def settle(self) -> None:
        """Waits until the server has answered everything, and notes the values."""
        expect(self.page.get_by_test_id("note")).to_have_text(f"Note: {self.note}".strip())
        self.values, self.kinds = self.shown(), self.editor.program.kinds()

    def check(self) -> None:
        """Expects the values of the parts that the edit has not replaced."""
        expect(self.page.get_by_label("Note")).to_have_value(self.note)
        expect(self.page.get_by_test_id("note")).to_have_text(f"Note: {self.note}".strip())
        kinds = self.editor.program.kinds()
        shown = self.shown()
        for name, value in self.values.items():
            if kinds.get(name) == self.kinds[name]:
                assert shown[name] >= value, f"{name} has gone back from {value} to {shown[name]}"


def test_random_edits(page, development, editor):
    page.goto(development.address)
    wait_until_live(page)
    page.evaluate("window.isSamePage = true")
    visitor = Visitor(page, editor)
    for number in range(EDIT_COUNT):
        visitor.use()
        visitor.settle()
        count = len(development.lines)
        name = editor.edit()
        began = time.monotonic()
        editor.write()
        visitor.use(presses=editor.random.random() < 0.5)
        if editor.random.random() < 0.2:
            broken = editor.break_file()
            expect(overlay(page)).to_be_visible(timeout=BUILD_TIME)
            # The message can cover buttons until it is dismissed.
            if editor.random.random() < 0.5:
                overlay(page).get_by_role("button", name="Dismiss").click()
                visitor.use()
            else:
                visitor.use(presses=False)
            editor.repair(broken)
            name += f", {broken} broken"
        for text in editor.program.texts():
            expect(page.get_by_text(text, exact=True)).to_be_visible(timeout=BUILD_TIME)
        wait_until_live(page)
        expect(overlay(page)).to_have_count(0, timeout=BUILD_TIME)
        try:
            visitor.check()
        except AssertionError as error:
            raise AssertionError(f"edit {number}, {name}: {error}\n" + "\n".join(development.lines[count:])) from error
        for line in development.lines[count:]:
            assert "The app crashed" not in line and "The app ended" not in line, f"edit {number}, {name}: {line}"
        assert page.evaluate("window.isSamePage"), f"edit {number}, {name}: the page was loaded again"
        print(f"{number} {name} {time.monotonic() - began:.1f} s", flush=True)
