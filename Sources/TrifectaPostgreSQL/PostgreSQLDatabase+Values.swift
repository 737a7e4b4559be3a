#if PostgreSQL
  import Foundation
  import Locking
  import ValueStorage

  extension PostgreSQLDatabase {
    func value(_ key: String) async throws -> StoredValue? {
      try await reader.run { connection in
        let rows = try connection.execute("SELECT version, data FROM value WHERE name = $1", [.text(key)])
        return Self.value(rows, column: 0)
      }
    }

    private static func value(_ rows: DatabaseRows, column: Int32) -> StoredValue? {
      guard let version = rows.integer(column), let data = rows.bytes(column + 1) else { return nil }
      return StoredValue(version: version, data: data)
    }

    func saveValue(_ data: Data, for key: String, replacing version: Int64?) async throws -> ValueSaveResult {
      let save = Int64.random(in: .min ... .max)
      // After the loss of a connection, the work runs again.
      let attempts = Locked(0)
      return try await writer.run { connection in
        let attempt = attempts.withLock { attempts in
          attempts += 1
          return attempts
        }
        let rows = try connection.execute(
          "SELECT * FROM save_value($1, $2, $3, $4)", [.text(key), .integer(version), .integer(save), .bytes(data)])
        if let version = rows.integer(0) { return .saved(version: version) }
        guard attempt == 1 else {
          throw DatabaseFailure(
            description:
              "the connection was lost, so it is unknown whether the value was stored before others changed it")
        }
        return .conflict(Self.value(rows, column: 1))
      }
    }

    func observeValues(_ handler: @escaping @Sendable (ValueChange) -> Void) {
      valueHandler.withLock { $0 = handler }
    }
  }

  extension ValueChange {
    /// Parses a message, which is `value VERSION KEY`; `nil` if it is another one.
    init?(message: String) {
      let words = message.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      guard words.count == 3, words[0] == "value", let version = Int64(words[1]) else { return nil }
      self = .value(key: String(words[2]), version: version)
    }
  }
#endif
