"""Fetches a gallery's start page, opens its first example, changes something in it and waits for one live patch."""

import re
import sys

from live import Live

start = Live(sys.argv[1])
path = re.search(r'<a href="([^"]+)"', start.html)[1]
page = Live(start.address + path).join()
page.send(page.element("input"), "input", "5550123")
print(f"{start.address} lists {path}; its first patch: {page.receive()}")
