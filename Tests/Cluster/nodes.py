"""Servers that share a database, and nginx in front of them."""

import http.client
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).parents[2]
PROGRAM = ROOT / ".build" / "debug" / "BrowserFixture"
NGINX = shutil.which("nginx") or "/usr/sbin/nginx"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_until(condition, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "the condition did not become true in time"
        time.sleep(0.02)


class Node:
    """A server of the cluster. It keeps its port and its log when it is started again."""

    def __init__(self, database: str, *arguments: str, program: pathlib.Path = PROGRAM) -> None:
        self.command = [program, "--state", database, *arguments]
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.log = pathlib.Path(tempfile.mkstemp(suffix=".log")[1])
        self.process: subprocess.Popen | None = None
        self.start()

    def start(self) -> None:
        with self.log.open("a") as log:
            self.process = subprocess.Popen([*self.command, "--port", str(self.port)], stdout=subprocess.PIPE, stderr=log)
        line = self.process.stdout.readline()
        assert b"listening" in line, self.log.read_text()

    def health(self, path: str) -> int:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        line.request("GET", path)
        return line.getresponse().status

    def lines(self, text: str) -> int:
        """Returns the number of lines of the log that contain a text."""
        return sum(text in line for line in self.log.read_text().splitlines())

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def pause(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(timeout=30)

    def remove(self) -> None:
        if self.process.poll() is None:
            self.wake()
            self.kill()
        self.log.unlink()


def documented_settings() -> tuple[str, str]:
    """Returns the upstream and the location of the documentation's nginx configuration for several servers."""
    text = (ROOT / "Docs" / "Deployment.md").read_text()
    upstream, location = re.search(r"```nginx\n(upstream .*?\n}\n)(.*?)```", text, re.DOTALL).groups()
    single = re.search(r"```nginx\n(proxy_http_version.*?)```", text, re.DOTALL)[1]
    return upstream, single + location


class Balancer:
    """nginx, which chooses a server for each request without regard to the visitor."""

    def __init__(self, nodes: list[Node]) -> None:
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        upstream, settings = documented_settings()
        options = re.search(r"server \S+( [^;]*);", upstream)[1]
        entries = [f"server 127.0.0.1:{node.port}{options};" for node in nodes]
        others = [line for line in upstream.splitlines() if " server " not in line]
        upstream = "\n".join([*others[:-1], *entries, others[-1]])
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        temporary = "\n".join(f"{kind}_temp_path {self.folder};" for kind in kinds)
        # The fixture trusts 127.0.0.9.
        (self.folder / "nginx.conf").write_text(
            f"""
            {"user root;" if os.getuid() == 0 else ""}
            daemon off;
            error_log {self.folder}/error.log;
            pid {self.folder}/nginx.pid;
            events {{ worker_connections 4096; }}
            http {{
              access_log off;
              {temporary}
              {upstream}
              server {{
                listen 127.0.0.1:{self.port};
                location / {{
                  proxy_pass http://counter;
                  proxy_bind 127.0.0.9;
                  {settings}
                }}
              }}
            }}
            """
        )
        self.process = subprocess.Popen([NGINX, "-c", self.folder / "nginx.conf", "-p", self.folder])

        def listens() -> bool:
            assert self.process.poll() is None, "nginx ended"
            with socket.socket() as probe:
                return probe.connect_ex(("127.0.0.1", self.port)) == 0

        wait_until(listens)

    def remove(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=20)
        shutil.rmtree(self.folder)
