"""Measures the gallery as a client: the size of pages, the time until a page is live, the processor time of a tap, and
the time of a click with and without an inspector.

Usage: gallery.py GALLERY, where GALLERY is the path of the program. Prints `name value unit` lines. Sizes are those of
gzip. The time from the first paint until the connection is live is the median of several visits with an empty cache.
The processor time is the time of all threads of the server per tap, including the work for the connection. It is the
minimum of several rounds. The time of a click is the median time until its changes arrive. Clicks are further apart than
the updates of the inspector, as those of a person.
"""

import gzip
import os
import pathlib
import re
import statistics
import subprocess
import sys
import time
import urllib.request

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "Tests" / "Browser"))
from live import Live  # noqa: E402

VISITS = 15
ROUNDS = 5
TAPS = 40
CLICKS = 100
APPS = ["/", "/phone-dialer", "/prime-time", "/news", "/practice", "/data-flow", "/every-view"]
WATCH = """
  new MutationObserver(() => {
    if (document.documentElement.dataset.line === "live") self.liveAt ??= performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-line"] });
"""


def get(address: str) -> bytes:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(address) as response:
        return response.read()


def measure_pages(address: str) -> None:
    for app in APPS:
        html = get(address + app)
        files = set(re.findall(rb'(?:src|href)="(/trifecta/[^"]+\.(?:js|css))"', html))
        assets = sum(len(gzip.compress(get(address + each.decode()), 9)) for each in files)
        print(f"web.page{app} {len(gzip.compress(html, 6)) / 1024:.2f} KB")
        print(f"web.assets{app} {assets / 1024:.2f} KB")


def measure_start(browser, address: str) -> None:
    for app in APPS:
        times = []
        for _ in range(VISITS):
            context = browser.new_context(viewport={"width": 390, "height": 844})
            context.add_init_script(WATCH)
            page = context.new_page()
            page.goto(address + app)
            page.wait_for_selector("html[data-line=live]", state="attached")
            paint = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
            while (painted := page.evaluate(paint)) is None:
                pass
            times.append(max(0, page.evaluate("liveAt") - painted))
            context.close()
        print(f"web.interactive{app} {statistics.median(times):.0f} ms")


def processor_seconds(pid: int) -> float:
    """Returns the processor time of all threads of a process so far, including threads that have ended."""
    # The id of another process's CPU clock consists of the inverted process id and the type of clock, as in
    # clock_getcpuclockid.
    return time.clock_gettime((~pid << 3) | 2)


def in_turn(*names: str):
    """Returns a function that presses buttons one after the other, and waits after each until its animations end."""

    def act(page: Page) -> int:
        for name in names:
            button = page.get_by_role("button", name=re.compile(name)).or_(page.get_by_role("switch", name=re.compile(name)))
            button.last.evaluate(
                """async (button) => {
                  button.click();
                  do await new Promise(requestAnimationFrame);
                  while (document.getAnimations().some((each) => each.timeline === document.timeline && each.playState === "running"));
                }"""
            )
        return len(names)

    return act


def counter(page: Page) -> None:
    page.get_by_role("button", name=re.compile("^Counter")).click()
    page.get_by_role("button", name="Increment").wait_for()


def number(page: Page) -> None:
    page.evaluate("document.addEventListener('trifecta:open-url', (event) => event.preventDefault())")
    page.get_by_role("textbox").fill("555-0123")


def article(page: Page) -> None:
    page.get_by_role("button", name=re.compile("The comet is back")).wait_for()


TURNS = {
    "/phone-dialer": (number, in_turn("^Dial this number")),
    "/prime-time": (counter, in_turn("^Increment")),
    "/news": (article, in_turn("The comet is back", "^News")),
    "/practice": (lambda page: None, in_turn("^Remember me")),
    "/every-view": (lambda page: None, in_turn("^Lists", "^Every view")),
}


def measure_turns(browser, pid: int, address: str) -> None:
    for app, (prepare, act) in TURNS.items():
        page = browser.new_page(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
        page.goto(address + app)
        page.wait_for_selector("html[data-line=live]", state="attached")
        prepare(page)
        best = float("inf")
        for _ in range(ROUNDS):
            before = processor_seconds(pid)
            turns = sum(act(page) for _ in range(TAPS))
            best = min(best, (processor_seconds(pid) - before) / turns)
        page.close()
        print(f"web.tap{app} {best * 1e3:.2f} ms")


def click_time(page: Live, button: int) -> float:
    times = []
    for _ in range(CLICKS):
        time.sleep(0.15)
        began = time.perf_counter()
        page.send(button, "tap")
        page.receive()
        times.append(time.perf_counter() - began)
    return statistics.median(times)


def measure_inspected_clicks(browser, program: str) -> None:
    command = [program, "--port", "0", "--state", "memory", "--inspect"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        address, inspector = (server.stdout.readline().split()[-1] for _ in range(2))
        page = Live(address + "7guis").join("tab")
        button = page.element("button")
        print(f"web.click.uninspected {click_time(page, button) * 1e3:.2f} ms")
        shown = browser.new_page(viewport={"width": 1280, "height": 860})
        shown.goto(inspector + ("&" if "?" in inspector else "?") + "path=/7guis")
        shown.get_by_role("listitem").first.wait_for()
        print(f"web.click.inspected {click_time(page, button) * 1e3:.2f} ms")
        shown.close()
    finally:
        server.terminate()
        server.wait()


def main(program: str) -> None:
    server = subprocess.Popen([program, "--port", "0", "--state", "memory"], stdout=subprocess.PIPE, text=True)
    address = "http://127.0.0.1:" + re.search(r"(\d+)/?$", server.stdout.readline().strip())[1]
    try:
        measure_pages(address)
        chromium = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        if not pathlib.Path(chromium).exists():
            return
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            measure_start(browser, address)
            measure_turns(browser, server.pid, address)
            measure_inspected_clicks(browser, program)
            browser.close()
    finally:
        server.terminate()
        server.wait()


main(sys.argv[1])
