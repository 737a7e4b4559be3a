#if PostgreSQL
  import CLibPQ
  import Foundation

  /// A failure of PostgreSQL or of the connection to it. It contains no password.
  struct DatabaseFailure: Error, CustomStringConvertible {
    let description: String
    /// Whether the connection cannot be used any more.
    var isConnectionLost = false
  }

  /// A value of a statement.
  enum DatabaseParameter {
    case text(String)
    case integer(Int64?)
    case double(Double)
    case flag(Bool)
    case bytes(Data)
  }

  /// A connection to a database. Its methods block, so it is used on threads that do nothing else. One thread may use it
  /// at a time.
  final class DatabaseConnection {
    private let connection: OpaquePointer

    /// Connects.
    ///
    /// - Parameter url: A connection URI of libpq.
    init(_ url: String) throws(DatabaseFailure) {
      guard Self.isWellFormed(url) else {
        throw DatabaseFailure(
          description: "the connection URI is malformed. Percent-encode special characters of its user and password")
      }
      // A later parameter replaces an earlier one, so the URI may change all but the last.
      let parameters = [
        ("connect_timeout", "5"), ("tcp_user_timeout", "5000"), ("keepalives_idle", "10"),
        ("application_name", "trifecta"),
        ("dbname", url), ("client_encoding", "UTF8"),
      ]
      var keywords: [UnsafePointer<CChar>?] = parameters.map { UnsafePointer(strdup($0.0)) } + [nil]
      var values: [UnsafePointer<CChar>?] = parameters.map { UnsafePointer(strdup($0.1)) } + [nil]
      defer { for text in keywords + values { free(UnsafeMutablePointer(mutating: text)) } }
      guard let connection = PQconnectdbParams(&keywords, &values, 1) else {
        throw DatabaseFailure(description: "out of memory", isConnectionLost: true)
      }
      self.connection = connection
      // Notices, for example that a schema exists already, would be written to the standard error stream.
      PQsetNoticeProcessor(connection, { _, _ in }, nil)
      guard PQstatus(connection) == CONNECTION_OK else {
        throw DatabaseFailure(description: message, isConnectionLost: true)
      }
      // A transaction of a paused process must not block the other servers.
      try executeScript(
        "SET search_path = trifecta; SET idle_in_transaction_session_timeout = '3s'; SET lock_timeout = '10s'")
    }

    deinit { PQfinish(connection) }

    /// Returns whether a URI can be parsed. libpq's message about another one contains parts of it, such as a part of the
    /// password that looks like the port or the name of the database.
    private static func isWellFormed(_ url: String) -> Bool {
      guard let options = PQconninfoParse(url, nil) else { return false }
      defer { PQconninfoFree(options) }
      var option = options
      while let keyword = option.pointee.keyword {
        let value = option.pointee.val.map { String(cString: $0) } ?? ""
        switch String(cString: keyword) {
        case "port" where !value.allSatisfy({ $0.isNumber || $0 == "," }): return false
        case "dbname" where value.contains("@"): return false
        default: option += 1
        }
      }
      return true
    }

    /// The file descriptor of the socket.
    var socket: Int32 { PQsocket(connection) }

    /// libpq's last error message in one line.
    private var message: String {
      String(cString: PQerrorMessage(connection)).split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Executes statements without parameters.
    func executeScript(_ sql: String) throws(DatabaseFailure) {
      try check(PQexec(connection, sql))
    }

    /// Executes a statement. Its parameters are `$1`, `$2` and so on.
    @discardableResult
    func execute(_ sql: String, _ parameters: [DatabaseParameter] = []) throws(DatabaseFailure) -> DatabaseRows {
      let buffers = parameters.map(\.buffer)
      defer { for buffer in buffers { buffer?.deallocate() } }
      let values = buffers.map { $0.map { UnsafePointer($0.baseAddress!) } }
      let lengths = buffers.map { Int32($0?.count ?? 0) }
      let formats = parameters.map(\.format)
      // The last argument asks for results in the binary format.
      return try check(
        PQexecParams(connection, sql, Int32(parameters.count), nil, values, lengths, formats, 1))
    }

    /// Runs statements in a transaction.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
      try executeScript("BEGIN")
      do {
        let result = try body()
        try executeScript("COMMIT")
        return result
      } catch {
        // Fails if the connection is lost, which also ends the transaction.
        try? executeScript("ROLLBACK")
        throw error
      }
    }

    @discardableResult
    private func check(_ result: OpaquePointer?) throws(DatabaseFailure) -> DatabaseRows {
      let rows = DatabaseRows(result)
      switch PQresultStatus(result) {
      case PGRES_COMMAND_OK, PGRES_TUPLES_OK: return rows
      default:
        throw DatabaseFailure(
          description: message, isConnectionLost: PQstatus(connection) == CONNECTION_BAD || rows.needsReconnection)
      }
    }

    /// Reads what has arrived at the socket, without blocking.
    ///
    /// - Returns: The payloads of notifications.
    func notifications() throws(DatabaseFailure) -> [String] {
      guard PQconsumeInput(connection) == 1 else {
        throw DatabaseFailure(description: message, isConnectionLost: true)
      }
      var payloads: [String] = []
      while let notification = PQnotifies(connection) {
        payloads.append(String(cString: notification.pointee.extra))
        PQfreemem(notification)
      }
      return payloads
    }
  }

  extension DatabaseParameter {
    /// 0 for text, 1 for the binary format.
    fileprivate var format: Int32 {
      if case .bytes = self { 1 } else { 0 }
    }

    /// The value for libpq, which the caller must deallocate; `nil` for NULL. Texts end with a zero byte.
    fileprivate var buffer: UnsafeMutableBufferPointer<CChar>? {
      switch self {
      case .text(let text): Self.copy(Data(text.utf8) + [0])
      case .integer(let number): number.flatMap { Self.copy(Data("\($0)".utf8) + [0]) }
      case .double(let number): Self.copy(Data("\(number)".utf8) + [0])
      case .flag(let flag): Self.copy(Data((flag ? "true" : "false").utf8) + [0])
      // libpq needs an address for an empty value too.
      case .bytes(let data): Self.copy(data + [0], count: data.count)
      }
    }

    private static func copy(_ data: Data, count: Int? = nil) -> UnsafeMutableBufferPointer<CChar> {
      let buffer = UnsafeMutableBufferPointer<CChar>.allocate(capacity: data.count)
      _ = data.copyBytes(to: buffer)
      return UnsafeMutableBufferPointer(rebasing: buffer[..<(count ?? data.count)])
    }
  }

  /// The result of a statement, in the binary format.
  final class DatabaseRows {
    private let result: OpaquePointer?

    fileprivate init(_ result: OpaquePointer?) {
      self.result = result
    }

    deinit { PQclear(result) }

    /// The number of rows.
    var count: Int { Int(PQntuples(result)) }

    /// Whether the statement failed because the server shuts down, has crashed, or is a replica that cannot be written.
    fileprivate var needsReconnection: Bool {
      guard let state = PQresultErrorField(result, Int32(UInt8(ascii: "C"))) else { return false }
      return ["57P01", "57P02", "57P03", "25006"].contains(String(cString: state))
    }

    /// Returns the bytes of a value; `nil` for NULL, and if there is no such row.
    func bytes(_ column: Int32, row: Int = 0) -> Data? {
      guard row < count, PQgetisnull(result, Int32(row), column) == 0 else { return nil }
      return Data(bytes: PQgetvalue(result, Int32(row), column), count: Int(PQgetlength(result, Int32(row), column)))
    }

    func text(_ column: Int32, row: Int = 0) -> String? {
      bytes(column, row: row).flatMap { String(data: $0, encoding: .utf8) }
    }

    /// Returns a value of the type `bigint`.
    func integer(_ column: Int32, row: Int = 0) -> Int64? {
      guard let bytes = bytes(column, row: row), bytes.count == 8 else { return nil }
      return bytes.reduce(0) { $0 << 8 | Int64($1) }
    }

    /// Returns a value of the type `double precision`.
    func double(_ column: Int32, row: Int = 0) -> Double? {
      integer(column, row: row).map { Double(bitPattern: UInt64(bitPattern: $0)) }
    }
  }
#endif
