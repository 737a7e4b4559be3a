"""Measures the browser host as a client: clicks and types over a WebSocket, one event at a time.

Usage: web.py SERVER, where SERVER is the path of WebBenchmarkServer. Prints `name value unit` lines.
The processor time is that of the server's process in user and kernel mode, the minimum of several rounds.
Bytes are counted in the WebSocket frames that the client of `live.py` sends and receives, including their headers.
"""

import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Tests" / "Browser"))
from heap import Heap, come_and_go  # noqa: E402
from live import Live  # noqa: E402
from processor_time import processor_seconds  # noqa: E402

ROUNDS = 7
CLICKS = 4_000
SESSIONS = 200


def resident_kilobytes(pid: int) -> int:
    return int(re.search(r"VmRSS:\s*(\d+)", pathlib.Path(f"/proc/{pid}/status").read_text())[1])


def compressed_script(page: Live, address: str) -> int:
    path = re.search(r'<script src="([^"]+)"', page.html)[1]
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(urllib.request.Request(address + path, headers={"Accept-Encoding": "gzip"})) as response:
        assert response.headers["content-encoding"] == "gzip"
        return len(response.read())


class Line:
    """A joined page that counts the bytes on its connection."""

    def __init__(self, address: str) -> None:
        self.page = Live(address).join()
        self.up = self.down = 0
        protocol = self.page.socket.protocol
        receive, send = protocol.receive_data, protocol.data_to_send

        def count_received(data: bytes) -> None:
            self.down += len(data)
            receive(data)

        def count_sent() -> list[bytes]:
            data = send()
            self.up += sum(map(len, data))
            return data

        protocol.receive_data, protocol.data_to_send = count_received, count_sent

    def do(self, element: int, kind: str, *value: str) -> tuple[int, int]:
        """Sends an event, waits for the patch, and returns the numbers of sent and received bytes."""
        page, up, down = self.page, self.up, self.down
        page.sequence += 1
        page.socket.send(json.dumps([page.sequence, page.applied, element, kind, *value], separators=(",", ":")))
        page.applied = json.loads(page.socket.recv())[0]
        return self.up - up, self.down - down


def best_processor_time(pid: int, count: int, act) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        before = processor_seconds(pid)
        for _ in range(count):
            act()
        best = min(best, (processor_seconds(pid) - before) / count)
    return best


def measure_clicks(pid: int, address: str) -> None:
    line = Line(address + "/counter")
    button = line.page.element("button")
    print(f"web.client {compressed_script(line.page, address) / 1024:.2f} KB")
    sizes = [line.do(button, "tap") for _ in range(CLICKS)]
    print(f"web.click.up {max(up for up, _ in sizes)} B")
    print(f"web.click.down {max(down for _, down in sizes)} B")
    time = best_processor_time(pid, CLICKS, lambda: line.do(button, "tap"))
    print(f"web.click.cpu {time * 1e6:.1f} us")
    line.page.socket.close()


def measure_table(address: str) -> None:
    """Changes every tenth of a thousand rows, and filters the rows. The figure of the filter is the median per key."""
    line = Line(address + "/table")
    update, field = line.page.element("button"), line.page.element("input")
    print(f"web.update10th.down {max(line.do(update, 'tap')[1] for _ in range(5))} B")
    keys = [line.do(field, "input", text)[1] for _ in range(3) for text in ("9", "97", "9", "")]
    print(f"web.filter.down {statistics.median(keys):.0f} B")
    print(f"web.filter.down.max {max(keys)} B")
    line.page.socket.close()


def measure_rows(address: str) -> None:
    """Measures the size of a row in the initial markup, and the time in which a browser lays out a thousand rows."""
    for name, path in (("", "/table"), (".mod8", "/table8")):
        rows = re.search(r"<view-root.*</view-root>", Live(address + path).html, re.DOTALL)[0]
        rows = rows[rows.index("row number 1<") : rows.index("row number 1000<")]
        print(f"web.row.bytes{name} {len(rows.encode()) / 999:.0f} B")
    chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    if not pathlib.Path(chromium).exists():
        return
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page(java_script_enabled=True)
        best = float("inf")
        for _ in range(ROUNDS):
            page.goto(address + "/table8")
            # Computes style and layout of the whole page from scratch.
            best = min(
                best,
                page.evaluate(
                    """() => {
                      const root = document.querySelector("view-root");
                      const markup = root.innerHTML;
                      root.innerHTML = "";
                      root.offsetHeight;
                      root.innerHTML = markup;
                      const before = performance.now();
                      root.offsetHeight;
                      return performance.now() - before;
                    }"""
                ),
            )
        browser.close()
    print(f"web.layout1k {best:.0f} ms")


def measure_sessions(name: str, pid: int, address: str) -> None:
    """Measures the memory of one more page after its button was pressed. Memory that pages share is not included."""
    first = Line(address)
    first.do(first.page.element("button", "Increment"), "tap")
    before = resident_kilobytes(pid)
    lines = [Line(address) for _ in range(SESSIONS)]
    for line in lines:
        line.do(line.page.element("button", "Increment"), "tap")
    print(f"{name} {(resident_kilobytes(pid) - before) / SESSIONS:.1f} KB")
    for line in [first, *lines]:
        line.page.socket.close()


def measure_churn(program: str) -> None:
    """Measures the heap memory that a session leaves behind when it has ended."""
    with tempfile.TemporaryDirectory() as folder:
        heap = Heap(pathlib.Path(folder))
        server, address = start(program, heap.environment)
        try:
            used = []
            for _ in range(5):
                for path in ("/counter", "/controls", "/table8") * 100:
                    come_and_go(address + path)
                # A closed connection's memory is freed when its timers have fired.
                time.sleep(12)
                used.append(heap.bytes_in_use())
            print(f"memory.churn {(used[-1] - used[-2]) / 300:.0f} B")
        finally:
            stop(server)


def measure_one_body(pid: int, address: str) -> None:
    """Changes a counter and every tenth of a thousand rows, on a screen with the counter and the rows in one body.

    `update10th` writes the state once for each changed row. Each write copies the array of rows, as with SwiftUI's `State`.
    `update10th.once` changes a copy of the array and writes the state once.
    """
    for name, button, count in (
        ("click.onebody", "Increment", 400),
        ("update10th", "Update", 100),
        ("update10th.once", "Update at once", 100),
    ):
        # Each figure has its own page, because each update makes the texts longer.
        line = Line(address + "/onebody")
        element = line.page.element("button", button)
        time = best_processor_time(pid, count, lambda: line.do(element, "tap"))
        print(f"web.{name}.cpu {time * 1e3:.2f} ms")
        line.page.socket.close()


def start(program: str, environment: dict[str, str] | None = None) -> tuple[subprocess.Popen, str]:
    server = subprocess.Popen([program, "unlimited"], stdout=subprocess.PIPE, text=True, env=environment)
    return server, "http://127.0.0.1:" + server.stdout.readline().split()[-1]


def stop(server: subprocess.Popen) -> None:
    server.terminate()
    server.wait()


def main(program: str) -> None:
    server, address = start(program)
    try:
        measure_clicks(server.pid, address)
        measure_one_body(server.pid, address)
        measure_table(address)
        measure_rows(address)
    finally:
        stop(server)
    for name, path in (("web.session.memory", "/counter"), ("web.memory", "/controls")):
        # Each figure has a separate process, because a page would reuse the memory that earlier pages have freed.
        server, address = start(program)
        try:
            measure_sessions(name, server.pid, address + path)
        finally:
            stop(server)
    measure_churn(program)


main(sys.argv[1])
