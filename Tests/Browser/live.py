"""A minimal client for the live connection, without a browser."""

import contextlib
import http.client
import json
import re
import urllib.parse

from websockets.sync.client import ClientConnection, connect


class Live:
    """A fetched page, with its live connection after `join`."""

    def __init__(self, address: str, source: str = "127.0.0.1", cookie: str = "") -> None:
        self.address = address.rstrip("/")
        self.source = source
        place = urllib.parse.urlsplit(self.address)
        line = http.client.HTTPConnection(place.hostname, place.port, timeout=20, source_address=(source, 0))
        line.request("GET", place.path, headers={"Cookie": cookie} if cookie else {})
        with contextlib.closing(line), line.getresponse() as response:
            self.headers = response.headers
            self.html = response.read().decode()
        self.cookie = cookie or (self.headers["set-cookie"] or "").split(";")[0]
        token = re.search(r'name=trifecta-token content="([^"]+)"', self.html)
        self.token = token[1] if token else ""
        self.sequence = 0
        self.applied = 0
        self.session = ""

    def connect(
        self, origin: str | None = None, cookie: str | None = None, timeout: float = 20
    ) -> ClientConnection:
        """Opens the connection without joining."""
        host = re.match(r"https?://[^/]+", self.address)[0]
        return connect(
            self.address.replace("http", "ws", 1) + "/live",
            origin=host if origin is None else origin,
            additional_headers={"Cookie": self.cookie if cookie is None else cookie},
            proxy=None,
            source_address=(self.source, 0),
            legacy=True,
            open_timeout=timeout,
        )

    def join(self, tab: str = "", timeout: float = 20) -> "Live":
        """Opens the connection, joins and reads the first render. Sessions of pages without a tab are not restored.

        `timeout` is the time for opening the connection, in seconds.
        """
        self.socket = self.connect(timeout=timeout)
        page = [390, 844, 0, 100, 160, "UTC", tab, ""] if tab else []
        self.socket.send(json.dumps(["join", self.token, self.session, self.applied, *page]))
        self.session = json.loads(self.socket.recv(timeout=20))[1]
        operations = self.receive()
        self.picture = numbered(operations[0][2])
        self.rules = [rule for name, *rules in operations if name == "styles" for rule in rules]
        return self

    def receive(self, timeout: float = 20) -> list:
        """Returns the operations of the next patch."""
        while True:
            frame = json.loads(self.socket.recv(timeout=timeout))
            if len(frame) > 1:
                self.applied = frame[0]
                return frame[2:]

    def send(self, element: int, kind: str, *value: str) -> None:
        self.sequence += 1
        self.socket.send(json.dumps([self.sequence, self.applied, element, kind, *value]))

    def element(self, tag: str, text: str = "") -> int:
        """Returns the number of the first element with the tag whose text starts with `text`, in the first render."""
        return int(re.search(rf"<{tag} id=n(\d+)[^>]*>(?:<span[^>]*>)?{re.escape(text)}", self.picture)[1])


def numbered(markup: str) -> str:
    """Returns the markup with a number on each element.

    An element without a number gets the number after its predecessor's.
    """
    number = 0

    def name(tag: re.Match) -> str:
        nonlocal number
        number = int(tag[2]) if tag[2] else number + 1
        return f"{tag[1]} id=n{number}"

    return re.sub(r"(<[a-z-]+) id(?:=n(\d+))?(?=[ >])", name, markup)
