"""Measures what storing sessions in SQLite costs, as a client without a browser.

Usage: durable.py SERVER, where SERVER is the path of WebBenchmarkServer. Prints `name value unit` lines, medians of
several rounds. Processor times are those of the server's process.
"""

import asyncio
import base64
import contextlib
import json
import os
import pathlib
import random
import re
import resource
import signal
import sqlite3
import statistics
import struct
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Tests" / "Browser"))
from live import Live, numbered  # noqa: E402
from processor_time import processor_seconds  # noqa: E402
from raw import frame  # noqa: E402

ROUNDS = 5
CLICKS = 2_000
PAGES = 200
RESTORED = 40
HIBERNATED = 100_000
LIVE = 2_000
RETURNING = 10_000
# A browser, and an address, may have a limited number of sessions.
PER_BROWSER = 50
ADDRESSES = 8


@contextlib.contextmanager
def server(program: str, file: pathlib.Path | None = None):
    arguments = ["--state", str(file)] if file else []
    process = subprocess.Popen([program, "unlimited", *arguments], stdout=subprocess.PIPE, text=True)
    try:
        yield process, "http://127.0.0.1:" + process.stdout.readline().split()[-1]
    finally:
        process.terminate()
        process.wait()


def query(file: pathlib.Path, sql: str, *arguments) -> list[tuple]:
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        return database.execute(sql, arguments).fetchall()


def click(page: Live, button: int) -> None:
    page.send(button, "tap")
    page.receive()


def measure_clicks(program: str, folder: pathlib.Path) -> None:
    """Compares a server with a database to one without, in alternating rounds.

    One page clicks continuously, so that its snapshots are coalesced. Then many pages click once every 300 ms or more,
    so that each click is stored.
    """
    with server(program) as memory, server(program, folder / "clicks.sqlite") as stored:
        servers = {"memory": memory, "stored": stored}
        pages = {}
        for name, (_, address) in servers.items():
            pages[name] = [Live(address + "/counter").join(f"tab{number}") for number in range(PAGES)]
        button = pages["memory"][0].element("button")
        times = {(name, kind): [] for name in servers for kind in ("continuous", "each")}
        for _ in range(ROUNDS):
            for name, (process, _) in servers.items():
                before = processor_seconds(process.pid)
                for _ in range(CLICKS):
                    click(pages[name][0], button)
                time.sleep(0.5)
                times[name, "continuous"].append((processor_seconds(process.pid) - before) / CLICKS)
                before = processor_seconds(process.pid)
                for _ in range(CLICKS // PAGES):
                    began = time.monotonic()
                    for page in pages[name]:
                        click(page, button)
                    time.sleep(max(0, 0.3 - (time.monotonic() - began)))
                time.sleep(0.5)
                times[name, "each"].append((processor_seconds(process.pid) - before) / CLICKS)
        for kind in ("continuous", "each"):
            cost = {name: statistics.median(times[name, kind]) for name in servers}
            print(f"durable.click.{kind}.cpu {(cost['stored'] - cost['memory']) * 1e6:.0f} us")


def measure_restoration(program: str, folder: pathlib.Path) -> None:
    """Measures the time to join a page with 1,000 rows of state, and the part of it that the restoration takes."""
    file = folder / "rows.sqlite"
    with server(program, file) as (_, address):
        pages = [Live(address + "/table").join(f"tab{number}") for number in range(RESTORED)]
        for page in pages:
            click(page, page.element("button"))
    print(f"durable.snapshot1k {query(file, 'SELECT avg(length(data)) FROM session')[0][0] / 1024:.1f} KB")
    with server(program, file) as (process, address):
        Live(address + "/table").join("first")
        # Restored pages join without loading their HTML again, so it is not measured for new pages either.
        new_pages = [Live(address + "/table") for _ in range(RESTORED)]
        before = processor_seconds(process.pid)
        for number, page in enumerate(new_pages):
            page.join(f"new{number}")
        fresh = (processor_seconds(process.pid) - before) / RESTORED
        before = processor_seconds(process.pid)
        for page in pages:
            page.address, page.applied, page.sequence = address + "/table", 0, 0
            page.join(f"tab{pages.index(page)}")
            assert "row number 1!<" in page.picture, "the page was not restored"
        restored = (processor_seconds(process.pid) - before) / RESTORED
    print(f"durable.restore1k.join {restored * 1e3:.1f} ms")
    print(f"durable.restore1k.cpu {(restored - fresh) * 1e3:.1f} ms")


def start_time(program: str, file: pathlib.Path) -> float:
    times = []
    for _ in range(ROUNDS):
        began = time.monotonic()
        with server(program, file):
            times.append(time.monotonic() - began)
    return statistics.median(times)


def measure_hibernation(program: str, folder: pathlib.Path) -> None:
    """Copies the state of a page until there are 100,000 sessions of 1,000 addresses."""
    file = folder / "hibernated.sqlite"
    with server(program, file) as (_, address):
        page = Live(address + "/controls").join("tab")
        click(page, page.element("button"))
    print(f"durable.start.empty {start_time(program, file) * 1e3:.0f} ms")
    query(
        file,
        """
        WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
        INSERT INTO session (name, address, saved, date, bytes, checksum, data)
          SELECT lower(hex(randomblob(32))), 'address' || (n % 1000), n, date, bytes, checksum, data FROM session, number
        """,
        HIBERNATED,
    )
    print(f"durable.hibernated.snapshot {query(file, 'SELECT length(data) FROM session LIMIT 1')[0][0]} B")
    print(f"durable.hibernated100k.file {file.stat().st_size / 1e6:.0f} MB")
    print(f"durable.start.hibernated100k {start_time(program, file) * 1e3:.0f} ms")


def measure_shutdown(program: str, folder: pathlib.Path) -> None:
    """Measures the processor time from SIGTERM to the end of a server with changed, connected sessions.

    It is not the elapsed time, most of which this program's clients need to answer 2,000 closing handshakes.
    """
    file = folder / "live.sqlite"
    with server(program, file) as (process, address):
        pages, cookie = [], ""
        for number in range(LIVE):
            # A browser may have a limited number of sessions.
            cookie = cookie if number % 50 else ""
            page = Live(address + "/counter", cookie=cookie)
            cookie = page.cookie
            pages.append(page.join(f"tab{number}"))
        button = pages[0].element("button")
        for page in pages:
            click(page, button)
        before = processor_seconds(process.pid)
        process.send_signal(signal.SIGTERM)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode == 0
    stored = query(file, "SELECT count(*) FROM session")[0][0]
    assert stored == LIVE, f"{stored} of {LIVE} sessions were stored"
    print(f"durable.shutdown2k.cpu {usage.ru_utime + usage.ru_stime - before:.2f} s")


class Returning:
    """A page that joins over a connection of its own, and joins again after a refusal, as the script of pages does."""

    refusals = 0

    def __init__(self, number: int, cookie: str, token: str) -> None:
        self.cookie, self.token = cookie, token
        self.tab, self.session = f"tab{number}", ""
        self.source = (f"127.0.0.{2 + number % ADDRESSES}", 0)

    async def join(self, port: int) -> list:
        """Returns the operations of the first render."""
        while True:
            try:
                return await self.try_to_join(port)
            except (ConnectionError, asyncio.IncompleteReadError):
                Returning.refusals += 1
                await asyncio.sleep(5 * random.uniform(0.75, 1.25))

    async def try_to_join(self, port: int) -> list:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port, local_addr=self.source)
        host, key = f"127.0.0.1:{port}", base64.b64encode(os.urandom(16)).decode()
        lines = [
            "GET /counter/live HTTP/1.1", f"Host: {host}", f"Origin: http://{host}", f"Cookie: {self.cookie}",
            "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
        self.writer.write("\r\n".join([*lines, "", ""]).encode())
        await self.reader.readuntil(b"\r\n\r\n")
        page = [390, 844, 0, 100, 160, "UTC", self.tab, ""]
        self.writer.write(frame(json.dumps(["join", self.token, self.session, 0, *page]).encode()))
        self.session = (await self.receive())[1]
        return (await self.receive())[2:]

    async def receive(self) -> list:
        while True:
            kind, length = await self.reader.readexactly(2)
            if length == 126:
                length = struct.unpack(">H", await self.reader.readexactly(2))[0]
            payload = await self.reader.readexactly(length)
            if kind & 15 == 8:
                self.writer.close()
                raise ConnectionError("The page was refused.")
            message = json.loads(payload)
            if kind & 15 == 1 and len(message) > 1:
                return message

    async def press(self, button: int) -> None:
        self.writer.write(frame(json.dumps([1, 1, button, "tap"]).encode()))
        await self.receive()


async def visit(port: int, times: list[float]) -> None:
    """Loads a page of a new visitor again and again, and notes the times."""
    while True:
        began = time.monotonic()
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.1", 0))
        writer.write(f"GET /echo HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
        assert (await reader.read()).startswith(b"HTTP/1.1 200"), "a new visitor was refused"
        writer.close()
        times.append(time.monotonic() - began)
        await asyncio.sleep(0.1)


async def join_all(port: int, pages: list[Returning], at_once: int) -> list[list]:
    gate = asyncio.Semaphore(at_once)

    async def join(page: Returning) -> list:
        async with gate:
            return await page.join(port)

    return await asyncio.gather(*map(join, pages))


async def measure_return(program: str, folder: pathlib.Path) -> None:
    """Measures a server that starts again, to which all pages return at once."""
    file = folder / "returning.sqlite"
    pages = []
    with server(program, file) as (process, address):
        port = int(address.rsplit(":", 1)[1])
        for number in range(RETURNING):
            if number % PER_BROWSER == 0:
                browser = Live(address + "/counter")
            pages.append(Returning(number, browser.cookie, browser.token))
        renders = await join_all(port, pages, at_once=100)
        button = int(re.search(r"<button id=n(\d+)", numbered(renders[0][0][2]))[1])
        await asyncio.gather(*(page.press(button) for page in pages))
        process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(process.wait)
        for page in pages:
            page.writer.close()
    with server(program, file) as (process, address):
        port = int(address.rsplit(":", 1)[1])
        visits: list[float] = []
        visitor = asyncio.create_task(visit(port, visits))
        Returning.refusals = 0
        before, began = processor_seconds(process.pid), time.monotonic()
        renders = await join_all(port, pages, at_once=RETURNING)
        elapsed = time.monotonic() - began
        visitor.cancel()
        assert all(">1<" in render[0][2] for render in renders), "a page was not restored"
        status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
        peak = re.search(r"VmHWM:\s+(\d+)", status)[1]
        print(f"durable.return10k {elapsed:.1f} s")
        print(f"durable.return10k.cpu {processor_seconds(process.pid) - before:.1f} s")
        print(f"durable.return10k.memory {int(peak) / 1024:.0f} MB")
        print(f"durable.return10k.refusals {Returning.refusals}")
        print(f"durable.return10k.visit {max(visits) * 1e3:.0f} ms")
        process.kill()


def main(program: str) -> None:
    # A client uses several files for each connection.
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (32 * LIVE if hard == resource.RLIM_INFINITY else hard, hard))
    with tempfile.TemporaryDirectory() as folder:
        for measure in (measure_clicks, measure_restoration, measure_hibernation, measure_shutdown):
            measure(program, pathlib.Path(folder))
        asyncio.run(measure_return(program, pathlib.Path(folder)))


main(sys.argv[1])
