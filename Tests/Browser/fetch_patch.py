"""Fetches the start page of a gallery, opens an example, changes a value and waits for one live patch."""

import sys

from live import Live

start = Live(sys.argv[1])
assert "Open Phone dialer" in start.html, "The start page has no link to the phone dialer."
page = Live(start.address + "/phone-dialer").join()
page.send(page.element("input"), "input", "5550123")
print(f"{start.address} leads to {page.address}; its first patch: {page.receive()}")
