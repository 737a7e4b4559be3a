"""Measures what storing sessions in PostgreSQL costs, how long a page waits if its server is killed, and how soon other
servers show a change of a shared value.

Usage: cluster.py SERVER FIXTURE, the paths of WebBenchmarkServer and BrowserFixture, which were built with
TRIFECTA_POSTGRESQL=1. Prints `name value unit` lines, for PostgreSQL unless a name contains `sqlite`. Commits of
PostgreSQL wait for the disk.
"""

import contextlib
import json
import pathlib
import re
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


class SharedPage:
    """A page of the number that all servers share. A thread notes when each number is shown."""

    def __init__(self, address: str) -> None:
        self.page = Live(address + "/shared").join()
        self.button = self.page.element("button")
        self.shown: dict[int, float] = {}
        self.last = 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self) -> None:
        with contextlib.suppress(Exception):
            while True:
                text = json.dumps(self.page.receive(60))
                now = time.perf_counter()
                for number in map(int, re.findall(r'"(\d+)"', text)):
                    self.shown.setdefault(number, now)
                    self.last = max(self.last, number)
                # The server sends no more patches to a page that does not acknowledge them.
                self.page.socket.send(f"[{self.page.applied}]")

    def tap(self) -> None:
        self.page.send(self.button, "tap")


def measure_shared_values(program: str, state: str, name: str) -> None:
    """Increments a number 1,000 times on each of four servers, and measures when the other servers show a change."""
    processes = [
        subprocess.Popen([program, "unlimited", "--state", state], stdout=subprocess.PIPE, text=True) for _ in range(4)
    ]
    pages = [SharedPage(f"http://127.0.0.1:{process.stdout.readline().split()[-1]}") for process in processes]
    # One page at a time increments the number, when all pages show the last one.
    times = []
    for number in range(1, 101):
        began = time.perf_counter()
        pages[number % 4].tap()
        while any(page.last < number for page in pages):
            time.sleep(0.001)
        times += [page.shown[number] - began for page in pages if page is not pages[number % 4]]
    times.sort()
    print(f"cluster.shared.{name}.median {times[len(times) // 2] * 1e3:.1f} ms")
    print(f"cluster.shared.{name}.p99 {times[len(times) * 99 // 100] * 1e3:.1f} ms")
    began = time.perf_counter()
    for _ in range(1_000):
        for page in pages:
            page.tap()
    while any(page.last < 4_100 for page in pages):
        assert time.perf_counter() - began < 120, [page.last for page in pages]
        time.sleep(0.01)
    print(f"cluster.shared.{name}.4000 {time.perf_counter() - began:.2f} s")
    for process in processes:
        process.terminate()
        process.wait()


def main() -> None:
    database = Database(syncs=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            measure_clicks(sys.argv[1], database, pathlib.Path(folder) / "state.sqlite")
            measure_shared_values(sys.argv[1], str(pathlib.Path(folder) / "shared.sqlite"), "sqlite")
        database.psql("CREATE DATABASE shared")
        measure_shared_values(sys.argv[1], database.url_of("shared"), "postgresql")
        measure_takeover(sys.argv[2], database)
    finally:
        database.remove()


main()
