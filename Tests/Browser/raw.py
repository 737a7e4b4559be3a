"""Raw WebSocket frames, including frames that a conforming client does not send."""

import asyncio
import base64
import os
import re
import struct
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def frame(
    payload: bytes, opcode: int = TEXT, *, fin: bool = True, rsv: int = 0, mask: bytes | None = b"\1\2\3\4"
) -> bytes:
    """Returns a frame. `rsv` contains the three reserved bits. The first one marks a compressed payload."""
    length = len(payload)
    head = bytes([fin << 7 | rsv << 4 | opcode])
    masked = 0x80 if mask else 0
    if length < 126:
        head += bytes([masked | length])
    elif length < 65_536:
        head += struct.pack(">BH", masked | 126, length)
    else:
        head += struct.pack(">BQ", masked | 127, length)
    if not mask:
        return head + payload
    return head + mask + xor(payload, mask)


def xor(payload: bytes, mask: bytes) -> bytes:
    length = len(payload)
    key = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(length, "big")


class Stranger:
    """A client that sends arbitrary data to a server."""

    def __init__(self, address: str, path: str) -> None:
        parts = urlsplit(address)
        self.host, self.port, self.path = parts.hostname, parts.port, path
        self.cookie = self.token = ""

    async def request(self, text: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        writer.write(text.replace("\n", "\r\n").encode())
        return reader, writer

    async def fetch(self) -> str:
        """Fetches the page and reads its cookie and token."""
        cookie = f"Cookie: {self.cookie}\n" if self.cookie else ""
        reader, writer = await self.request(
            f"GET {self.path} HTTP/1.1\nHost: {self.host}:{self.port}\n{cookie}Connection: close\n\n"
        )
        answer = (await reader.read()).decode()
        writer.close()
        if cookie := re.search(r"^set-cookie: ([^;\r]+)", answer, re.M | re.I):
            self.cookie = cookie[1]
        self.token = re.search(r'name=trifecta-token content="([^"]+)"', answer)[1]
        return answer

    async def connect(self, extensions: str = "") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Opens a live connection without joining."""
        key = base64.b64encode(os.urandom(16)).decode()
        origin = f"{self.host}:{self.port}"
        more = f"Sec-WebSocket-Extensions: {extensions}\n" if extensions else ""
        reader, writer = await self.request(
            f"GET {self.path}/live HTTP/1.1\nHost: {origin}\nOrigin: http://{origin}\nCookie: {self.cookie}\n"
            f"Connection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\nSec-WebSocket-Key: {key}\n{more}\n"
        )
        status = await reader.readuntil(b"\r\n\r\n")
        assert status.startswith(b"HTTP/1.1 101"), status
        return reader, writer

    @property
    def join(self) -> bytes:
        """Returns the join message."""
        return frame(f'["join","{self.token}","",0]'.encode())
