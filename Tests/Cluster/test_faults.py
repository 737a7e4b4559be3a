"""Faults of servers and of the database while pages click."""

import threading
import time

import pytest
from nodes import wait_until
from playwright.sync_api import expect


def wait_until_live(page) -> None:
    page.wait_for_selector("html[data-line=live]", state="attached")


@pytest.fixture
def open_page(browser):
    """Opens pages in a browser. The test fails if a script reports an error."""
    contexts, errors = [], []

    def open_page(address: str):
        contexts.append(browser.new_context())
        page = contexts[-1].new_page()
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(address)
        wait_until_live(page)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


def press(page, count: int) -> None:
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_test_id("count")).to_have_text(str(count), timeout=20_000)


def test_killed_server(make_cluster, open_page):
    """Pages of a killed server continue on the others. With `.beforeAnswer`, nothing is lost that they have shown."""
    cluster = make_cluster(3, "--before-answer")
    crowd = cluster.crowd(30)
    pages = [open_page(cluster.balancer.address + "/counter") for _ in range(4)]
    echo = open_page(cluster.balancer.address + "/echo")
    crowd.run(1)
    for number, page in enumerate(pages):
        press(page, 1)
        press(page, 2)
    echo.get_by_label("Say something").press_sequentially("typed")
    expect(echo.get_by_test_id("echo")).to_have_text("You said: typed")
    crowd.start()
    time.sleep(1)
    cluster.nodes[0].kill()
    crowd.run(2)
    crowd.check("kill -9 of a server", exactly=True)
    assert crowd.gaps, "no page was connected to the killed server"
    for page in pages:
        wait_until_live(page)
        press(page, 3)
    wait_until_live(echo)
    echo.get_by_label("Say something").press_sequentially(" on")
    expect(echo.get_by_test_id("echo")).to_have_text("You said: typed on")


def test_killed_server_after_rest(make_cluster):
    """After a moment without a change, a killed server has lost nothing."""
    cluster = make_cluster()
    crowd = cluster.crowd(20)
    crowd.run(1)
    cluster.wait_until_stored(crowd)
    cluster.nodes[1].kill()
    crowd.run(1)
    crowd.check("kill -9 of a resting server", exactly=True)


def test_paused_server(make_cluster):
    """A paused server that resumes after its lease has expired cannot overwrite sessions that others have taken over."""
    cluster = make_cluster()
    crowd = cluster.crowd(20)
    crowd.run(1)
    cluster.wait_until_stored(crowd)
    crowd.start()
    time.sleep(0.2)
    cluster.nodes[0].pause()
    crowd.run(3)
    crowd.check("SIGSTOP of a server", exactly=False)
    moved = sum(len(clicker.restored) > 0 for clicker in crowd.all)
    assert moved > 0
    cluster.nodes[0].wake()
    crowd.run(2)
    # It detects that it has lost a lease when it saves, or its page has left in the meantime.
    wait_until(lambda: cluster.nodes[0].health("/readyz") == 200)
    counts = [clicker.count for clicker in crowd.all]
    cluster.wait_until_stored(crowd)
    assert [clicker.rejoin(cluster.nodes[0].address) for clicker in crowd.all] == counts
    assert [clicker.rejoin(cluster.nodes[1].address) for clicker in crowd.all] == counts


def check_stored_after_one_line(cluster, crowd, fault: str) -> None:
    """Checks that pages continue after a fault of the database, that each server has logged one line about it, and that
    the state is stored: it survives the death of all servers."""
    crowd.run(1)
    assert not crowd.gaps, "a page was disconnected"
    cluster.wait_until_stored(crowd)
    for node in cluster.nodes:
        assert node.lines("could not store or load the state") == 1
        assert node.lines(" error ") == 1, node.log.read_text()
    for node in cluster.nodes:
        node.kill()
        node.start()
    crowd.run(1)
    crowd.check(f"{fault}, then both servers killed", exactly=True)


@pytest.mark.parametrize("end", ["stop", "kill"])
def test_database_away(make_cluster, database, end):
    """Pages continue, one line is logged, and the state is stored when the database is back."""
    cluster = make_cluster()
    crowd = cluster.crowd(10)
    crowd.run(1)
    assert not crowd.gaps
    getattr(database, end)()
    # The server tries again after five seconds.
    crowd.run(10 if end == "stop" else 1)
    database.start()
    check_stored_after_one_line(cluster, crowd, f"database away ({end})")


@pytest.mark.parametrize("fault", ["read_only", "full"])
def test_database_refuses_writes(make_cluster, fault):
    """Pages continue, one line is logged, and the state is stored when the database accepts it again."""
    cluster = make_cluster()
    crowd = cluster.crowd(10)
    crowd.run(1)
    cluster.wait_until_stored(crowd)
    with cluster.fault(fault):
        stored = cluster.query("SELECT name, date FROM session ORDER BY name")
        # The server tries again after at most five seconds.
        crowd.run(6)
        assert cluster.query("SELECT name, date FROM session ORDER BY name") == stored
        wait_until(lambda: all(node.lines("could not store or load the state") for node in cluster.nodes))
    check_stored_after_one_line(cluster, crowd, f"database {fault}")


@pytest.mark.parametrize("end", ["release", "kill"])
def test_session_moves_twice_at_once(make_cluster, end):
    """A session moves on before the server that has taken it over could save it. It has one owner and its whole state."""
    cluster = make_cluster(3)
    crowd = cluster.crowd(1)
    [clicker] = crowd.all
    crowd.run(0.5)
    cluster.wait_until_stored(crowd)
    clicker.end()
    count = clicker.count
    # The first server is never the one that has the session.
    for first, second in [(0, 1), (2, 0), (1, 2)] * (4 if end == "release" else 1):
        assert clicker.rejoin(cluster.nodes[first].address) == count
        if end == "kill":
            cluster.nodes[first].kill()
        assert clicker.rejoin(cluster.nodes[second].address) == count
        clicker.click()
        count += 1
        cluster.wait_until_stored(crowd)
        if end == "kill":
            cluster.nodes[first].start()
    # A server that still had the session would show an earlier count.
    for node in cluster.nodes:
        assert clicker.rejoin(node.address) == count


def test_two_tabs_resume_one_session(make_cluster):
    """If two servers restore a session at the same time, one of them gets a copy, or gets the session afterwards."""
    cluster = make_cluster()
    crowd = cluster.crowd(1)
    [clicker] = crowd.all
    crowd.run(0.5)
    cluster.wait_until_stored(crowd)
    clicker.end()
    count = clicker.count
    other = clicker.twin()
    for _ in range(10):
        shown: list[int] = []
        barrier = threading.Barrier(2)

        def join(page, node) -> None:
            barrier.wait()
            shown.append(page.rejoin(node.address))

        threads = [
            threading.Thread(target=join, args=pair) for pair in zip([clicker, other], cluster.nodes, strict=True)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(30)
        assert shown == [count, count]


def test_rolling_deployment(make_cluster, open_page):
    """Servers that are restarted one after the other lose nothing."""
    cluster = make_cluster()
    crowd = cluster.crowd(20)
    pages = [open_page(cluster.balancer.address + "/counter") for _ in range(2)]
    for page in pages:
        press(page, 1)
    crowd.start()
    for node in cluster.nodes:
        assert node.stop() == 0
        node.start()
        wait_until(lambda node=node: node.health("/readyz") == 200)
        crowd.run(1)
        crowd.start()
    crowd.rest()
    crowd.check("rolling deployment", exactly=True)
    for page in pages:
        wait_until_live(page)
        press(page, 2)


def test_server_without_database_is_not_ready(make_cluster, database):
    cluster = make_cluster(1)
    [node] = cluster.nodes
    assert (node.health("/healthz"), node.health("/readyz")) == (200, 200)
    node.kill()
    database.stop()
    node.start()
    assert (node.health("/healthz"), node.health("/readyz")) == (200, 503)
    assert node.lines("kept in memory until the server ends") == 1
    database.start()
