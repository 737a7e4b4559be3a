"""Measures the layout pass of pages, in Chromium: regions of 1,000 rows, and of a grid with 1,000 rows of three cells.

Usage: layout-pass.py FIXTURE, where FIXTURE is the path of the program BrowserFixture. Prints `name value unit` lines
with the least and the median of several rounds. All times include the reflow of the browser.

- build: reads the region, measures its texts, and lays it out, as after a font is loaded
- width: lays out the region for another width
- cell: lays out the region after a text in it has changed
- nothing: checks whether the region has changed
"""

import os
import re
import statistics
import subprocess
import sys

from playwright.sync_api import sync_playwright

MEASURE = """
  ([change]) => {
    trifecta.part("measurement", (page) => (self.part = page));
    const body = document.body;
    const run = (prepare) => {
      body.offsetHeight;
      const start = performance.now();
      prepare();
      part.tell("layOut");
      body.offsetHeight;
      return performance.now() - start;
    };
    const text = document.evaluate(`//span[starts-with(., "${change}")]`, document, null, 9).singleNodeValue;
    const times = { build: [], width: [], cell: [], nothing: [] };
    for (let round = 0; round < 15; round++) {
      times.build.push(run(() => document.fonts.dispatchEvent(new Event("loadingdone"))));
      times.nothing.push(run(() => {}));
      times.width.push(run(() => (body.style.width = round % 2 ? "" : "350px")));
      times.cell.push(run(() => (text.firstChild.data = `${change} ${round}`)));
    }
    return times;
  }
"""
SCREENS = {"/layout-pass-rows": "Row 500", "/layout-pass-modifiers": "Row 500", "/layout-pass-grid": "Count:"}


def main(fixture: str) -> None:
    process = subprocess.Popen([fixture], stdout=subprocess.PIPE, text=True)
    address = "http://127.0.0.1:" + re.search(r"(\d+)/?$", process.stdout.readline().strip())[1]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM"))
        page = browser.new_page(viewport={"width": 400, "height": 700})
        for path, change in SCREENS.items():
            page.goto(address + path)
            page.wait_for_selector("html[data-line=live]", state="attached")
            for name, times in page.evaluate(MEASURE, [change]).items():
                print(f"layout-pass.{path[1:]}.{name} {min(times):.1f} ms, median {statistics.median(times):.1f} ms")
        browser.close()
    process.terminate()
    process.wait()


if __name__ == "__main__":
    main(sys.argv[1])
