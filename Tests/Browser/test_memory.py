"""Ended sessions leave no memory behind."""

import http.client
import itertools
import re
import time
from collections.abc import Iterable

import pytest
from conftest import Server
from heap import Heap, come_and_go

ROUNDS = 20
SESSIONS = 100


def paths_of(server: Server) -> list[str]:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    line.request("GET", "/")
    return sorted(set(re.findall(r'href="(/[a-z0-9-]+(?:/[a-z-]+)*)"', line.getresponse().read().decode())))


GALLERY = [
    "/phone-dialer", "/phone-dialer-view-model", "/phone-dialer-baseline", "/prime-time", "/news", "/car-list",
    "/car-list/chart", "/practice", "/data-flow", "/every-view",
]  # fmt: skip


def visit_all(server: Server, paths: Iterable[str]) -> None:
    for path in paths:
        come_and_go(server.address + path)


@pytest.mark.parametrize("program", ["BrowserFixture", "gallery"])
def test_memory_does_not_grow_with_ended_sessions(program, tmp_path):
    heap = Heap(tmp_path)
    arguments = ["--port", "0"] if program == "gallery" else []
    with Server(program, *arguments, env=heap.environment) as server:
        paths = GALLERY * 10 if program == "gallery" else paths_of(server)
        assert len(paths) >= 70
        # The first visits of a page fill caches.
        for _ in range(2):
            visit_all(server, paths)
        pages = itertools.cycle(paths)
        visit_all(server, itertools.islice(pages, SESSIONS))
        early = heap.bytes_in_use()
        for _ in range(ROUNDS - 1):
            visit_all(server, itertools.islice(pages, SESSIONS))
        # Recently closed connections keep a few timers for some seconds.
        deadline = time.monotonic() + 20
        while (late := heap.bytes_in_use()) > early * 1.01:
            assert time.monotonic() < deadline, f"{early} bytes in use after the first round, {late} after {ROUNDS}"
            time.sleep(0.5)


def test_server_with_many_screens_starts_with_little_memory(tmp_path):
    heap = Heap(tmp_path)
    with Server("BrowserFixture", env=heap.environment) as server:
        assert len(paths_of(server)) >= 70
        assert heap.bytes_in_use() < 100_000_000
