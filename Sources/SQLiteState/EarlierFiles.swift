import Foundation
import GRDB
import Logging
import TrifectaWeb

/// The files in which earlier versions stored values and sessions in the folder of the database: a JSON file for each
/// visitor, and in the subfolder `sessions` a file for each session and the signing key.
struct EarlierFiles {
  let folder: URL

  private var sessions: URL { folder.appendingPathComponent("sessions", isDirectory: true) }

  /// Moves the files' content to a database, and removes the files. Does nothing if there are none. If it fails, the
  /// files remain, and the next start tries again.
  func move(to database: SQLiteDatabase, _ logger: Logger) {
    let files = (visitors: names(in: folder), sessions: names(in: sessions))
    guard !files.visitors.isEmpty || !files.sessions.isEmpty else { return }
    do {
      try database.pool.write { database in
        for name in files.visitors { try addVisitor(name, database) }
        for name in files.sessions { try addSession(name, database) }
      }
      for name in files.visitors { try FileManager.default.removeItem(at: folder.appendingPathComponent(name)) }
      if !files.sessions.isEmpty { try FileManager.default.removeItem(at: sessions) }
      logger.notice(
        """
        moved the values of \(files.visitors.count) visitors and the state of \(files.sessions.count) sessions from files \
        in \(folder.path) to the database
        """)
    } catch {
      logger.error("could not move the files in \(folder.path) to the database: \(error)")
    }
  }

  /// Returns the names of files that are hashes, oldest first.
  private func names(in folder: URL) -> [String] {
    let key = URLResourceKey.contentModificationDateKey
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [key])
    return (files ?? [])
      .filter { SessionKey(name: $0.lastPathComponent) != nil }
      .map { ($0, (try? $0.resourceValues(forKeys: [key]))?.contentModificationDate ?? .distantPast) }
      .sorted { $0.1 < $1.1 }
      .map(\.0.lastPathComponent)
  }

  private func addVisitor(_ name: String, _ database: Database) throws {
    let isKnown = try Bool.fetchOne(database, sql: "SELECT true FROM visitor WHERE name = ?", arguments: [name])
    guard isKnown == nil else { return }
    try SQLiteDatabase.saveVisitor(name, Data(contentsOf: folder.appendingPathComponent(name)), database)
  }

  /// Adds the state of a session, unless the file is damaged. Its address is unknown.
  private func addSession(_ name: String, _ database: Database) throws {
    let isKnown = try Bool.fetchOne(database, sql: "SELECT true FROM session WHERE name = ?", arguments: [name])
    let file = try Data(contentsOf: sessions.appendingPathComponent(name))
    guard isKnown == nil, let key = SessionKey(name: name), let (date, data) = Self.content(file) else { return }
    let limits = SnapshotQuota.Limits(count: .max, bytes: .max)
    try SQLiteDatabase.save(SnapshotRecord(key: key, address: "", date: date, data: data), limits, database)
  }

  /// Parses a file: the signature "TRK", the version 1, a number of attempts, the date, a checksum of the data in 16
  /// digits, and the data.
  private static func content(_ file: Data) -> (date: Date, data: Data)? {
    let header = [UInt8](file.prefix(29))
    guard header.count == 29, header.starts(with: Array("TRK".utf8) + [1]) else { return nil }
    let seconds = Double(bitPattern: header[5..<13].reduce(0) { $0 << 8 | UInt64($1) })
    let data = Data(file.dropFirst(29))
    guard seconds.isFinite, header[13...].elementsEqual(Checksum(data).description.utf8) else { return nil }
    return (Date(timeIntervalSince1970: seconds), data)
  }
}
