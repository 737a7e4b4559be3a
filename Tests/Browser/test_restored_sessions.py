"""Sessions that end and are restored: reload, back and forward, and restarts of the server."""

import contextlib
import random
import re
import sqlite3
import threading

import pytest
from conftest import Server, visit, wait_until_live
from live import Live
from playwright.sync_api import expect
from waits import next_frame, until


def fill_echo(page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    expect(page.get_by_test_id("echo")).to_have_text(f"You said: {text}")


def count(page, number: int) -> None:
    for _ in range(number):
        page.get_by_role("button", name="Increment").click()
    expect(page.get_by_test_id("count")).to_have_text(str(number))


def is_at(page, depth: int) -> None:
    until(page, "(depth) => (history.state?.depth ?? 0) === depth", depth)


def test_reload_restores_text_and_focus(fixture, page):
    visit(page, fixture.address + "/echo")
    fill_echo(page, "hello")
    page.reload()
    wait_until_live(page)
    field = page.get_by_label("Say something")
    expect(page.get_by_test_id("echo")).to_have_text("You said: hello")
    expect(field).to_have_value("hello")
    expect(field).to_be_focused()
    field.press_sequentially(" world")
    expect(page.get_by_test_id("echo")).to_have_text("You said: hello world")


def test_reload_restores_pages_sheet_and_history(fixture, page):
    visit(page, fixture.address + "/navigation")
    page.get_by_role("button", name="Three deep").click()
    page.get_by_placeholder("Text 3").fill("kept")
    page.get_by_role("button", name="Open sheet").click()
    expect(page.get_by_role("heading", name="Sheet")).to_be_visible()
    is_at(page, 4)
    page.reload()
    wait_until_live(page)
    expect(page.get_by_role("heading", name="Sheet")).to_be_visible()
    is_at(page, 4)
    page.go_back()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_placeholder("Text 3")).to_have_value("kept")
    page.go_back()
    expect(page.get_by_text("This is 2")).to_be_visible()
    is_at(page, 2)


def test_back_and_forward_restore_state(fixture, page):
    visit(page, fixture.address + "/counter")
    count(page, 3)
    visit(page, fixture.address + "/echo")
    fill_echo(page, "hello")
    page.go_back()
    expect(page.get_by_test_id("count")).to_have_text("3")
    page.go_forward()
    expect(page.get_by_test_id("echo")).to_have_text("You said: hello")


def test_navigation_to_same_address_starts_new_session(fixture, page):
    visit(page, fixture.address + "/counter")
    count(page, 2)
    visit(page, fixture.address + "/counter")
    expect(page.get_by_test_id("count")).to_have_text("0")
    page.reload()
    wait_until_live(page)
    expect(page.get_by_test_id("count")).to_have_text("0")


def test_second_tab_starts_new_session(fixture, context):
    first, second = context.new_page(), context.new_page()
    visit(first, fixture.address + "/counter")
    count(first, 2)
    visit(second, fixture.address + "/counter")
    second.reload()
    wait_until_live(second)
    expect(second.get_by_test_id("count")).to_have_text("0")


def test_duplicated_tab_continues_with_copy(fixture, context):
    first, second = context.new_page(), context.new_page()
    visit(first, fixture.address + "/counter")
    count(first, 2)
    name = first.evaluate("sessionStorage.trifecta")
    # A browser copies the session storage of a tab that it duplicates.
    visit(second, fixture.address + "/echo")
    second.evaluate("(name) => (sessionStorage.trifecta = name)", name)
    second.goto(fixture.address + "/counter")
    wait_until_live(second)
    assert second.evaluate("sessionStorage.trifecta") != name
    second.get_by_role("button", name="Increment").click()
    expect(second.get_by_test_id("count")).to_have_text("1")
    for page, number in [(first, "2"), (second, "1")]:
        page.reload()
        wait_until_live(page)
        expect(page.get_by_test_id("count")).to_have_text(number)


def start_work(page) -> None:
    for name in ["Save", "Load", "Work", "Ring", "Ring"]:
        page.get_by_role("button", name=name, exact=True).click()
    shows(page, draft="Saving", entry="No entry", machine="working", rings="Heard 0")


def shows(page, **texts: str) -> None:
    for name, text in texts.items():
        expect(page.get_by_test_id(name)).to_have_text(text)


def test_reload_resumes_work_and_delivers_side_effects_once(fixture, page):
    visit(page, fixture.address + "/resumed-work")
    start_work(page)
    page.reload()
    wait_until_live(page)
    shows(page, draft="Saved", entry="Loaded", machine="done", rings="Heard 0")
    page.get_by_role("button", name="Listen").click()
    shows(page, rings="Heard 2")
    page.reload()
    wait_until_live(page)
    page.get_by_role("button", name="Ring").click()
    shows(page, rings="Heard 3")


@pytest.fixture
def start(tmp_path):
    """Starts servers with a common database, one after the other."""
    with contextlib.ExitStack() as servers:
        yield lambda: servers.enter_context(Server("BrowserFixture", "--state", str(tmp_path / "state.sqlite")))


def rows(folder, query: str) -> list[tuple]:
    with contextlib.closing(sqlite3.connect(folder / "state.sqlite")) as database:
        return database.execute(query).fetchall()


def restart(start, line) -> None:
    line.upstream = start().port
    line.restore()


def test_restart_of_server_keeps_state(start, relay, page):
    server = start()
    line = relay(server)
    visit(page, f"http://127.0.0.1:{line.port}/echo")
    page.evaluate("window.isTheSamePage = true")
    field = page.get_by_label("Say something")
    field.press_sequentially("before")
    expect(page.get_by_test_id("echo")).to_have_text("You said: before")
    line.cut()
    assert server.stop() == 0
    field.press_sequentially(" and after")
    restart(start, line)
    wait_until_live(page)
    expect(page.get_by_test_id("echo")).to_have_text("You said: before and after")
    expect(field).to_have_value("before and after")
    expect(field).to_be_focused()
    expect(page.get_by_role("status")).to_be_hidden()
    assert page.evaluate("window.isTheSamePage")
    page.reload()
    wait_until_live(page)
    expect(page.get_by_test_id("echo")).to_have_text("You said: before and after")


def test_restart_of_server_resumes_work_and_delivers_side_effects_once(start, relay, page):
    server = start()
    line = relay(server)
    visit(page, f"http://127.0.0.1:{line.port}/resumed-work")
    start_work(page)
    line.cut()
    assert server.stop() == 0
    restart(start, line)
    wait_until_live(page)
    shows(page, draft="Saved", entry="Loaded", machine="done", rings="Heard 0")
    page.get_by_role("button", name="Listen").click()
    shows(page, rings="Heard 2")


def test_killed_server_keeps_last_snapshot(start, relay, page, tmp_path):
    server = start()
    line = relay(server)
    visit(page, f"http://127.0.0.1:{line.port}/echo")
    fill_echo(page, "hello")

    def is_saved() -> bool:
        return any(b"hello" in data for (data,) in rows(tmp_path, "SELECT data FROM session"))

    while not is_saved():
        next_frame(page)
    line.cut()
    server.kill()
    restart(start, line)
    wait_until_live(page)
    page.reload()
    wait_until_live(page)
    expect(page.get_by_test_id("echo")).to_have_text("You said: hello")
    expect(page.get_by_label("Say something")).to_have_value("hello")


class Clicker:
    """A page without a browser that clicks until its connection breaks, and then continues on another server."""

    def __init__(self, server: Server, tab: str) -> None:
        self.tab = tab
        self.page = Live(server.address + "/counter")
        self.page.join(tab)
        self.count = 0

    def click(self) -> None:
        button = self.page.element("button", "Increment")
        with contextlib.suppress(Exception):
            while True:
                self.page.send(button, "tap")
                self.page.receive()
                self.count += 1

    def restored(self, server: Server) -> int:
        """Reconnects to another server, and returns the count that it shows."""
        self.page.address = server.address + "/counter"
        self.page.applied = self.page.sequence = 0
        self.page.join(self.tab)
        shown = int(re.search(r"data-testid=count[^>]*>(?:<[^>]+>)*(\d+)", self.page.picture)[1])
        assert shown <= self.count + 1, "a change is restored that did not happen"
        self.count = shown
        return shown


def test_server_killed_at_random_moments_restores_each_session(start, tmp_path):
    """Each restored count is at least the one that was stored before the kill."""
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    moments = random.Random(seed)
    server = start()
    clickers = [Clicker(server, f"tab{number}") for number in range(6)]
    for _ in range(6):
        threads = [threading.Thread(target=clicker.click) for clicker in clickers]
        for thread in threads:
            thread.start()
        threading.Event().wait(moments.uniform(0, 1))
        server.kill()
        for thread in threads:
            thread.join()
        before = [clicker.count for clicker in clickers]
        assert rows(tmp_path, "PRAGMA integrity_check") == [("ok",)]
        assert rows(tmp_path, "SELECT count, bytes FROM total") == rows(
            tmp_path, "SELECT count(*), coalesce(sum(bytes), 0) FROM session"
        )
        stored = len(rows(tmp_path, "SELECT name FROM session"))
        server = start()
        after = [clicker.restored(server) for clicker in clickers]
        assert sum(count > 0 for count in after) <= stored
        print(before, after, stored)
    assert sum(after) > 0


def test_sessions_restored_at_once_leave_live_pages_responsive(start):
    """All sessions are restored, and clicks of a new page are answered in the meantime."""
    count = 200
    server = start()
    clickers = [Clicker(server, f"tab{number}") for number in range(count)]
    for number, clicker in enumerate(clickers):
        button = clicker.page.element("button", "Increment")
        for _ in range(1 + number % 3):
            clicker.page.send(button, "tap")
            clicker.page.receive()
            clicker.count += 1
    assert server.stop() == 0
    server = start()
    live = Clicker(server, "live")
    button = live.page.element("button", "Increment")
    restored: list[int] = []
    failures: list[BaseException] = []

    def restore(clicker: Clicker) -> None:
        try:
            before = clicker.count
            assert clicker.restored(server) == before
            restored.append(before)
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=restore, args=(clicker,)) for clicker in clickers]
    for thread in threads:
        thread.start()
    stages = set()
    while len(restored) + len(failures) < count:
        live.page.send(button, "tap")
        live.page.receive()
        stages.add(len(restored))
    for thread in threads:
        thread.join()
    assert failures == []
    between = stages - {0, count}
    print(f"clicks were answered after {sorted(stages)} of {count} sessions were restored")
    assert len(between) >= 3, "no click was answered while sessions were restored"
