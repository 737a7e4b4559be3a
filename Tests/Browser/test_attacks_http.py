"""Malformed and unauthorized HTTP requests get the correct response and do not affect other clients."""

import concurrent.futures
import contextlib
import random
import re
import socket

import pytest
from attack import Innocent, dial, exchange, frame, handshake, host, memory, read_to_end, request, statuses, unpacked
from conftest import Server
from live import Live

HOST = "Host: localhost\r\n"


@pytest.fixture(scope="module")
def target():
    """A separate gallery that is attacked and must stop cleanly."""
    with Server("gallery", "--port", "0") as server:
        yield server
        assert server.process.poll() is None, "the server has died"


MALFORMED = {
    "no request": "X\r\n\r\n",
    "binary": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + "a" * 64,
    "preface of HTTP/2": "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "space before colon": f"GET / HTTP/1.1\r\n{HOST}X : a\r\n\r\n",
    "NUL in a field": f"GET / HTTP/1.1\r\n{HOST}X: a\0b\r\n\r\n",
    "NUL in the target": f"GET /\0 HTTP/1.1\r\n{HOST}\r\n",
    "folded field": f"GET / HTTP/1.1\r\n{HOST}X: a\r\n b\r\n\r\n",
    "no host": "GET / HTTP/1.1\r\n\r\n",
    "two hosts": f"GET / HTTP/1.1\r\n{HOST}{HOST}\r\n",
    "bad method": f"G@T / HTTP/1.1\r\n{HOST}\r\n",
    "negative length": f"POST / HTTP/1.1\r\n{HOST}Content-Length: -1\r\n\r\n",
    "endless length": f"POST / HTTP/1.1\r\n{HOST}Content-Length: {'9' * 40}\r\n\r\n",
    "two lengths": f"POST / HTTP/1.1\r\n{HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\n",
    "length and chunks": f"POST / HTTP/1.1\r\n{HOST}Transfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n",
}
UNSUPPORTED = {
    "unknown coding": f"POST / HTTP/1.1\r\n{HOST}Transfer-Encoding: gzip\r\n\r\nabc",
    "unknown coding before chunked": f"POST / HTTP/1.1\r\n{HOST}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
}
# NIO's parser reports a request line without CR as an invalid version.
VERSIONS = ["HTTP/0.9\r\n", "HTTP/1.2\r\n", "HTTP/2.0\r\n", "HTTP/3.7\r\n", "HTTP/1.1\n"]
# The request heads are valid, so they can be answered before the malformed body is read.
MALFORMED_BODIES = {
    "bad chunk": f"POST / HTTP/1.1\r\n{HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    "short chunk": f"POST / HTTP/1.1\r\n{HOST}Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n",
    "bad chunk later": f"POST / HTTP/1.1\r\n{HOST}Transfer-Encoding: chunked\r\n\r\n1\r\na\r\nzz\r\n",
}
GOOD = f"GET / HTTP/1.1\r\n{HOST}\r\n"


def assert_refused(target, text, status):
    """Asserts that a request gets a status and ends its connection, in each state of the connection."""
    bad = text.encode("latin-1")
    good = GOOD.encode()
    assert statuses(exchange(target, bad)) == [status]
    assert statuses(exchange(target, bad, end=True)) == [status]
    assert statuses(exchange(target, bad + good)) == [status]
    assert statuses(exchange(target, good + bad)) == [200, status]
    assert statuses(exchange(target, good, bad)) == [200, status]
    assert statuses(exchange(target, good + good + bad + good)) == [200, 200, status]
    assert statuses(exchange(target, *[bytes([byte]) for byte in bad[:200]])) == [status]


@pytest.mark.parametrize("text", MALFORMED.values(), ids=MALFORMED.keys())
def test_malformed_request_gets_400_in_every_connection_state(target, text):
    assert_refused(target, text, 400)


@pytest.mark.parametrize("text", UNSUPPORTED.values(), ids=UNSUPPORTED.keys())
def test_unsupported_transfer_coding_gets_501_in_every_connection_state(target, text):
    assert_refused(target, text, 501)


@pytest.mark.parametrize("version", VERSIONS)
def test_unsupported_version_gets_505_in_every_connection_state(target, version):
    assert_refused(target, f"GET / {version}{HOST}\r\n", 505)


def test_other_protocol_gets_505(target):
    assert statuses(exchange(target, f"GET / RTSP/1.0\r\n{HOST}\r\n".encode())) == [505]


def test_unknown_method_gets_501(target):
    for path in ["/", "/nothing"]:
        assert statuses(exchange(target, request(target, "Connection: close", method="PROPFIND", target=path))) == [501]


@pytest.mark.parametrize("text", MALFORMED_BODIES.values(), ids=MALFORMED_BODIES.keys())
def test_malformed_body_closes_connection(target, text):
    for said in (
        exchange(target, text.encode()),
        exchange(target, text.encode(), end=True),
        exchange(target, text.encode() + GOOD.encode()),
    ):
        assert statuses(said) in ([400], [405], [405, 400])


@pytest.mark.parametrize(
    "text",
    ["G", "GET / HTTP/1.1\r\nHos", f"GET / HTTP/1.1\r\n{HOST}", f"POST / HTTP/1.1\r\n{HOST}Content-Length: 9\r\n\r\na"],
)
def test_truncated_request_gets_response(target, text):
    assert statuses(exchange(target, text.encode(), end=True)) in ([400], [405], [405, 400])
    assert statuses(exchange(target, GOOD.encode() + text.encode(), end=True)) in ([200, 400], [200, 405], [200, 405, 400])


@pytest.mark.parametrize(
    "text",
    [
        f"GET / HTTP/1.1\r\n{HOST}X: {'a' * 1_000_000}\r\n\r\n",
        f"GET / HTTP/1.1\r\n{HOST}" + "X: a\r\n" * 10_000 + "\r\n",
        f"GET /{'a' * 1_000_000} HTTP/1.1\r\n{HOST}\r\n",
        f"GET / HTTP/1.1\r\n{HOST}{'X' * 1_000_000}",
    ],
    ids=["field", "fields", "target", "name"],
)
def test_oversized_header_gets_431(target, text):
    assert statuses(exchange(target, text.encode())) == [431]
    assert statuses(exchange(target, GOOD.encode() + text.encode())) == [200, 431]


def test_pipelined_requests_are_answered_in_order(target):
    paths = ["/", "/nothing", "/phone-dialer", "/"] * 25
    asked = b"".join(request(target, target=path) for path in paths) + request(target, "Connection: close")
    assert statuses(exchange(target, asked)) == [404 if path == "/nothing" else 200 for path in paths] + [200]


def test_http_1_0_response_closes_connection(target):
    for said in (
        exchange(target, b"GET / HTTP/1.0\r\n\r\n"),
        exchange(target, b"GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"),
        exchange(target, request(target, "Connection: CLOSE, te")),
    ):
        assert statuses(said) == [200]
        assert b"connection: close" in said.lower()


def test_absolute_target_overrides_host(target):
    last = "Connection: close"
    mine = request(target, last, target=f"http://127.0.0.1:{target.port}/phone-dialer")
    foreign = request(target, last, target="http://evil.example/phone-dialer")
    assert statuses(exchange(target, mine)) == [200]
    assert statuses(exchange(target, foreign)) == [421]


def test_foreign_host_gets_readable_error(target):
    said = exchange(target, request(target, "Host: evil.example", "Connection: close", target="/phone-dialer"))
    assert statuses(said) == [421]
    assert b'does not accept the host "evil.example"' in said
    assert b"trifecta-token" not in said


@pytest.mark.parametrize("path", ["/", "/phone-dialer"])
def test_head_response_has_no_body(target, path):
    said = exchange(target, request(target, "Connection: close", method="HEAD", target=path))
    head, _, rest = said.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200 ") and rest == b""
    assert int(re.search(rb"(?i)content-length: (\d+)", head)[1]) > 100


def test_files_are_compressed_if_client_accepts_gzip(target):
    html = Live(target.address + "/phone-dialer").html
    for path in re.findall(r'(?:src|href)="(/trifecta/[^"]+)"', html):
        said = exchange(target, request(target, "Connection: close", target=path))
        assert b"content-encoding" not in said.lower()
        assert unpacked(target, path) == said.partition(b"\r\n\r\n")[2]
        head = exchange(target, request(target, "Connection: close", method="HEAD", target=path))
        tag = re.search(rb"(?i)etag: (\S+)", head)[1].decode()
        known = exchange(target, request(target, "Connection: close", f"If-None-Match: {tag}", target=path))
        assert statuses(known) == [304]


@pytest.mark.parametrize("method, protocol", [("GET", "h2c"), ("GET", "TLS/1.2"), ("GET", "websocket2"), ("POST", "websocket")])
def test_unsupported_upgrade_is_ignored(target, method, protocol):
    fields = ["Connection: Upgrade, HTTP2-Settings", f"Upgrade: {protocol}", "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA"]
    said = exchange(target, request(target, *fields, method=method, target="/phone-dialer"))
    assert statuses(said) == ([200] if method == "GET" else [405])


def test_invalid_websocket_handshake_gets_error_status(target):
    live = "/phone-dialer/live"
    upgrade = ["Connection: Upgrade", "Upgrade: websocket"]
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    said = exchange(target, request(target, *upgrade, "Sec-WebSocket-Version: 8", key, target=live))
    assert statuses(said) == [426] and b"sec-websocket-version: 13" in said.lower()
    assert statuses(exchange(target, request(target, *upgrade, key, target=live))) == [426]
    assert statuses(exchange(target, request(target, *upgrade, "Sec-WebSocket-Version: 13", target=live))) == [400]
    assert statuses(exchange(target, handshake(target))) == [403]
    assert statuses(exchange(target, handshake(target, path="/nothing"))) == [404]
    assert statuses(exchange(target, handshake(target).replace(b"GET", b"POST", 1))) in ([403], [400])
    last = request(target, "Connection: close", target=live)
    assert statuses(exchange(target, last)) == [426]


def test_refused_page_can_query_reason(target):
    page = Live(target.address + "/phone-dialer")
    fields = [f"Cookie: {page.cookie}", "Content-Length: 0", "Connection: close"]

    def ask(*more):
        return exchange(target, request(target, *more, *fields, method="POST", target="/phone-dialer/live"))

    assert statuses(ask(f"Origin: {target.address}")) == [204]
    assert statuses(ask("Origin: https://app.example.com")) == [403]
    assert statuses(ask("Host: evil.example", "Origin: http://evil.example")) == [421]


def test_unread_responses_do_not_fill_memory(fixture):
    before = memory(fixture)
    style = re.search(r'href="(/trifecta/[^"]+)"', Live(fixture.address + "/counter").html)[1]
    with Innocent(fixture):
        lines = []
        for _ in range(20):
            line = dial(fixture, source="127.0.0.2")
            line.setblocking(False)
            asked = request(fixture, target=style) * 1_000
            try:
                while asked:
                    asked = asked[line.send(asked) :]
            except BlockingIOError:
                pass
            lines.append(line)
        assert memory(fixture) - before < 100
        for line in lines:
            line.close()


def test_slow_and_silent_connections_do_not_block_clients(fixture):
    with Innocent(fixture):
        lines = [dial(fixture, source="127.0.0.2") for _ in range(500)]
        for index, line in enumerate(lines):
            line.sendall([b"", b"G", b"GET / HTTP/1.1\r\nHost: a", request(fixture)[:-2]][index % 4])
        assert Live(fixture.address + "/counter").join().session
        for line in lines[:4]:
            assert statuses(read_to_end_patiently(line)) in ([], [400])
        for line in lines:
            line.close()


def read_to_end_patiently(line: socket.socket) -> bytes:
    # The request timeout of the fixture is three seconds.
    line.settimeout(20)
    return read_to_end(line)


SEED = 20_000


def mutations(target, count: int, seed: int):
    """Returns requests and handshakes with bytes changed, removed, duplicated or moved, determined by the seed."""
    chance = random.Random(seed)
    page = Live(target.address + "/phone-dialer")
    bodies = [request(target, "Content-Length: 5", method="POST") + b"12345",
              request(target, "Transfer-Encoding: chunked", method="POST") + b"3\r\nabc\r\n0\r\n\r\n"]  # fmt: skip
    join = frame(1, f'["join","{page.token}","",0]'.encode())
    valid = [request(target), request(target, target="/phone-dialer"), request(target, method="HEAD"), *bodies,
             handshake(target, cookie=page.cookie), handshake(target, cookie=page.cookie) + join + frame(9, b"hi"),
             request(target, "Connection: Upgrade", "Upgrade: h2c")]  # fmt: skip
    words = [b"\r\n", b"\n", b"\0", b"\xff", b" ", b":", b",", b"chunked", b"Content-Length: 0\r\n", b"HTTP/1.0", b"HTTP/9.9",
             b"Upgrade: websocket\r\n", b"Connection: close\r\n", b"Expect: 100-continue\r\n", b"Host: \r\n", b"CONNECT ", b"*",
             b"http://", b"%00", b"\x7f", host(target).encode() + b"\r\n"]  # fmt: skip
    for _ in range(count):
        data = bytearray(b"".join(chance.choice(valid) for _ in range(chance.choice([1, 1, 1, 2, 3]))))
        for _ in range(chance.randrange(0, 6)):
            at = chance.randrange(len(data) + 1)
            until = min(len(data), at + chance.choice([1, 1, 2, 8, 40]))
            match chance.randrange(5):
                case 0:
                    data[at:at] = chance.choice(words)
                case 1:
                    del data[at:until]
                case 2:
                    data[at:until] = bytes(chance.randrange(256) for _ in range(until - at))
                case 3:
                    data[at:at] = data[at:until] * chance.choice([1, 1, 20])
                case 4:
                    del data[at:]
            data = data or bytearray(b"\0")
        pieces = [bytes(data)]
        if chance.random() < 0.3:
            cut = chance.randrange(len(data))
            pieces = [bytes(data[:cut]), bytes(data[cut:])]
        yield pieces, chance.random()


def throw(target, pieces: list[bytes], ending: float) -> None:
    with dial(target, source="127.0.0.3", timeout=20) as line:
        try:
            for piece in pieces:
                line.sendall(piece)
            if ending < 0.4:
                line.shutdown(socket.SHUT_WR)
                read_to_end(line)
            elif ending < 0.7:
                line.settimeout(0.02)
                with contextlib.suppress(TimeoutError):
                    line.recv(65_536)
        except TimeoutError:
            raise AssertionError(f"the connection was not closed after {pieces}") from None
        except OSError:
            # The connection is reset if the server refuses it while data is being sent.
            pass


def test_mutated_requests_and_handshakes_do_not_affect_clients(target):
    """Some attackers wait until the server closes the connection, the others disconnect early."""
    count = 4_000
    before = memory(target)
    print(f"seed {SEED}")
    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        list(pool.map(lambda item: throw(target, *item), mutations(target, count, SEED)))
    assert target.process.poll() is None
    assert statuses(exchange(target, request(target, "Connection: close"))) == [200]
    assert memory(target) - before < 300
