"""Measures the browser host from outside: clicks a counter over a WebSocket, one click at a time.

Usage: web.py SERVER, where SERVER is the program WebBenchmarkServer. Prints `name value unit` lines.
Processor time is what the kernel charges the server's process for, in user and kernel mode, best of several rounds.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import urllib.request

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Tests" / "Browser"))
from live import Live  # noqa: E402

ROUNDS = 7
CLICKS = 4_000


def processor_seconds(pid: int) -> float:
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def compressed_script(page: Live, address: str) -> int:
    path = re.search(r'<script src="([^"]+)"', page.html)[1]
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(urllib.request.Request(address + path, headers={"Accept-Encoding": "gzip"})) as response:
        assert response.headers["content-encoding"] == "gzip"
        return len(response.read())


def click(page: Live, button: int) -> tuple[int, int]:
    """Clicks, waits for the patch, and returns the bytes of both messages."""
    page.sequence += 1
    up = json.dumps([page.sequence, page.applied, button, "tap"], separators=(",", ":"))
    page.socket.send(up)
    down = page.socket.recv()
    page.applied = json.loads(down)[0]
    return len(up.encode()), len(down.encode())


def measure(name: str, unit: str, pid: int, page: Live, button: int, clicks: int) -> None:
    """Prints the server's processor time of one click, best of several rounds."""
    best = float("inf")
    for _ in range(ROUNDS):
        before = processor_seconds(pid)
        for _ in range(clicks):
            click(page, button)
        best = min(best, (processor_seconds(pid) - before) / clicks)
    print(f"{name} {best * {'us': 1e6, 'ms': 1e3}[unit]:.{1 if unit == 'us' else 2}f} {unit}")


def main(program: str) -> None:
    server = subprocess.Popen([program], stdout=subprocess.PIPE, text=True)
    try:
        address = "http://127.0.0.1:" + server.stdout.readline().split()[-1]
        page = Live(address + "/counter").join()
        button = page.element("button")
        print(f"web.client {compressed_script(page, address) / 1024:.2f} KB")
        sizes = [click(page, button) for _ in range(CLICKS)]
        print(f"web.click.up {max(up for up, _ in sizes)} B")
        print(f"web.click.down {max(down for _, down in sizes)} B")
        measure("web.click.cpu", "us", server.pid, page, button, CLICKS)
        page.socket.close()
        page = Live(address + "/onebody").join()
        measure("web.click.onebody.cpu", "ms", server.pid, page, page.element("button", "Increment"), CLICKS // 10)
        measure("web.update10th.cpu", "ms", server.pid, page, page.element("button", "Update"), CLICKS // 40)
        page.socket.close()
    finally:
        server.terminate()
        server.wait()


main(sys.argv[1])
