"""Attackers, broken pages and floods cannot affect sessions."""

import re
import socket

import pytest
from live import Live
from websockets.exceptions import ConnectionClosed, InvalidStatus


@pytest.fixture
def page(fixture):
    return Live(fixture.address + "/counter")


@pytest.fixture
def bystander(fixture):
    """Another visitor, whose screen must keep working."""
    other = Live(fixture.address + "/counter").join()
    yield other
    other.send(other.element("button"), "tap")
    assert other.receive() == [[other.element("span"), "1"]]
    other.socket.close()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://localhost"])
def test_foreign_origin_is_refused(page, origin):
    with pytest.raises(InvalidStatus) as refusal:
        page.connect(origin=origin)
    assert refusal.value.response.status_code == 403


def test_browser_without_cookie_is_refused(page):
    with pytest.raises(InvalidStatus) as refusal:
        page.connect(cookie="trifecta=0")
    assert refusal.value.response.status_code == 403


def test_token_of_other_browser_is_refused(fixture, page):
    page.token = Live(fixture.address + "/counter").token
    with pytest.raises(ConnectionClosed) as closed:
        page.join()
    assert closed.value.rcvd.code == 4401


def test_other_browser_cannot_take_over_session(fixture, page):
    page.join()
    thief = Live(fixture.address + "/counter")
    thief.session = page.session
    thief.join()
    assert thief.session != page.session


@pytest.mark.parametrize(
    "message, code",
    [
        ("hello", 1008),
        ("[1,2]", 1008),
        ('["join","t","",0]', 1008),
        ('[1,999,3,"tap"]', 1008),
        ('[1,1,3,"tap","value"]', 1008),
        ("[" * 10_000, 1008),
        (b"[1]", 1007),
        ("x" * 70_000, 1009),
    ],
    ids=["text", "shape", "second join", "false acknowledgement", "value", "nesting", "binary", "oversized"],
)
def test_invalid_message_closes_connection(page, bystander, message, code):
    page.join()
    page.socket.send(message)
    with pytest.raises(ConnectionClosed) as closed:
        page.receive()
    assert closed.value.rcvd.code == code


def test_invalid_utf8_closes_connection(page, bystander):
    page.join()
    mask = b"\0\0\0\0"
    page.socket.socket.sendall(b"\x81\x82" + mask + b"\xc3\x28")
    with pytest.raises(ConnectionClosed) as closed:
        page.receive()
    assert closed.value.rcvd.code == 1007


def test_message_flood_closes_connection(page, bystander):
    page.join()
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(5_000):
            page.send(page.element("button"), "tap")
        while True:
            page.receive()
    assert closed.value.rcvd.code == 1008


def test_flood_of_picks_without_inspector_closes_connection(page, bystander):
    page.join()
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(5_000):
            page.send(page.element("button"), "pick")
        while True:
            page.receive()
    assert closed.value.rcvd.code == 1008


def test_connection_without_join_is_closed(page):
    with pytest.raises(ConnectionClosed) as closed:
        page.connect().recv(timeout=20)
    assert closed.value.rcvd.code == 1008


def test_leaving_page_ends_session(page):
    page.join()
    left = page.session
    page.socket.send('["leave"]')
    with pytest.raises(ConnectionClosed):
        page.receive()
    page.applied = page.sequence = 0
    page.join()
    assert page.session != left


def test_events_for_missing_elements_are_ignored(page):
    page.join()
    page.send(4_711, "tap")
    page.send(0, "tap")
    page.send(page.element("button"), "tap")
    assert page.receive() == [[page.element("span"), "1"]]


def test_upgrade_on_reused_connection_is_told_to_retry(fixture, page):
    with socket.create_connection(("127.0.0.1", fixture.port)) as line:
        stream = line.makefile("rb")
        line.sendall(b"GET /counter HTTP/1.1\r\nHost: localhost\r\n\r\n")
        length = 0
        while (header := stream.readline().lower()) != b"\r\n":
            if header.startswith(b"content-length:"):
                length = int(header.split(b":")[1])
        stream.read(length)
        line.sendall(b"GET /counter/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n")
        assert stream.readline().startswith(b"HTTP/1.1 426")


def test_content_security_policy_allows_only_own_scripts(page):
    policy = page.headers["content-security-policy"]
    nonce = re.search(r"script-src 'nonce-(\w+)'", policy)[1]
    assert "default-src 'none'" in policy and "unsafe-eval" not in policy
    assert re.findall(r"<script[^>]*>", page.html) == re.findall(rf"<script[^>]*nonce={nonce}[^>]*>", page.html)
    assert "SameSite=Strict" in page.headers["set-cookie"] and "HttpOnly" in page.headers["set-cookie"]
