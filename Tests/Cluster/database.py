"""A PostgreSQL server in a temporary folder, on a Unix socket."""

import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import tempfile
import time

BINARIES = next(iter(sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)


def program(name: str) -> str:
    """Returns the path of a PostgreSQL program, which Debian does not add to the search path."""
    found = shutil.which(name, path=f"{BINARIES}:{os.environ['PATH']}" if BINARIES else None)
    assert found, f"{name} is not installed"
    return found


class Database:
    """The server. It does not run as root, which PostgreSQL refuses."""

    def __init__(self, syncs: bool = False) -> None:
        """`syncs` is whether commits wait for the disk."""
        self.settings = ["-c", "listen_addresses=", "-c", f"fsync={'on' if syncs else 'off'}"]
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="cluster"))
        self.process: subprocess.Popen | None = None
        self.user = {}
        if os.getuid() == 0:
            names = [entry.pw_name for entry in pwd.getpwall()]
            account = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
            self.user = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
            os.chown(self.folder, account.pw_uid, account.pw_gid)
        subprocess.run(
            [program("initdb"), "-D", self.folder / "data", "-U", "trifecta", "-A", "trust", "-E", "UTF8", "--locale=C"],
            check=True,
            capture_output=True,
            cwd=self.folder,
            **self.user,
        )
        self.start()

    @property
    def url(self) -> str:
        return self.url_of("postgres")

    def url_of(self, name: str) -> str:
        return f"postgres://trifecta@/{name}?host={self.folder}"

    def start(self) -> None:
        command = [program("postgres"), "-D", self.folder / "data", "-k", self.folder, *self.settings]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self.user)
        while self.psql("SELECT 1", check=False).returncode:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)

    def stop(self) -> None:
        """Ends all connections and the server."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=30)

    def kill(self) -> None:
        """Ends the server without cleaning up. Its other processes then end."""
        self.process.kill()
        self.process.wait()

    def psql(self, sql: str, database: str = "postgres", check: bool = True) -> subprocess.CompletedProcess:
        command = [program("psql"), "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", sql, self.url_of(database)]
        return subprocess.run(command, check=check, capture_output=True, text=True)

    def remove(self) -> None:
        if self.process and self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
