"""The gallery command: startup, errors and shutdown."""

import signal
import subprocess

import pytest
from conftest import BINARIES, Server
from live import Live


def test_port_in_use_prints_one_line_error(gallery):
    second = subprocess.run(
        [BINARIES / "gallery", "--port", str(gallery.port)], capture_output=True, text=True, timeout=30
    )
    assert second.returncode == 1
    assert second.stderr == f"gallery: cannot listen on 127.0.0.1:{gallery.port}: the port is already in use\n"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_signal_stops_gallery_with_open_pages(number):
    with Server("gallery", "--port", "0") as server:
        Live(server.address + "/phone-dialer").join()
        server.process.send_signal(number)
        assert server.process.wait(timeout=20) == 0


def test_invalid_port_prints_error():
    wrong = subprocess.run([BINARIES / "gallery", "--port", "70000"], capture_output=True, text=True, timeout=30)
    assert wrong.returncode != 0
    assert "The port must be a number from 0 to 65535." in wrong.stderr
