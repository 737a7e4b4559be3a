"""Helpers for attacks: raw sockets, and a regular client on another address that must not be affected."""

import base64
import contextlib
import os
import pathlib
import re
import select
import socket
import struct
import subprocess
import sys
import time
import urllib.request
import zlib

from live import Live

KEY = base64.b64encode(b"0123456789abcdef").decode()


def memory(server) -> int:
    """Returns the resident memory of the server in MiB."""
    status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) // 1024


def request(server, *fields: str, target: str = "/", method: str = "GET", version: str = "HTTP/1.1") -> bytes:
    """Returns a request with a `Host` field, unless `fields` contains one, and the given fields."""
    fields = fields if any(field.lower().startswith("host:") for field in fields) else (host(server), *fields)
    return "\r\n".join([f"{method} {target} {version}", *fields, "", ""]).encode()


def host(server) -> str:
    return f"Host: 127.0.0.1:{server.port}"


def handshake(server, *fields: str, path: str = "/phone-dialer", cookie: str = "") -> bytes:
    return request(
        server, "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {KEY}",
        f"Origin: http://127.0.0.1:{server.port}", f"Cookie: {cookie}", *fields, target=path + "/live",
    )  # fmt: skip


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True) -> bytes:
    """Returns a client frame with a mask of zeros."""
    length = len(payload)
    if length < 126:
        size = bytes([0x80 | length])
    elif length < 65_536:
        size = b"\xfe" + struct.pack(">H", length)
    else:
        size = b"\xff" + struct.pack(">Q", length)
    return bytes([(0x80 if fin else 0) | opcode]) + size + b"\0\0\0\0" + payload


def dial(server, source: str = "127.0.0.1", timeout: float = 5) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=timeout, source_address=(source, 0))


def exchange(server, *pieces: bytes, end: bool = False, source: str = "127.0.0.1") -> bytes:
    """Sends the pieces and returns all data until the server closes the connection. Fails if it does not."""
    with dial(server, source) as line:
        with contextlib.suppress(ConnectionError):
            for piece in pieces:
                line.sendall(piece)
            if end:
                line.shutdown(socket.SHUT_WR)
        return read_to_end(line)


def read_to_end(line: socket.socket) -> bytes:
    said = b""
    try:
        while piece := line.recv(65_536):
            said += piece
    except ConnectionError:
        # The connection is reset if the server closes it while data is being sent. The data received before is valid.
        pass
    return said


def statuses(said: bytes) -> list[int]:
    """Returns the status codes of consecutive responses. Fails if there is other data between them."""
    found = []
    while said:
        head, _, rest = said.partition(b"\r\n\r\n")
        match = re.match(rb"HTTP/1\.1 (\d{3}) ", head)
        assert match, f"no response starts at {said[:60]!r}"
        found.append(int(match[1]))
        length = re.search(rb"(?i)\r\ncontent-length: (\d+)", head)
        said = rest[int(length[1]) if length else 0 :]
    return found


class Innocent:
    """A regular client that clicks during an attack, from another address and in a separate process.

    Each click must be answered within 20 seconds. The response times are printed for information only.
    """

    def __init__(self, server, path: str = "/counter") -> None:
        self._address = server.address + path

    def __enter__(self):
        self._process = subprocess.Popen(
            [sys.executable, __file__, self._address], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout.readline() == "clicking\n"
        return self

    def __exit__(self, kind, *_):
        said, _ = self._process.communicate(timeout=60)
        name = os.environ.get("PYTEST_CURRENT_TEST", "").split("::")[-1]
        print(f"innocent clicks during {name}: {said.strip()}")
        assert kind or self._process.returncode == 0, "an innocent client was not served"


def click(address: str) -> None:
    """Clicks until the standard input is closed."""
    live = Live(address, source="127.0.0.200").join()
    button = live.element("button")
    times = []
    print("clicking", flush=True)
    while True:
        began = time.monotonic()
        live.send(button, "tap")
        live.receive()
        times.append((time.monotonic() - began) * 1_000)
        if select.select([sys.stdin], [], [], 0.02)[0]:
            break
    live.socket.close()
    times.sort()
    print(f"{len(times)}, median {times[len(times) // 2]:.1f} ms, p99 {times[len(times) * 99 // 100]:.1f} ms")


def unpacked(server, path: str) -> bytes:
    """Returns a file of the page, requested with gzip and decompressed."""
    ask = urllib.request.Request(server.address + path, headers={"Accept-Encoding": "gzip"})
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(ask) as response:
        assert response.headers["content-encoding"] == "gzip"
        return zlib.decompress(response.read(), 31)


if __name__ == "__main__":
    click(sys.argv[1])
