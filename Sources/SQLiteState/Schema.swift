import GRDB
import TrifectaWeb

/// The tables of the database, and their versions.
///
/// Add a migration for each change, and never change an earlier one: databases of earlier versions have run it.
enum Schema {
  /// Identifies the files of this module: "TRFS".
  static let applicationID = 0x5452_4653

  static var migrator: DatabaseMigrator {
    // No table has foreign keys.
    var migrator = DatabaseMigrator().disablingDeferredForeignKeyChecks()
    migrator.registerMigration("1") { try $0.execute(sql: first) }
    migrator.registerMigration("2") { try $0.execute(sql: values) }
    return migrator
  }

  /// Session records are ordered by `saved` within an address. The triggers keep the sums of ``SnapshotQuota``, so that
  /// no operation reads all records.
  private static let first = """
    PRAGMA application_id = \(applicationID);
    CREATE TABLE session (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      address TEXT NOT NULL,
      saved INTEGER NOT NULL,
      date REAL NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      bytes INTEGER NOT NULL,
      checksum TEXT NOT NULL,
      data BLOB NOT NULL
    ) STRICT;
    CREATE INDEX session_order ON session(address, saved);
    CREATE INDEX session_date ON session(date);

    CREATE TABLE address (
      name TEXT PRIMARY KEY, count INTEGER NOT NULL, bytes INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX address_bytes ON address(bytes, name);
    CREATE TABLE total (id INTEGER PRIMARY KEY, count INTEGER NOT NULL, bytes INTEGER NOT NULL) STRICT;
    INSERT INTO total VALUES (0, 0, 0);
    CREATE TRIGGER session_added AFTER INSERT ON session BEGIN
      INSERT INTO address VALUES (new.address, 1, new.bytes)
        ON CONFLICT DO UPDATE SET count = count + 1, bytes = bytes + new.bytes;
      UPDATE total SET count = count + 1, bytes = bytes + new.bytes;
    END;
    CREATE TRIGGER session_removed AFTER DELETE ON session BEGIN
      UPDATE address SET count = count - 1, bytes = bytes - old.bytes WHERE name = old.address;
      DELETE FROM address WHERE name = old.address AND count = 0;
      UPDATE total SET count = count - 1, bytes = bytes - old.bytes;
    END;

    CREATE TABLE visitor (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, saved INTEGER NOT NULL, data BLOB NOT NULL
    ) STRICT;
    CREATE INDEX visitor_order ON visitor(saved);

    CREATE TABLE secret (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
    """

  /// The shared values. No two saves have the same version, so the values that have changed since a version can be found.
  private static let values = """
    CREATE TABLE value (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, version INTEGER NOT NULL, data BLOB NOT NULL
    ) STRICT;
    CREATE INDEX value_version ON value(version);
    """
}
