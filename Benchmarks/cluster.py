"""Measures what storing sessions in PostgreSQL costs, and how long a page waits if its server is killed.

Usage: cluster.py SERVER FIXTURE, the paths of WebBenchmarkServer and BrowserFixture, which were built with
TRIFECTA_POSTGRESQL=1. Prints `name value unit` lines, for PostgreSQL unless a name contains `sqlite`. Commits of
PostgreSQL wait for the disk.
"""

import pathlib
import statistics
import subprocess
import sys
import tempfile
import threading
import time

ROOT = pathlib.Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "Tests" / "Browser"), str(ROOT / "Tests" / "Cluster")]
from clicker import Crowd  # noqa: E402
from database import Database  # noqa: E402
from live import Live  # noqa: E402
from nodes import Balancer, Node  # noqa: E402
from processor_time import processor_seconds  # noqa: E402

ROUNDS = 5
CLICKS = 2_000
PAGES = 200
RATE = 500


class Server:
    """A release build of the measured screens."""

    def __init__(self, program: str, *arguments: str) -> None:
        self.process = subprocess.Popen([program, "unlimited", *arguments], stdout=subprocess.PIPE, text=True)
        address = "http://127.0.0.1:" + self.process.stdout.readline().split()[-1]
        self.pages = [Live(address + "/counter").join(f"tab{number}") for number in range(PAGES)]
        self.button = self.pages[0].element("button")

    def click(self, page: Live) -> None:
        page.send(self.button, "tap")
        page.receive()

    def cost(self) -> float:
        """Returns the processor seconds per click of pages that click once every 300 ms, each of which is stored."""
        before = processor_seconds(self.process.pid)
        for _ in range(CLICKS // PAGES):
            began = time.monotonic()
            for page in self.pages:
                self.click(page)
            time.sleep(max(0, 0.3 - (time.monotonic() - began)))
        time.sleep(0.5)
        return (processor_seconds(self.process.pid) - before) / CLICKS

    def answer_times(self) -> list[float]:
        """Returns the sorted seconds from clicks to answers. All pages together click at a fixed rate."""
        times: list[float] = []

        def click(pages: list[Live]) -> None:
            for _ in range(10):
                for page in pages:
                    began = time.perf_counter()
                    self.click(page)
                    times.append(time.perf_counter() - began)
                    time.sleep(max(0, 8 / RATE - (time.perf_counter() - began)))

        threads = [threading.Thread(target=click, args=[self.pages[number::8]]) for number in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return sorted(times)

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()


def measure_clicks(program: str, database: Database, file: pathlib.Path) -> None:
    database.psql("CREATE DATABASE clicks")
    servers = {
        "memory": Server(program),
        "default": Server(program, "--state", database.url_of("clicks")),
        "before_answer": Server(program, "--state", database.url_of("clicks"), "--before-answer"),
        "sqlite": Server(program, "--state", str(file)),
        "sqlite_before_answer": Server(program, "--state", str(file), "--before-answer"),
    }
    costs: dict[str, list[float]] = {name: [] for name in servers}
    for _ in range(ROUNDS):
        for name, server in servers.items():
            costs[name].append(server.cost())
    base = statistics.median(costs["memory"])
    for name in list(servers)[1:]:
        print(f"cluster.click.{name}.cpu {(statistics.median(costs[name]) - base) * 1e6:.0f} us")
    for name, server in servers.items():
        times = server.answer_times()
        for part in (50, 99):
            print(f"cluster.answer.{name}.p{part} {times[len(times) * part // 100] * 1e3:.2f} ms")
        server.end()


def measure_takeover(fixture: str, database: Database) -> None:
    """Kills one of two servers, behind nginx, to which 200 pages without a browser are connected."""
    database.psql("CREATE DATABASE takeover")
    nodes = [Node(database.url_of("takeover"), program=pathlib.Path(fixture)) for _ in range(2)]
    balancer = Balancer(nodes)
    crowd = Crowd(balancer.address, 200, pause=0.5)
    crowd.run(2)
    crowd.start()
    nodes[0].kill()
    crowd.run(3)
    gaps = crowd.gaps
    print(f"cluster.takeover.pages {len(gaps)} pages")
    print(f"cluster.takeover.median {gaps[len(gaps) // 2] * 1e3:.0f} ms")
    print(f"cluster.takeover.p99 {gaps[len(gaps) * 99 // 100] * 1e3:.0f} ms")
    crowd.end()
    balancer.remove()
    for node in nodes:
        node.remove()


def main() -> None:
    database = Database(syncs=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            measure_clicks(sys.argv[1], database, pathlib.Path(folder) / "state.sqlite")
        measure_takeover(sys.argv[2], database)
    finally:
        database.remove()


main()
