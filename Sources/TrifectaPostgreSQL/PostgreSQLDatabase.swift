#if PostgreSQL
  import Foundation
  import Locking
  import TrifectaWeb
  import ValueStorage

  /// The state of sessions and the values of visitors in a PostgreSQL database, which several servers may share.
  ///
  /// Three connections have a thread each: one writes, one reads, and one has the presence of the server. Each session
  /// has a lease, which one server has at a time. A save with an outdated lease changes nothing.
  final class PostgreSQLDatabase: SharedStateDatabase {
    let signingKey: [UInt8]
    let limits: StateLimits
    /// The number of this server. Another process has another one.
    let node: Int64
    let writer: ConnectionQueue
    let reader: ConnectionQueue
    private let listener: NodeListener
    private let hasStopped = Locked(false)
    /// The epochs of the leases that this server has.
    let epochs = Locked<[SessionKey: Int64]>([:])
    let mailbox: Mailbox
    let valueHandler = Locked<(@Sendable (ValueChange) -> Void)?>(nil)

    /// The failed attempts after which a snapshot is discarded.
    static let attemptLimit = 2

    /// Connects to a database, and creates the tables if they do not exist.
    ///
    /// - Throws: A ``DatabaseFailure``, or ``PostgreSQLSchema/NewerVersion``.
    init(_ url: String, limits: StateLimits) throws {
      self.limits = limits
      let node = Int64.random(in: 1...Int64.max)
      self.node = node
      let connection = try DatabaseConnection(url)
      try PostgreSQLSchema.migrate(connection)
      signingKey = Array(try Self.signingKey(connection))
      writer = ConnectionQueue(url, label: "trifecta.writer", connection: connection)
      reader = ConnectionQueue(url, label: "trifecta.reader")
      mailbox = Mailbox(node: node, connection: reader)
      listener = try NodeListener(url, node: node) { [mailbox, valueHandler] message in
        guard let message else {
          valueHandler.withLock(\.self)?(.unknown)
          return
        }
        if let change = ValueChange(message: message) {
          valueHandler.withLock(\.self)?(change)
        } else {
          mailbox.receive(message)
        }
      }
      listener.start()
    }

    deinit { stop() }

    /// Returns the signing key, and creates it if there is no valid one. This is a write even if the key exists, so
    /// that a read-only database is detected.
    private static func signingKey(_ connection: DatabaseConnection) throws -> Data {
      let rows = try connection.execute(
        """
        INSERT INTO secret AS s VALUES ('tokens', $1)
          ON CONFLICT (name) DO UPDATE SET value = CASE WHEN length(s.value) = 32 THEN s.value ELSE excluded.value END
          RETURNING value
        """,
        [.bytes(Data(Secret.randomBytes(32)))])
      guard let key = rows.bytes(0) else { throw DatabaseFailure(description: "the signing key is missing") }
      return key
    }

    // MARK: Visitors

    func visitor(_ name: String) async throws -> Data? {
      try await reader.run { try $0.execute("SELECT data FROM visitor WHERE name = $1", [.text(name)]).bytes(0) }
    }

    func saveVisitors(_ values: [String: Data?]) async throws {
      let limit = Int64(limits.visitors)
      try await writer.run { connection in
        try connection.transaction {
          // In a common order, so that transactions of several servers never wait for each other in a circle.
          for (name, data) in values.sorted(by: { $0.key < $1.key }) {
            guard let data else {
              try connection.execute("DELETE FROM visitor WHERE name = $1", [.text(name)])
              continue
            }
            try connection.execute(
              """
              INSERT INTO visitor (name, data) VALUES ($1, $2)
                ON CONFLICT (name) DO UPDATE SET saved = nextval('saved_number'), data = excluded.data
              """,
              [.text(name), .bytes(data)])
          }
        }
        // Rows that another server is changing remain until the next call.
        try connection.execute(
          """
          DELETE FROM visitor WHERE name IN (
            SELECT name FROM visitor ORDER BY saved LIMIT greatest(0, (SELECT count(*) FROM visitor) - $1::bigint)
              FOR UPDATE SKIP LOCKED
          )
          """,
          [.integer(limit)])
      }
    }

    // MARK: End

    func finish() async {
      // If it fails, the leases end when the connection of the listener is closed.
      try? await writer.run { [node] in _ = try $0.execute("SELECT remove_node($1)", [.integer(node)]) }
      stop()
    }

    /// Ends the connection of the listener, as the end of the process does.
    private func stop() {
      let isFirst = hasStopped.withLock { hasStopped in
        defer { hasStopped = true }
        return !hasStopped
      }
      if isFirst { listener.stop() }
    }
  }
#endif
