"""What an attacker has: raw sockets, and many of them. And whom it may not harm: an innocent client on another address."""

import base64
import contextlib
import os
import pathlib
import re
import socket
import struct
import threading
import time
import urllib.request
import zlib

from live import Live

KEY = base64.b64encode(b"0123456789abcdef").decode()


def memory(server) -> int:
    """The server's resident memory in MiB."""
    status = pathlib.Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) // 1024


def request(server, *fields: str, target: str = "/", method: str = "GET", version: str = "HTTP/1.1") -> bytes:
    """A request with a host; further fields, or another one, as they are."""
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
    """A frame as a client sends it, under a mask of zeros."""
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
    """What the server says to the pieces until it closes the connection; fails where it does not."""
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
        # Whoever still sends when the other end has closed for good is reset; what was said before counts.
        pass
    return said


def statuses(said: bytes) -> list[int]:
    """The statuses of all answers, which have to stand where each one before ends."""
    found = []
    while said:
        head, _, rest = said.partition(b"\r\n\r\n")
        match = re.match(rb"HTTP/1\.1 (\d{3}) ", head)
        assert match, f"no answer begins at {said[:60]!r}"
        found.append(int(match[1]))
        length = re.search(rb"(?i)\r\ncontent-length: (\d+)", head)
        said = rest[int(length[1]) if length else 0 :]
    return found


class Innocent:
    """A person who clicks while others attack, from another address. Each click has to be answered within 20 seconds."""

    def __init__(self, server, path: str = "/counter") -> None:
        self.live = Live(server.address + path, source="127.0.0.200").join()
        self.button = self.live.element("button")
        self.times: list[float] = []
        self._ends = threading.Event()
        self._failure: BaseException | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, kind, *_):
        self._ends.set()
        self._thread.join(timeout=30)
        self.live.socket.close()
        if self._failure and not kind:
            raise self._failure
        self.times.sort()
        if self.times:
            last = self.times[min(len(self.times) - 1, len(self.times) * 99 // 100)]
            name = os.environ.get("PYTEST_CURRENT_TEST", "").split("::")[-1]
            print(f"innocent clicks during {name}: {len(self.times)}, p99 {last * 1000:.1f} ms")

    def _run(self) -> None:
        try:
            while not self._ends.is_set() or not self.times:
                began = time.monotonic()
                self.live.send(self.button, "tap")
                self.live.receive()
                self.times.append(time.monotonic() - began)
                self._ends.wait(0.01)
        except BaseException as failure:  # noqa: BLE001 - told to the test
            self._failure = failure


def unpacked(server, path: str) -> bytes:
    """A file of the page as a browser reads it that unpacks gzip."""
    ask = urllib.request.Request(server.address + path, headers={"Accept-Encoding": "gzip"})
    with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(ask) as response:
        assert response.headers["content-encoding"] == "gzip"
        return zlib.decompress(response.read(), 31)
