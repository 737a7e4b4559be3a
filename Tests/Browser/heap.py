"""Measures the heap of a server while sessions start and end."""

import json
import os
import pathlib
import subprocess

from live import Live
from websockets.exceptions import ConnectionClosed


class Heap:
    """Measures the heap of a program that was started with `environment`."""

    def __init__(self, folder: pathlib.Path) -> None:
        library = folder / "heap.so"
        subprocess.run(
            ["cc", "-O2", "-shared", "-fPIC", "-o", library, pathlib.Path(__file__).with_name("heap.c"), "-lpthread"],
            check=True,
        )
        self.paths = {"HEAP_REQUESTS": str(folder / "requests"), "HEAP_ANSWERS": str(folder / "answers")}
        for path in self.paths.values():
            os.mkfifo(path)
        self.environment = {**os.environ, **self.paths, "LD_PRELOAD": str(library)}
        self.requests = None

    def bytes_in_use(self) -> int:
        if self.requests is None:
            self.requests = open(self.paths["HEAP_REQUESTS"], "w")
            self.answers = open(self.paths["HEAP_ANSWERS"])
        self.requests.write("?")
        self.requests.flush()
        return int(self.answers.readline())


def come_and_go(address: str) -> None:
    """Opens a page, joins and leaves. The session has ended on return."""
    page = Live(address).join()
    page.socket.send(json.dumps(["leave"]))
    try:
        while True:
            page.socket.recv(timeout=20)
    except ConnectionClosed:
        pass
