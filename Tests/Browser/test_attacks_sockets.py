"""Floods of connections, sessions and frames are limited and do not affect other clients."""

import concurrent.futures
import contextlib
import re
import resource
import signal
import socket
import time

import pytest
from attack import Innocent, dial, exchange, frame, handshake, memory, request, statuses
from conftest import Server
from live import Live
from processor_time import processor_seconds
from websockets.exceptions import ConnectionClosed


@pytest.fixture(scope="module")
def small():
    """A server with low limits."""
    with Server("BrowserFixture", "--small") as server:
        yield server
        assert server.process.poll() is None, "the server has died"


def upgraded(server, page: Live, source: str = "127.0.0.2", join: bool = True) -> socket.socket:
    """Opens a live connection on a raw socket."""
    line = dial(server, source)
    line.sendall(handshake(server, path="/counter", cookie=page.cookie))
    answer = b""
    while b"\r\n\r\n" not in answer:
        piece = line.recv(1)
        assert piece, f"refused with {answer!r}"
        answer += piece
    assert answer.startswith(b"HTTP/1.1 101 ")
    if join:
        line.sendall(frame(1, f'["join","{page.token}","",0]'.encode()))
    return line


def send_without_reading(line: socket.socket, data: bytes, seconds: float) -> int:
    """Sends the data repeatedly until the time is over or the server has accepted no data for a second."""
    line.settimeout(1)
    sent = 0
    end = time.monotonic() + seconds
    try:
        while time.monotonic() < end:
            sent += line.send(data)
    except (TimeoutError, ConnectionError):
        pass
    return sent


def read_to_goodbye(line: socket.socket) -> bytes:
    """Reads until the server closes the connection. A close frame is not answered, which closes it immediately."""
    said = b""
    try:
        while piece := line.recv(65_536):
            said += piece
            if close_code(said):
                line.shutdown(socket.SHUT_WR)
    except TimeoutError:
        raise
    except OSError:
        # The server has closed the connection.
        pass
    return said


def close_code(said: bytes) -> int | None:
    """Returns the status of the close frame at the end of the data; `None` if there is none."""
    match = re.search(rb"\x88[\x02-\x7d](..)", said, re.DOTALL)
    return int.from_bytes(match[1]) if match else None


@pytest.mark.parametrize("opcode", [9, 10], ids=["pings", "pongs"])
@pytest.mark.parametrize("join", [True, False], ids=["joined", "not joined"])
def test_unread_control_frames_do_not_fill_memory(fixture, opcode, join):
    page = Live(fixture.address + "/counter", source="127.0.0.2")
    before = memory(fixture)
    with Innocent(fixture):
        lines = [upgraded(fixture, page, join=join) for _ in range(10)]
        with concurrent.futures.ThreadPoolExecutor(len(lines)) as pool:
            flood = frame(opcode, b"x" * 100) * 1_000
            list(pool.map(lambda line: send_without_reading(line, flood, 1.5), lines))
        assert memory(fixture) - before < 100
        for line in lines:
            line.close()


def test_ping_flood_is_closed_with_reason(fixture):
    page = Live(fixture.address + "/counter", source="127.0.0.2")
    for join in (True, False):
        with upgraded(fixture, page, join=join) as line:
            line.sendall(frame(9, b"x") * 1_000)
            said = read_to_goodbye(line)
            assert close_code(said) == 1008
            # The server answers a burst of 64 pings, and eight more for each second that a busy machine needs to read
            # them.
            assert said.count(b"\x8a\x01x") <= (200 if join else 0)


def test_unread_patches_do_not_fill_memory(fixture):
    before = memory(fixture)
    with Innocent(fixture):
        lines = []
        for _ in range(10):
            page = Live(fixture.address + "/rows", source="127.0.0.2")
            page.join()
            lines.append(page)
        button = lines[0].element("button")
        for page in lines:
            try:
                for _ in range(190):
                    page.send(button, "tap")
            except ConnectionClosed:
                pass
        assert memory(fixture) - before < 300
        for page in lines:
            page.socket.socket.close()


def test_page_and_join_floods_do_not_block_clients(fixture):
    address = fixture.address + "/rows"
    page = Live(address, source="127.0.0.2")
    asked = request(fixture, target="/rows")
    join = handshake(fixture, path="/rows", cookie=page.cookie) + frame(1, f'["join","{page.token}","",0]'.encode())

    def pages(line) -> None:
        with contextlib.suppress(OSError):
            send_without_reading(line, asked, 1.5)

    def joins(line) -> None:
        end = time.monotonic() + 1.5
        with contextlib.suppress(OSError):
            while time.monotonic() < end:
                with dial(fixture, source="127.0.0.2") as another:
                    another.sendall(join + frame(1, b'["leave"]'))
                    another.recv(65_536)

    for flood in (pages, joins):
        with Innocent(fixture), concurrent.futures.ThreadPoolExecutor(32) as pool:
            lines = [dial(fixture, source="127.0.0.2") for _ in range(32)]
            list(pool.map(flood, lines))
            for line in lines:
                line.close()


@pytest.mark.parametrize(
    "data",
    [
        frame(8) * 1_000,
        frame(8, b"\x03"),
        frame(8, b"\x00\x00"),
        frame(0, b"x", fin=False) * 1_000,
        frame(1, b"x", fin=False) + frame(0, b"", fin=False) * 1_000,
        frame(1, b"x" * 2_000, fin=False) * 2,
        frame(1, b"x" * 1_024, fin=False) + (frame(0, b"x" * 1_024, fin=False) + frame(9)) * 1_000,
        frame(3, b"x"),
        frame(11, b"x"),
        frame(9, b"x" * 200),
        frame(9, b"x", fin=False),
        b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"\0\0\0\0",
        b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0",
        b"\x81\xfe\xff\xff\0\0\0\0" + b"x" * 65_535,
        b"\x00" * 10_000,
        b"\xff" * 10_000,
        b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n" * 10,
    ],
    ids=[
        "goodbyes", "short goodbye", "unknown goodbye", "continuations", "empty continuations", "messages in messages",
        "endless message", "unknown data", "unknown control", "long ping", "ping in pieces", "huge", "negative", "longest",
        "zeros", "ones", "request",
    ],
)  # fmt: skip
def test_protocol_violation_closes_only_its_connection(fixture, data):
    page = Live(fixture.address + "/counter", source="127.0.0.2")
    for join in (True, False):
        with upgraded(fixture, page, join=join) as line:
            try:
                line.sendall(data)
            except ConnectionError:
                pass
            read_to_goodbye(line)
    assert fixture.process.poll() is None


@pytest.mark.parametrize("join", [True, False], ids=["joined", "not joined"])
def test_half_closed_connection_is_closed_immediately(fixture, join):
    page = Live(fixture.address + "/counter", source="127.0.0.2")
    with upgraded(fixture, page, join=join) as line:
        line.shutdown(socket.SHUT_WR)
        # Without a reaction to the half-close, the server would close a joined connection after 15 seconds, when a ping
        # is not answered, and another connection after three. The timeouts of this test are shorter.
        line.settimeout(2 if not join else 5)
        read_to_goodbye(line)


def test_session_limit_applies_per_browser(small):
    first = Live(small.address + "/counter", source="127.0.0.2").join()
    pages = [first] + [Live(small.address + "/counter", "127.0.0.2", first.cookie).join() for _ in range(2)]
    one_more = Live(small.address + "/counter", "127.0.0.2", first.cookie)
    with pytest.raises(ConnectionClosed) as refusal:
        one_more.join()
    assert refusal.value.rcvd.code == 1013
    assert Live(small.address + "/counter", "127.0.0.2").join().session
    for page in pages:
        page.send(page.element("button"), "tap")
        assert page.receive()
    leave(pages)


def leave(pages) -> None:
    for page in pages:
        try:
            page.socket.send('["leave"]')
            page.socket.recv(timeout=5)
        except (ConnectionClosed, TimeoutError):
            pass
        page.socket.close()


def test_disconnected_page_resumes_session_during_flood(small):
    cut = Live(small.address + "/counter", source="127.0.0.3").join()
    cut.send(cut.element("button"), "tap")
    assert cut.receive()
    session = cut.session
    with Innocent(small):
        cut.socket.socket.close()
        for index in range(60):
            source = f"127.0.0.{20 + index % 2}"
            page = Live(small.address + "/counter", source)
            try:
                page.join().socket.socket.close()
            except ConnectionClosed:
                pass
        newcomer = Live(small.address + "/counter", source="127.0.0.4").join()
        cut.socket = cut.connect()
        cut.socket.send(f'["join","{cut.token}","{session}",{cut.applied}]')
        assert session in cut.socket.recv(timeout=20)
        leave([newcomer, cut])


def test_new_client_is_served_while_one_address_exhausts_connections(small):
    with Innocent(small):
        lines = []
        for index in range(300):
            line = dial(small, source=f"127.0.0.{30 + index % 3}")
            line.sendall([b"", b"GET ", request(small)][index % 3])
            lines.append(line)
        page = Live(small.address + "/counter", source="127.0.0.5").join()
        page.send(page.element("button"), "tap")
        assert page.receive()
        leave([page])
        for line in lines:
            line.close()


def test_clients_behind_trusted_proxy_are_distinguished(small):
    def page(field: str, source: str = "127.0.0.9") -> bytes:
        return exchange(small, request(small, "Connection: close", field, target="/counter"), source=source)

    assert b"; secure" in page("X-Forwarded-Proto: https").lower()
    assert b"; secure" in page("Forwarded: for=192.0.2.1;proto=https").lower()
    assert b"; secure" not in page("X-Forwarded-Proto: http").lower()
    assert b"; secure" not in page("X-Forwarded-Proto: https", source="127.0.0.8").lower()
    assert statuses(page("X-Forwarded-Host: evil.example")) == [421]

    known = Live(small.address + "/counter", source="127.0.0.9")
    lines = []
    for index in range(8):
        line = dial(small, source="127.0.0.9")
        field = f"X-Forwarded-For: 1.1.1.1, 192.0.2.{index}"
        cookie = Live(small.address + "/counter", source="127.0.0.9")
        line.sendall(handshake(small, field, path="/counter", cookie=cookie.cookie))
        line.sendall(frame(1, f'["join","{cookie.token}","",0]'.encode()))
        said = b""
        while b'"joined"' not in said:
            piece = line.recv(65_536)
            assert piece, f"the visitor {index} was refused: {said[-20:]!r}"
            said += piece
        lines.append(line)
    assert known.token
    for line in lines:
        line.sendall(frame(1, b'["leave"]'))
        read_to_goodbye(line)
        line.close()


def test_page_behind_host_rewriting_proxy_shows_refusal(fixture, relay, page):
    line = relay(fixture, changes_host=True)
    page.goto(f"http://127.0.0.1:{line.port}/counter")
    page.wait_for_selector("html[data-line=refused]", state="attached")
    status = page.get_by_role("status")
    assert "origin does not match" in status.inner_text()
    assert "offline" not in status.inner_text()


def test_server_without_file_descriptors_waits_and_recovers(tmp_path):
    log = tmp_path / "log"
    with log.open("w") as stderr:
        with Server(
            "gallery", "--port", "0", stderr=stderr,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64)),
        ) as server:  # fmt: skip
            lines = [dial(server) for _ in range(150)]
            deadline = time.monotonic() + 30
            while "open files" not in log.read_text():
                assert server.process.poll() is None
                assert time.monotonic() < deadline, "The server has not reported that it has too many open files."
                time.sleep(0.05)
            # The server retries each second. The CPU time of that second is measured.
            before = processor_seconds(server.process.pid)
            time.sleep(1)
            assert processor_seconds(server.process.pid) - before < 0.5
            for line in lines:
                line.close()
            assert statuses(exchange(server, request(server, "Connection: close"))) == [200]


def test_server_with_ten_thousand_sockets_stops():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard if hard != resource.RLIM_INFINITY else 20_000, hard))
    if resource.getrlimit(resource.RLIMIT_NOFILE)[0] < 12_000:
        pytest.skip("the limit of open files is too low")
    lines = []
    try:
        with Server("gallery", "--port", "0") as server:
            page = Live(server.address + "/phone-dialer")
            hello = handshake(server, cookie=page.cookie)
            for index in range(10_000):
                line = dial(server, source=f"127.0.0.{40 + index // 2_500}", timeout=20)
                if index % 4:
                    line.sendall(hello)
                lines.append(line)
                # Connect no faster than the server accepts: a connection that is not accepted is retried after a second.
                if index % 100 == 99:
                    assert line.recv(12) == b"HTTP/1.1 101"
            server.process.send_signal(signal.SIGTERM)
            assert server.process.wait(timeout=120) == 0
    finally:
        for line in lines:
            line.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
