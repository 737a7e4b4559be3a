"""Pages without a browser that click a counter, and reconnect like pages in a browser."""

import contextlib
import copy
import hashlib
import re
import sys
import threading
import time

from nodes import ROOT, wait_until

sys.path.insert(0, str(ROOT / "Tests" / "Browser"))
from live import Live  # noqa: E402

# The seconds in which a server must answer a click and accept a connection. Otherwise, a page connects again.
ANSWER_TIME = 2


class Clicker:
    """A page that clicks in a thread. Each answer increments `count`."""

    def __init__(self, address: str, number: int, pause: float = 0.05) -> None:
        self.address = address + "/counter"
        self.tab = f"tab{number}"
        self.pause = pause
        self.page = Live(self.address)
        self.count = 0
        # The clicks that were answered, including those that were lost later.
        self.answers = 0
        # The count that was shown after each reconnection, and the answered clicks at that time.
        self.restored: list[tuple[int, int]] = []
        # The time without an answer before each reconnection, in seconds.
        self.gaps: list[float] = []
        self.last_click = time.time()
        self.is_clicking = threading.Event()
        self.is_idle = threading.Event()
        self.has_ended = False
        self.failure: BaseException | None = None
        self.page.join(self.tab)
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    @property
    def key(self) -> str:
        """The name of the page's session in the database."""
        browser = self.page.cookie.split("=")[1]
        return hashlib.sha256(f"{browser} 8 /counter {len(self.tab)} {self.tab} ".encode()).hexdigest()

    def run(self) -> None:
        last_answer = time.monotonic()
        try:
            while not self.has_ended:
                if not self.is_clicking.is_set():
                    self.is_idle.set()
                    self.is_clicking.wait(0.05)
                    last_answer = time.monotonic()
                    continue
                self.is_idle.clear()
                try:
                    self.click()
                    last_answer = time.monotonic()
                except Exception:  # The connection may break in many ways.
                    self.reconnect(last_answer)
                    last_answer = time.monotonic()
                time.sleep(self.pause)
        except BaseException as failure:
            self.failure = failure
            self.is_idle.set()

    def click(self) -> None:
        button = self.page.element("button", "Increment")
        self.last_click = time.time()
        self.page.send(button, "tap")
        self.page.receive(ANSWER_TIME)
        self.count += 1
        self.answers += 1

    def reconnect(self, last_answer: float) -> None:
        shown = self.rejoin()
        self.gaps.append(time.monotonic() - last_answer)
        self.restored.append((shown, self.count))
        self.count = shown

    def rejoin(self, address: str | None = None) -> int:
        """Connects again until that succeeds, and returns the count that is shown."""
        end = time.monotonic() + 30
        while True:
            with contextlib.suppress(Exception):
                self.page.socket.close_socket()
            self.page.address = (address + "/counter") if address else self.address
            self.page.applied = self.page.sequence = 0
            try:
                self.page.join(self.tab, timeout=ANSWER_TIME)
                return self.shown
            except Exception:
                assert time.monotonic() < end, "the page did not reconnect"
                time.sleep(0.1)

    def twin(self) -> "Clicker":
        """Returns a page of the same tab that names the same session, and does not click."""
        twin = copy.copy(self)
        twin.page = copy.copy(self.page)
        return twin

    @property
    def shown(self) -> int:
        return int(re.search(r"data-testid=count[^>]*>(?:<[^>]+>)*(\d+)", self.page.picture)[1])

    def end(self) -> None:
        self.has_ended = True
        self.thread.join(40)


class Crowd:
    """Many clickers."""

    def __init__(self, address: str, count: int, pause: float = 0.05) -> None:
        self.all = [Clicker(address, number, pause) for number in range(count)]

    def start(self) -> None:
        for clicker in self.all:
            clicker.is_clicking.set()

    def rest(self) -> None:
        """Stops clicking, and waits until the last click of each page was answered."""
        for clicker in self.all:
            clicker.is_clicking.clear()
            clicker.is_idle.clear()
        for clicker in self.all:
            assert clicker.is_idle.wait(40), "a page does not get an answer"
            if clicker.failure:
                raise clicker.failure

    def run(self, seconds: float) -> None:
        """Clicks for some time, and until every page has got an answer."""
        before = [clicker.answers for clicker in self.all]
        self.start()
        time.sleep(seconds)
        wait_until(lambda: all(page.answers > count for page, count in zip(self.all, before, strict=True)), 40)
        self.rest()

    def end(self) -> None:
        for clicker in self.all:
            clicker.has_ended = True
            clicker.is_clicking.clear()
        for clicker in self.all:
            clicker.end()
            with contextlib.suppress(Exception):
                clicker.page.socket.close_socket()

    @property
    def gaps(self) -> list[float]:
        return sorted(gap for clicker in self.all for gap in clicker.gaps)

    def check(self, name: str, exactly: bool) -> None:
        """Checks the counts after reconnections. `exactly` is whether no answered click may be lost."""
        restored = [pair for clicker in self.all for pair in clicker.restored]
        gaps = self.gaps
        lost = [max(0, answered - shown) for shown, answered in restored]
        print(
            f"{name}: {len(restored)} reconnections, median gap {gaps[len(gaps) // 2] * 1e3:.0f} ms, "
            f"p99 {gaps[len(gaps) * 99 // 100] * 1e3:.0f} ms, answered clicks lost {sum(lost)}"
        )
        for shown, answered in restored:
            # A click whose answer was lost with the connection may have been counted.
            assert shown <= answered + 1, "a click is counted that did not happen"
            assert shown > 0 or answered == 0, "a new session started"
            assert not exactly or shown >= answered, "an answered click is lost"
