package import Foundation
import GRDBSQLite

/// The file of a database in a temporary folder, which is removed with this object. Each method opens the file like
/// another process.
///
/// It uses SQLite's own interface, because GRDB's operators slow down the type checking of all files of a module.
package final class DatabaseFile: Sendable {
  package struct Failure: Error {
    package let message: String
  }

  package let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  package var url: URL { folder.appendingPathComponent("state.sqlite") }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  package init() {}

  /// Executes statements.
  package func execute(_ sql: String) throws {
    try withDatabase { database in
      guard sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK else { throw failure(database) }
    }
  }

  /// Returns the first column of a query.
  package func strings(_ sql: String) throws -> [String] {
    try withDatabase { database in
      var statement: OpaquePointer?
      guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK else { throw failure(database) }
      defer { sqlite3_finalize(statement) }
      var result: [String] = []
      while sqlite3_step(statement) == SQLITE_ROW {
        result.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
      }
      return result
    }
  }

  /// Returns the first value of a query; `nil` if there is none, or if it is not a number.
  package func integer(_ sql: String) throws -> Int? { try strings(sql).first.flatMap(Int.init) }

  /// Returns the names of the stored sessions.
  package func sessions() throws -> [String] { try strings("SELECT name FROM session") }

  /// Returns "ok" if the file is not damaged, and the sums of the quota agree with the records.
  package func check() throws -> String {
    let wrongSums = """
      SELECT 1 FROM total WHERE count != (SELECT count(*) FROM session) OR bytes != (SELECT total(bytes) FROM session)
      UNION ALL SELECT 1 FROM session WHERE address NOT IN (SELECT name FROM address)
      UNION ALL SELECT 1 FROM address a WHERE count != (SELECT count(*) FROM session WHERE address = a.name)
        OR bytes != (SELECT total(bytes) FROM session WHERE address = a.name) OR count = 0
      """
    guard try strings(wrongSums).isEmpty else { return "the sums are wrong" }
    return try strings("PRAGMA integrity_check").joined()
  }

  /// Returns the permissions of a file or folder.
  package func permissions(of file: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
  }

  private func withDatabase<Result>(_ body: (OpaquePointer?) throws -> Result) throws -> Result {
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    guard sqlite3_open(url.path, &database) == SQLITE_OK else { throw failure(database) }
    sqlite3_busy_timeout(database, 5_000)
    return try body(database)
  }

  private func failure(_ database: OpaquePointer?) -> Failure {
    Failure(message: String(cString: sqlite3_errmsg(database)))
  }
}
