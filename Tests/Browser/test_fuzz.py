"""Fuzzing with invalid frames of two dozen kinds over real sockets. The server must survive and serve other clients.

`FUZZ_FRAMES` sets the total number of frames, `FUZZ_SEED` the seed.
"""

import asyncio
import json
import os
import random
import zlib
from concurrent.futures import ThreadPoolExecutor

import pytest
from conftest import Server
from live import Live
from raw import BINARY, CLOSE, PING, PONG, TEXT, Stranger, frame

FRAMES = int(os.environ.get("FUZZ_FRAMES", 100_000))
SEED = int(os.environ.get("FUZZ_SEED", random.randrange(2**32)))
LINES = 16  # connections at a time
BATCH = 2  # frames per connection if the first can close it
LONG_BATCH = 100  # frames per connection otherwise


class Fuzzer:
    """Creates frames of each kind from a seeded random number generator."""

    def __init__(self, seed: str, innocent: Live, stranger: Stranger) -> None:
        self.random = random.Random(seed)
        self.innocent = innocent
        self.stranger = stranger
        self.sequence = 0

    def message(self) -> bytes:
        """Returns a message that a page could send."""
        self.sequence += 1
        return self.random.choice(
            [
                json.dumps(["join", self.stranger.token, "", 0]),
                json.dumps([self.sequence, 0, self.random.randrange(9), "tap"]),
                json.dumps([self.sequence, 0, 2, "input", "héllo \U0001f600"[: self.random.randrange(8)]]),
                json.dumps([self.random.randrange(3)]),
                json.dumps(["window", *(self.random.randrange(9) for _ in range(6))]),
                json.dumps(["measure", self.random.randrange(2), self.random.randrange(9), "0 1 -2.5 390 844"]),
                '["leave"]',
            ]
        ).encode()

    def mask(self) -> bytes:
        return self.random.randbytes(4)

    def text(self, payload: bytes | str, **more) -> bytes:
        payload = payload.encode() if isinstance(payload, str) else payload
        return frame(payload, **{"mask": self.mask(), **more})

    def event(self, element: object = 3, kind: str = "tap", *value: object, applied: object = 0) -> bytes:
        self.sequence += 1
        return self.text(json.dumps([self.sequence, applied, element, kind, *value]))

    # MARK: Messages

    def truncated(self) -> bytes:
        message = self.message()
        return self.text(message[: self.random.randrange(len(message))])

    def nested(self) -> bytes:
        depth = self.random.choice([2, 16, 511, 512, 513, 514, 1_000, 9_000])
        opening = self.random.choice(["[", '{"a":', "[1,", '["join",'])
        return self.text(opening * depth + self.random.choice(["", "]" * depth]))

    def huge_number(self) -> bytes:
        number = self.random.choice([2**53, 2**63 - 1, 2**63, 2**64, 10**20, 10**400]) + self.random.randrange(3)
        values = [1, 0, 3, "tap"]
        values[self.random.randrange(3)] = number
        return self.text(json.dumps(self.random.choice([values, [number], ["join", "", "", number]])))

    def no_number(self) -> bytes:
        numbers = ["-1", "-0", "1.0", "1.5", "1e3", "1E400", "00", "01", "+1", "0x1", "NaN", "null", "true"]
        messages = ["[%s]", '[%s,0,3,"tap"]', '[1,%s,3,"tap"]', '[1,0,%s,"tap"]']
        return self.text(self.random.choice(messages) % self.random.choice(numbers))

    def bad_utf8(self) -> bytes:
        sequences = [b"\x80", b"\xc3", b"\xc3(", b"\xed\xa0\x80", b"\xc0\xaf", b"\xf4\x90\x80\x80", b"\xff\xfe"]
        bad = self.random.choice(sequences)
        message = self.message()
        place = self.random.randrange(len(message) + 1)
        return self.text(message[:place] + bad + message[place:])

    def bad_escape(self) -> bytes:
        units = ["\\u", "\\u12", "\\u12g4", "\\ud800", "\\udc00", "\\ud800\\ud800", "\\ud83dx"]
        return self.text('[1,0,2,"input","a%s"]' % self.random.choice(["\\", "\\x41", "\n", "\0", *units]))

    def wrong_arity(self) -> bytes:
        pool = [0, 1, 2, 3, "tap", "input", "join", "", "leave", "measure", "0 0 0 1 1"]
        values = [self.random.choice(pool) for _ in range(self.random.choice([0, 2, 3, 6, 7, 50]))]
        return self.text(json.dumps(values))

    def padded(self) -> bytes:
        return self.text(b" " * self.random.randrange(60_000) + self.message() + b" " * 1_100)

    # MARK: Events

    def unknown_element(self) -> bytes:
        return self.event(self.random.choice([0, 99, 4_711, 2**31, 2**53 - 1]))

    def unknown_kind(self) -> bytes:
        return self.event(3, self.random.choice(["", "hover", "TAP", "\0", "__proto__", "input\0", "é" * 20]))

    def others_element(self) -> bytes:
        """Returns a join with the session of the other client, or an event for one of its elements."""
        if self.random.random() < 0.5:
            return self.text(json.dumps(["join", self.innocent.token, self.innocent.session, self.innocent.applied]))
        return self.event(self.innocent.element("button") + self.random.randrange(1_000, 2_000))

    def undeclared_value(self) -> bytes:
        return self.event(3, "tap", self.random.choice(["", "x", "1" * 1_000]))

    def false_acknowledgement(self) -> bytes:
        number = self.random.choice([2, 99, 2**31, 2**53 - 1])
        return self.random.choice([lambda: self.text(f"[{number}]"), lambda: self.event(applied=number)])()

    def repeated_join(self) -> bytes:
        token = self.random.choice([self.stranger.token, "", "A" * 44, "=" * 64, "\u00e9" * 30])
        session = self.random.choice(["", "0" * 32, self.innocent.session])
        return self.text(json.dumps(["join", token, session, self.random.choice([0, 1, 2**53 - 1])]))

    def replay(self) -> bytes:
        return self.text(json.dumps([1, 0, 3, "tap"]))

    # MARK: Frames

    def binary(self) -> bytes:
        return self.text(self.message(), opcode=BINARY)

    def fragmented(self) -> bytes:
        message = self.message()[: self.random.choice([3, 20, 1_000])]
        count = self.random.choice([1, 3, 62, 63, 64, 200])
        cuts = sorted(self.random.randrange(len(message) + 1) for _ in range(count))
        pieces = [message[a:b] for a, b in zip([0, *cuts], [*cuts, len(message)])]
        opcodes = [TEXT] + [self.random.choice([0, 0, 0, 0, 0, 0, 0, TEXT, BINARY]) for _ in pieces[1:]]
        last = len(pieces) - 1 + self.random.choice([0, 0, 0, 1])
        return b"".join(
            self.text(piece, opcode=opcode, fin=number == last)
            for number, (piece, opcode) in enumerate(zip(pieces, opcodes))
        )

    def interleaved(self) -> bytes:
        message = self.message()
        content = self.random.randbytes(self.random.choice([0, 1, 125]))
        control = self.text(content, opcode=self.random.choice([PING, PONG]))
        return self.text(message[:3], fin=False) + control + self.text(message[3:], opcode=0)

    def broken_control(self) -> bytes:
        opcode = self.random.choice([PING, PONG, CLOSE])
        return self.random.choice(
            [
                lambda: self.text(b"x" * self.random.choice([126, 500, 70_000]), opcode=opcode),
                lambda: self.text(b"", opcode=opcode, fin=False),
                lambda: self.text(self.random.randbytes(self.random.choice([0, 1, 2, 125])), opcode=CLOSE),
                lambda: self.text(b"", opcode=0),
            ]
        )()

    def oversized(self) -> bytes:
        return self.random.choice(
            [
                lambda: self.text(b"[" + b" " * self.random.choice([1_024, 65_535, 65_536, 100_000])),
                lambda: b"\x81\xff" + self.random.choice(LENGTHS) + self.mask(),
                lambda: b"\x01\xfe\xff\xff" + self.mask() + b"[" * self.random.randrange(5_000),
            ]
        )()

    def reserved_bits(self) -> bytes:
        opcode = self.random.choice([TEXT, PING, CLOSE])
        return self.text(self.message(), rsv=self.random.randrange(1, 8), opcode=opcode)

    def reserved_opcode(self) -> bytes:
        return self.text(self.message(), opcode=self.random.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]))

    def unmasked(self) -> bytes:
        return self.text(self.message(), mask=None)

    def wrong_mask(self) -> bytes:
        whole = self.text(self.message())
        return whole[:2] + self.mask() + whole[6:]

    def noise(self) -> bytes:
        return self.random.randbytes(self.random.choice([1, 2, 14, 200, 3_000]))

    # MARK: Compression

    def compressed(self, payload: bytes) -> bytes:
        compressor = zlib.compressobj(9, zlib.DEFLATED, -15)
        data = compressor.compress(payload) + compressor.flush(zlib.Z_SYNC_FLUSH)
        return data[:-4]

    def compressed_garbage(self) -> bytes:
        data = bytearray(self.compressed(self.message() + b" " * 50))
        for _ in range(self.random.randrange(1, 4)):
            data[self.random.randrange(len(data))] = self.random.randrange(256)
        return self.text(bytes(data[: self.random.choice([1, 5, 1_000])]), rsv=4)

    def bomb(self) -> bytes:
        return self.text(self.random.choice(BOMBS), rsv=4)


LENGTHS = [b"\xff" * 8, b"\x7f" + b"\xff" * 7, b"\0" * 3 + b"\1" * 5]
BOMBS = [
    Fuzzer.compressed(None, opening + filling * (length // len(filling)))
    for opening, filling in [(b"", b"["), (b'[1,0,2,"input","', b"x"), (b"[1,0", b" "), (b"", b"\0")]
    for length in (2_000, 66_000, 10_000_000)
]
DEFLATE = "permessage-deflate; client_max_window_bits"

# For each kind: whether the attacker joins first, and whether each frame can close the connection.
KINDS = {
    "truncated": (None, True),
    "nested": (None, True),
    "huge_number": (None, True),
    "no_number": (None, True),
    "bad_utf8": (None, True),
    "bad_escape": (True, True),
    "wrong_arity": (None, True),
    "padded": (None, True),
    "unknown_element": (True, False),
    "unknown_kind": (True, False),
    "others_element": (True, True),
    "undeclared_value": (True, True),
    "false_acknowledgement": (True, True),
    "repeated_join": (None, True),
    "replay": (True, False),
    "binary": (None, True),
    "fragmented": (None, True),
    "interleaved": (None, True),
    "broken_control": (None, True),
    "oversized": (None, True),
    "reserved_bits": (None, True),
    "reserved_opcode": (None, True),
    "unmasked": (None, True),
    "wrong_mask": (None, True),
    "noise": (None, True),
    "compressed_garbage": (None, True),
    "bomb": (None, True),
}


@pytest.fixture(scope="module")
def server():
    with Server("BrowserFixture") as server:
        yield server


@pytest.fixture(scope="module")
def innocent(server):
    page = Live(server.address + "/counter").join()
    page.count = 0
    yield page
    page.socket.close()


@pytest.mark.parametrize("kind", KINDS)
def test_server_survives_fuzzing_and_serves_other_clients(server, innocent, kind):
    print(f"FUZZ_SEED={SEED}")
    # The fuzzer runs in a separate thread, because the browser driver runs an event loop in this thread.
    with ThreadPoolExecutor(1) as pool:
        sent = pool.submit(asyncio.run, send(server.address, innocent, kind, FRAMES // len(KINDS) + 1)).result()
    assert sent >= FRAMES // len(KINDS)
    assert server.process.poll() is None
    innocent.count += 1
    innocent.send(innocent.element("button"), "tap")
    assert innocent.receive() == [[innocent.element("span"), str(innocent.count)]]
    newcomer = Live(server.address + "/counter").join()
    newcomer.send(newcomer.element("button"), "tap")
    assert newcomer.receive() == [[newcomer.element("span"), "1"]]
    newcomer.socket.close()


async def send(address: str, innocent: Live, kind: str, count: int) -> int:
    """Sends at least `count` frames of a kind, over as many connections as needed."""
    stranger = Stranger(address, "/counter")
    await stranger.fetch()
    joins, ends = KINDS[kind]
    batch = BATCH if ends else LONG_BATCH
    rest = iter(range(0, count, batch))

    async def line() -> int:
        sent = 0
        for number in rest:
            fuzzer = Fuzzer(f"{SEED} {kind} {number}", innocent, stranger)
            has_joined = fuzzer.random.random() < 0.3 if joins is None else joins
            extensions = DEFLATE if kind in ("compressed_garbage", "bomb") else ""
            frames = b"".join(getattr(fuzzer, kind)() for _ in range(batch))
            async with asyncio.timeout(20):
                await attack(stranger, has_joined, frames, ends, extensions)
            sent += batch
        return sent

    return sum(await asyncio.gather(*(line() for _ in range(LINES))))


async def attack(stranger: Stranger, joins: bool, frames: bytes, ends: bool, extensions: str) -> None:
    reader, writer = await stranger.connect(extensions)
    try:
        if joins:
            writer.write(stranger.join)
            assert b'"joined"' in await reader.readuntil(b'"joined"')
        writer.write(frames)
        if ends:
            # Half-close the connection, so that the server closes it if it has not done so.
            writer.write_eof()
            await reader.read()
        else:
            # A valid press at the end is answered, so the server has read all frames before it.
            writer.write(frame(f'[{LONG_BATCH + 1},0,3,"tap"]'.encode()))
            await reader.readuntil(f",{LONG_BATCH + 1},[".encode())
    except (OSError, asyncio.IncompleteReadError):
        assert ends, "the line was closed"
    finally:
        writer.close()
