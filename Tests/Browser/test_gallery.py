"""The gallery as a program: how it starts, and how it ends."""

import signal
import subprocess

import pytest
from conftest import BINARIES, Server
from live import Live


def test_a_taken_port_gives_one_clear_line(gallery):
    second = subprocess.run(
        [BINARIES / "gallery", "--port", str(gallery.port)], capture_output=True, text=True, timeout=30
    )
    assert second.returncode == 1
    assert second.stderr == f"gallery: cannot listen on 127.0.0.1:{gallery.port}: the port is already in use\n"


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_cleanly_with_pages_open(number):
    server = Server("gallery", "--port", "0")
    Live(server.address + "/phone-dialer").join()
    server.process.send_signal(number)
    assert server.process.wait(timeout=20) == 0


def test_a_wrong_port_is_explained():
    wrong = subprocess.run([BINARIES / "gallery", "--port", "70000"], capture_output=True, text=True, timeout=30)
    assert wrong.returncode != 0
    assert "The port must be a number from 0 to 65535." in wrong.stderr
