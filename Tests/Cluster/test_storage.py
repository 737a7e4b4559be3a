"""The Swift tests of the storage and of its leases, with a PostgreSQL server."""

import os
import subprocess

from nodes import ROOT

SUITES = [
    "PostgreSQLDatabaseTests",
    "SessionLeaseTests",
    "SharedSessionTests",
    "SnapshotRepositoryTests",
    "ValueDatabaseTests",
]


def test_storage(database):
    program = ROOT / ".build" / "debug" / "TrifectaPackageTests.xctest"
    environment = {**os.environ, "POSTGRESQL_TEST_URL": database.url}
    arguments = ["--testing-library", "swift-testing", "--no-parallel", "--filter", "|".join(SUITES)]
    result = subprocess.run([program, *arguments], env=environment, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
