import Foundation

@testable import TrifectaWeb

/// A new database of the PostgreSQL server in the environment variable `POSTGRESQL_TEST_URL`, which is removed with this
/// object. `Scripts/cluster-tests` starts the server and sets the variable. Without it, the tests are skipped.
final class TestDatabase: Sendable {
  struct Failure: Error {
    let message: String
  }

  /// The URL of a database of the server; `nil` if there is no server.
  static let server = ProcessInfo.processInfo.environment["POSTGRESQL_TEST_URL"]
  static var isAvailable: Bool { server != nil }

  let url: String
  private let name: String

  init() throws {
    guard let server = Self.server, var parts = URLComponents(string: server) else {
      throw Failure(message: "POSTGRESQL_TEST_URL is not a URL")
    }
    name = "test_" + UUID().uuidString.lowercased().filter { $0 != "-" }
    parts.path = "/" + name
    url = parts.string ?? ""
    _ = try Self.psql("CREATE DATABASE \(name)", at: server)
  }

  deinit {
    _ = try? Self.psql("DROP DATABASE \(name) WITH (FORCE)", at: Self.server ?? "")
  }

  /// Opens the database like another process; `nil` if that fails, which is logged.
  func open(_ limits: StateLimits? = nil, log: TestLog = TestLog()) -> (any SharedStateDatabase)? {
    let limits = limits ?? StateLimits(sessions: .init(count: 100, bytes: 1 << 24), visitors: 100)
    return StateStorage.databaseURL(url).database(limits: limits, logger: log.logger) as? any SharedStateDatabase
  }

  /// Executes statements, and returns the rows, whose columns are separated by `|`.
  @discardableResult
  func execute(_ sql: String) throws -> [String] { try Self.psql("SET search_path = trifecta; " + sql, at: url) }

  /// Returns the names of the stored sessions.
  func sessions() throws -> [String] { try execute("SELECT name FROM session") }

  /// Returns "ok" if the sums of the quota agree with the records.
  func check() throws -> String {
    let wrongSums = """
      SELECT 1 FROM total WHERE count != (SELECT count(*) FROM session)
        OR bytes != (SELECT coalesce(sum(bytes), 0) FROM session)
      UNION ALL SELECT 1 FROM session WHERE address NOT IN (SELECT name FROM address)
      UNION ALL SELECT 1 FROM address a WHERE count != (SELECT count(*) FROM session WHERE address = a.name)
        OR bytes != (SELECT sum(bytes) FROM session WHERE address = a.name) OR count = 0
      """
    return try execute(wrongSums).isEmpty ? "ok" : "the sums are wrong"
  }

  private static func psql(_ sql: String, at url: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-c", sql, url]
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let message = String(decoding: try error.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(message: message) }
    return text.split(separator: "\n").map(String.init)
  }
}
