"""Measures how long a regular client waits for the response to a click while other clients attack the server.

Usage: attacks.py SERVER [NAME…], where SERVER is the path of WebBenchmarkServer, and the names select attacks. Prints
the 99th percentile of the times from a click to its patch, in milliseconds. For `hogs`, it also prints how long a new
page takes until its connection is live. The attackers are separate processes that end by themselves. They have a lower
priority than the server and the regular client, because they represent other machines.
"""

import asyncio
import multiprocessing
import os
import pathlib
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Tests" / "Browser"))
from live import Live  # noqa: E402
from raw import PING, Stranger, frame  # noqa: E402

SECONDS = 6
STRANGERS = 2
LINES = 48


async def repeat(act, end: float) -> None:
    while time.monotonic() < end:
        try:
            await act()
        except (ConnectionError, asyncio.IncompleteReadError, AssertionError, TypeError):
            await asyncio.sleep(0.01)


async def read_away(reader: asyncio.StreamReader) -> None:
    while await reader.read(65_536):
        pass


async def once(address: str, path: str, payload: bytes) -> None:
    """Connects, sends one frame, and waits until the server closes the connection."""
    stranger = Stranger(address, path)
    stranger.cookie = "trifecta=" + "0123456789abcdef" * 2
    reader, writer = await stranger.connect()
    writer.write(payload)
    await reader.read(100)
    writer.close()


async def page(address: str, path: str) -> None:
    await Stranger(address, path).fetch()


async def join(address: str, path: str) -> None:
    stranger = Stranger(address, path)
    await stranger.fetch()
    reader, writer = await stranger.connect()
    writer.write(stranger.join)
    await reader.readexactly(50)
    writer.close()


async def joined(address: str, path: str, pause: float, send, cookie: str = "", reads: bool = True) -> None:
    """Joins a session, and sends frames while the connection is open. `reads` is whether it reads the answers."""
    stranger = Stranger(address, path)
    stranger.cookie = cookie
    await stranger.fetch()
    reader, writer = await stranger.connect()
    writer.write(stranger.join)
    reading = asyncio.create_task(read_away(reader) if reads else asyncio.sleep(SECONDS))
    number = 0
    try:
        while not reading.done():
            number += 1
            writer.write(send(number))
            await writer.drain()
            await asyncio.sleep(pause)
    finally:
        reading.cancel()
        writer.close()


def tap(number: int, element: int = 3) -> bytes:
    return frame(f'[{number},0,{element},"tap"]'.encode())


def update(number: int) -> bytes:
    return tap(number, UPDATE_BUTTON)


def field(number: int) -> bytes:
    value = chr(97 + number % 26) * 60_000
    return frame(f'[{number},0,2,"input","{value}"]'.encode())


def edit(number: int) -> bytes:
    """Returns parts of a long text, then edits of its first letter. The texts are equal, but only after normalization."""
    letters = ["e\u0301", "\u00e9"]
    sequence = number - PARTS
    if sequence <= 0:
        start = letters[0] if number == 1 else ""
        return frame(f'["part","{start}{PART}"]'.encode())
    if sequence == 1:
        return frame(b'[1,0,2,"input",""]')
    new = letters[(sequence + 1) % 2]
    return frame(f'[{sequence},0,2,"input","{new}",{sequence - 1},0,{PARTS * len(PART)}]'.encode())


async def lists(address: str, path: str) -> None:
    """Requests a live connection with a header field that has hundreds of parts."""
    stranger = Stranger(address, path)
    stranger.cookie = HOG
    _, writer = await stranger.connect("permessage-deflate;a=b," * 680)
    writer.close()


def search(number: int) -> bytes:
    text = str(number % 10)
    return frame(f'[{number},0,FIELD,"input","{text}"]'.replace("FIELD", str(SEARCH_FIELD)).encode())


# The element numbers of the button and the search field on the page `/table`, and the cookie that all clients of
# the attacks `hogs`, `deaf`, `edits` and `lists` share.
UPDATE_BUTTON = 2
SEARCH_FIELD = 4
HOG = "trifecta=" + "0123456789abcdef" * 2
# The parts of a text of almost the maximum length, whose letters are slow to normalize.
PARTS = 16
PART = "\ufb2c" * 20_000

ATTACKS = {
    "none": None,
    "malformed": lambda address: once(address, "/counter", frame(b"[" * 500)),
    "biggest": lambda address: once(address, "/counter", frame(b"[" + b" " * 65_000)),
    "pages": lambda address: page(address, "/counter"),
    "joins": lambda address: join(address, "/counter"),
    "pings": lambda address: joined(address, "/counter", 0, lambda _: frame(b"?" * 125, PING)),
    "clicks": lambda address: joined(address, "/counter", 0.011, tap),
    "deaf": lambda address: joined(address, "/table", 0.011, update, HOG, reads=False),
    "lists": lambda address: lists(address, "/counter"),
    "edits": lambda address: joined(address, "/echo", 0.12, edit, HOG),
    "writers": lambda address: joined(address, "/echo", 0.12, edit),
    "values": lambda address: joined(address, "/echo", 0.7, field),
    "hogs": lambda address: joined(address, "/table", 0.05, search, HOG),
    "flood": lambda address: joined(address, "/echo", 0, field),
}


def attack(name: str, address: str) -> None:
    os.nice(10)

    async def run() -> None:
        end = time.monotonic() + SECONDS
        lines = [repeat(lambda: ATTACKS[name](address), end) for _ in range(LINES)]
        try:
            await asyncio.wait_for(asyncio.gather(*lines), SECONDS)
        except TimeoutError:
            pass

    asyncio.run(run())


def measure(name: str, address: str) -> None:
    innocent = Live(address + "/counter").join()
    button = innocent.element("button")
    strangers = []
    if ATTACKS[name]:
        strangers = [multiprocessing.Process(target=attack, args=(name, address)) for _ in range(STRANGERS)]
    for stranger in strangers:
        stranger.start()
    time.sleep(1)
    times = []
    newcomers = []
    end = time.monotonic() + SECONDS - 1.5
    while time.monotonic() < end:
        began = time.perf_counter()
        innocent.send(button, "tap")
        innocent.receive()
        times.append(time.perf_counter() - began)
        if name == "hogs" and len(times) % 20 == 0:
            began = time.perf_counter()
            Live(address + "/counter").join().socket.close()
            newcomers.append(time.perf_counter() - began)
        time.sleep(0.011)
    for stranger in strangers:
        stranger.join()
    innocent.socket.close()
    print(f"web.attack.{name}.p99 {sorted(times)[int(len(times) * 0.99)] * 1e3:.1f} ms", flush=True)
    if newcomers:
        print(f"web.attack.{name}.newcomer {max(newcomers) * 1e3:.1f} ms", flush=True)


def main(program: str, *names: str) -> None:
    server = subprocess.Popen([program], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        address = "http://127.0.0.1:" + server.stdout.readline().split()[-1]
        for name in names or ATTACKS:
            measure(name, address)
            assert server.poll() is None, "the server has ended"
    finally:
        server.terminate()
        server.wait()


main(*sys.argv[1:])
