"""A server behind nginx with TLS, as Docs/Deployment.md configures it."""

import os
import pathlib
import re
import shutil
import socket
import subprocess

import pytest
from conftest import visit, wait_until_live
from playwright.sync_api import expect

ROOT = pathlib.Path(__file__).parents[2]
NGINX = shutil.which("nginx") or "/usr/sbin/nginx"


def documented_settings() -> str:
    """Returns the nginx settings of the documentation."""
    return re.search(r"```nginx\n(.*?)```", (ROOT / "Docs" / "Deployment.md").read_text(), re.DOTALL)[1]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Proxy:
    """nginx with a self-signed certificate, on a port of 127.0.0.1 and ::1."""

    def __init__(self, folder: pathlib.Path, upstream: int, settings: str) -> None:
        self.port = free_port()
        self.address = f"https://127.0.0.1:{self.port}"
        self.address6 = f"https://[::1]:{self.port}"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
            + ["-keyout", folder / "key.pem", "-out", folder / "certificate.pem"],
            check=True,
            capture_output=True,
        )
        temporary = "\n".join(f"{kind}_temp_path {folder};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        # The fixture trusts 127.0.0.9.
        (folder / "nginx.conf").write_text(
            f"""
            {"user root;" if os.getuid() == 0 else ""}
            daemon off;
            error_log stderr;
            pid {folder}/nginx.pid;
            events {{}}
            http {{
              access_log off;
              {temporary}
              server {{
                listen 127.0.0.1:{self.port} ssl http2;
                listen [::1]:{self.port} ssl http2;
                ssl_certificate {folder}/certificate.pem;
                ssl_certificate_key {folder}/key.pem;
                location / {{
                  proxy_pass http://127.0.0.1:{upstream};
                  proxy_bind 127.0.0.9;
                  {settings}
                }}
              }}
            }}
            """
        )
        self.folder = folder
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen([NGINX, "-c", self.folder / "nginx.conf", "-p", self.folder])
        while True:
            assert self.process.poll() is None, "nginx ended"
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=20)


@pytest.fixture
def make_proxy(fixture, tmp_path):
    """Starts a proxy with the documented settings, of which some can be replaced."""
    if not pathlib.Path(NGINX).exists():
        pytest.skip("nginx is not installed")
    proxies = []

    def make(old: str = "", new: str = "") -> Proxy:
        settings = documented_settings()
        assert old in settings
        proxies.append(Proxy(tmp_path, fixture.port, settings.replace(old, new) if old else settings))
        return proxies[-1]

    yield make
    for proxy in proxies:
        proxy.stop()


@pytest.fixture
def proxy(make_proxy):
    return make_proxy()


@pytest.fixture
def page(browser):
    """A page that accepts the self-signed certificate."""
    context = browser.new_context(ignore_https_errors=True)
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


@pytest.mark.parametrize("family", ["address", "address6"])
def test_page_is_live_over_tls(proxy, page, family):
    address = getattr(proxy, family)
    response = page.goto(address + "/counter")
    wait_until_live(page)
    assert response.header_value("strict-transport-security") == "max-age=31536000"
    [cookie] = page.context.cookies()
    assert cookie["name"] == "__Host-trifecta"
    assert cookie["secure"] and cookie["httpOnly"] and cookie["sameSite"] == "Strict"
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_test_id("count")).to_have_text("1")


def test_page_continues_when_the_proxy_restarts(proxy, page):
    visit(page, proxy.address + "/counter")
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_test_id("count")).to_have_text("1")
    proxy.stop()
    page.wait_for_selector("html:not([data-line=live])", state="attached")
    proxy.start()
    wait_until_live(page)
    page.get_by_role("button", name="Increment").click()
    expect(page.get_by_test_id("count")).to_have_text("2")


def choose_large_file(page):
    page.get_by_role("button", name="One", exact=True).click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose…", exact=True).click()
    chooser.value.set_files({"name": "notes.txt", "mimeType": "text/plain", "buffer": b"x" * 3_000_000})


def test_large_file_passes_the_proxy(proxy, page):
    visit(page, proxy.address + "/files")
    choose_large_file(page)
    expect(page.get_by_test_id("answer")).to_contain_text("notes.txt: 3000000")


def test_page_reports_a_file_that_the_proxy_refuses(make_proxy, page):
    visit(page, make_proxy("client_max_body_size 20m", "client_max_body_size 1m").address + "/files")
    choose_large_file(page)
    expect(page.get_by_text("The file could not be sent. Try again.")).to_be_visible()
    expect(page.get_by_text("413")).to_have_count(0)
