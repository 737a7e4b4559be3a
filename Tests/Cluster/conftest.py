"""Fixtures: a database, servers, and nginx."""

import contextlib
import os
import shutil

import pytest
from clicker import Crowd
from database import Database
from nodes import Balancer, Node, wait_until

BROWSERS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]


@pytest.fixture(scope="session")
def database():
    database = Database()
    yield database
    database.remove()


class Cluster:
    """Servers with a new database, and pages that click."""

    def __init__(self, database: Database, name: str, count: int, *arguments: str) -> None:
        self.database, self.name = database, name
        database.psql(f"CREATE DATABASE {name}")
        self.nodes = [Node(database.url_of(name), *arguments) for _ in range(count)]
        self.balancer = Balancer(self.nodes)
        self.crowds: list[Crowd] = []

    def crowd(self, count: int, pause: float = 0.05) -> Crowd:
        self.crowds.append(Crowd(self.balancer.address, count, pause))
        return self.crowds[-1]

    def query(self, sql: str) -> str:
        return self.database.psql(f"SET search_path = trifecta; {sql}", self.name).stdout.strip()

    def wait_until_stored(self, crowd: Crowd) -> None:
        """Waits until a snapshot of each resting page is stored that was made after the page's last click."""

        def is_stored() -> bool:
            rows = [line.split("|") for line in self.query("SELECT name, date FROM session").splitlines()]
            dates = {name: float(date) for name, date in rows}
            return all(dates.get(clicker.key, 0) >= clicker.last_click for clicker in crowd.all)

        wait_until(is_stored)

    @contextlib.contextmanager
    def fault(self, name: str):
        """Makes the database read-only, or lets it report that the disk is full when the state of a session is stored."""
        if name == "full":
            self.query(
                """
                CREATE FUNCTION public.fail() RETURNS trigger LANGUAGE plpgsql AS
                $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$;
                CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON session EXECUTE FUNCTION public.fail()
                """
            )
            yield
            self.query("DROP TRIGGER full_disk ON session; DROP FUNCTION public.fail()")
        else:
            self.set_read_only(True)
            yield
            self.set_read_only(False)

    def set_read_only(self, is_read_only: bool) -> None:
        """Changes the setting for new transactions, also those of open connections."""
        self.database.psql(f"ALTER SYSTEM SET default_transaction_read_only = {'on' if is_read_only else 'off'}")
        self.database.psql("SELECT pg_reload_conf()")
        # The server reads its settings soon after the command.
        wait_until(lambda: (self.query("SHOW transaction_read_only") == "on") == is_read_only)

    def remove(self) -> None:
        for crowd in self.crowds:
            crowd.end()
        self.balancer.remove()
        for node in self.nodes:
            node.remove()


@pytest.fixture
def make_cluster(database, request):
    clusters = []

    def make(count: int = 2, *arguments: str) -> Cluster:
        name = request.node.name.lower().replace("[", "_").rstrip("]")[:40] + str(len(clusters))
        clusters.append(Cluster(database, name, count, *arguments))
        return clusters[-1]

    yield make
    for cluster in clusters:
        cluster.remove()


@pytest.fixture(scope="session")
def browser():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--accept-lang=en-US"])
        yield chromium
        chromium.close()
