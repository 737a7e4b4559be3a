"""Values that all servers of a database share."""

import pathlib
import tempfile

import pytest
from nodes import Node, wait_until
from playwright.sync_api import expect

PLACES = ["postgresql", "sqlite"]


@pytest.fixture
def make_nodes(make_cluster):
    """Starts servers with a common database: the servers of a cluster, or two processes with one file."""
    nodes = []
    folder = tempfile.TemporaryDirectory()

    def make(place: str) -> list[Node]:
        if place == "postgresql":
            return make_cluster(2).nodes
        nodes.extend(Node(str(pathlib.Path(folder.name) / "state.sqlite")) for _ in range(2))
        return nodes

    yield make
    for node in nodes:
        node.remove()
    folder.cleanup()


@pytest.fixture
def open_count(browser):
    contexts = []

    def open_count(node: Node):
        contexts.append(browser.new_context())
        page = contexts[-1].new_page()
        page.goto(node.address + "/shared-count")
        page.wait_for_selector("html[data-line=live]", state="attached")
        return page

    yield open_count
    for context in contexts:
        context.close()


def count(page):
    return page.get_by_test_id("count")


def press(page, times: int = 1) -> None:
    for _ in range(times):
        page.get_by_role("button", name="Increment").click()


@pytest.mark.parametrize("place", PLACES)
def test_increments_of_two_servers_add_up(make_nodes, open_count, place):
    nodes = make_nodes(place)
    pages = [open_count(node) for node in nodes]
    for _ in range(10):
        for page in pages:
            press(page)
    for page in pages:
        expect(count(page)).to_have_text("20")
        expect(page.get_by_test_id("failure")).to_have_text("no failure")
    nodes[0].kill()
    press(pages[1])
    expect(count(pages[1])).to_have_text("21")
    nodes[0].start()
    expect(count(open_count(nodes[0]))).to_have_text("21")


def test_changes_without_the_database_are_undone_and_explained(make_cluster, open_count):
    cluster = make_cluster(2)
    pages = [open_count(node) for node in cluster.nodes]
    press(pages[0], 3)
    expect(count(pages[1])).to_have_text("3")
    cluster.database.psql(f"ALTER DATABASE {cluster.name} ALLOW_CONNECTIONS false")
    cluster.database.psql(
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{cluster.name}'"
    )
    press(pages[0])
    expect(pages[0].get_by_test_id("failure")).not_to_have_text("no failure", timeout=20_000)
    expect(count(pages[0])).to_have_text("3")
    cluster.database.psql(f"ALTER DATABASE {cluster.name} ALLOW_CONNECTIONS true")

    def is_stored() -> bool:
        press(pages[0])
        return cluster.query("SELECT convert_from(data, 'UTF8') FROM value") != "3"

    # Clicks fail until the servers connect again.
    wait_until(is_stored)
    expect(pages[0].get_by_test_id("failure")).to_have_text("no failure")
    wait_until(
        lambda: {count(page).inner_text() for page in pages}
        == {cluster.query("SELECT convert_from(data, 'UTF8') FROM value")}
    )
