import Foundation
import GRDB
import TrifectaWeb

/// The reason why a file is not opened.
enum OpeningError: Error, CustomStringConvertible {
  case newer
  case foreign
  /// The file or its folder cannot be created or opened, for the reason that the system gives.
  case inaccessible(URL, Int32)

  var description: String {
    switch self {
    case .newer: "a newer version of the program has changed it. Start that version, or choose another file"
    case .foreign: "it is the database of another program. Choose another file"
    case .inaccessible(let url, let code):
      "\(url.path) cannot be created or opened: \(String(cString: strerror(code))). Choose a file in a folder that can be written"
    }
  }
}

extension SQLiteDatabase {
  /// Opens a file, and creates it if it does not exist.
  ///
  /// - Returns: The database and its signing key.
  static func open(_ file: URL) throws -> (pool: DatabasePool, signingKey: [UInt8]) {
    let folder = file.deletingLastPathComponent()
    try createFolder(folder)
    try createFile(file)
    // SQLite does not wait for another process that creates the same database.
    return try withLock(on: folder) {
      let pool = try DatabasePool(path: file.path, configuration: configuration)
      let migrator = Schema.migrator
      if try pool.read(migrator.hasBeenSuperseded) { throw OpeningError.newer }
      try migrator.migrate(pool)
      return (pool, Array(try pool.write(signingKey)))
    }
  }

  /// Returns the signing key, and creates it if there is no valid one.
  ///
  /// This is a write even if the key exists, so that a read-only file is detected when it is opened.
  private static func signingKey(_ database: Database) throws -> Data {
    try execute(
      database,
      """
      INSERT INTO secret VALUES ('tokens', ?)
        ON CONFLICT DO UPDATE SET value = CASE WHEN length(value) = 32 THEN value ELSE excluded.value END
      """,
      [Data(Secret.randomBytes(32))])
    let key = try Data.fetchOne(database, sql: "SELECT value FROM secret WHERE name = 'tokens'")
    guard let key else { throw DatabaseError(resultCode: .SQLITE_CORRUPT) }
    return key
  }

  /// Creates the folder for the user of the process only, if it does not exist.
  private static func createFolder(_ folder: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      let cause = (error as? CocoaError)?.underlying as? POSIXError
      throw OpeningError.inaccessible(folder, cause?.code.rawValue ?? EIO)
    }
  }

  /// Creates the file for the user of the process only. SQLite gives its other files the same permissions.
  private static func createFile(_ file: URL) throws {
    let descriptor = Foundation.open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw OpeningError.inaccessible(file, errno) }
    close(descriptor)
  }

  /// Runs a closure while no other process runs one for the same folder.
  private static func withLock<Result>(on folder: URL, _ body: () throws -> Result) throws -> Result {
    let descriptor = Foundation.open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A file system without locks is supported too.
    if descriptor >= 0 { while flock(descriptor, LOCK_EX) != 0, errno == EINTR {} }
    defer { if descriptor >= 0 { close(descriptor) } }
    return try body()
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "TrifectaSQLite"
    configuration.busyMode = .timeout(5)
    configuration.maximumReaderCount = 2
    configuration.prepareDatabase { database in
      try checkOwner(database)
      guard !database.configuration.readonly else { return }
      // Has an effect only before the file has content.
      try database.execute(sql: "PRAGMA auto_vacuum = INCREMENTAL; PRAGMA synchronous = NORMAL")
    }
    return configuration
  }

  /// Checks that the file is empty, or a database of this module, before anything is written to it.
  private static func checkOwner(_ database: Database) throws {
    guard try Int.fetchOne(database, sql: "PRAGMA application_id") != Schema.applicationID,
      try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") != 0
    else { return }
    throw OpeningError.foreign
  }
}
