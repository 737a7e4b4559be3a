import DatabaseFiles
import Foundation
import Testing
import TrifectaSQLite

@testable import TrifectaWeb

@Suite("The file of the database")
struct SQLiteDatabaseTests {
  private let file = DatabaseFile()
  private let log = TestLog()

  private func record(_ number: Int, bytes: Int = 10) -> SnapshotRecord {
    let key = SessionKey(name: SHA256.hash(Array("\(number)".utf8)).hexadecimal)!
    return SnapshotRecord(key: key, address: "address \(number)", date: Date(), data: Data(count: bytes))
  }

  @Test("A new file can be read by its owner only, is in WAL mode, and can shrink")
  func newFile() async throws {
    let database = try #require(file.open())
    try await database.save([record(1)], removing: [])
    for suffix in ["", "-wal", "-shm"] {
      #expect(try file.permissions(of: URL(fileURLWithPath: file.url.path + suffix)) == 0o600)
    }
    #expect(try file.permissions(of: file.folder) == 0o700)
    #expect(try file.strings("PRAGMA journal_mode") == ["wal"])
    // 2 is INCREMENTAL.
    #expect(try file.integer("PRAGMA auto_vacuum") == 2)
    await database.finish()
    let wal = try Data(contentsOf: URL(fileURLWithPath: file.url.path + "-wal"))
    #expect(wal.isEmpty)
  }

  @Test("After an expiry, the file is smaller")
  func vacuum() async throws {
    let database = try #require(file.open())
    try await database.save((0..<50).map { record($0, bytes: 20_000) }, removing: [])
    let pages: Int = try #require(try file.integer("PRAGMA page_count"))
    await database.removeExpired(before: .distantFuture)
    #expect(try #require(try file.integer("PRAGMA page_count")) < pages / 4)
    #expect(try file.check() == "ok")
  }

  @Test("The permissions of an existing file are not changed")
  func permissions() throws {
    _ = file.open()
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.url.path)
    _ = file.open()
    #expect(try file.permissions(of: file.url) == 0o640)
  }

  @Test("A database of a newer version is not changed, and the error explains it")
  func newerSchema() throws {
    _ = file.open()
    try file.execute("INSERT INTO grdb_migrations VALUES ('1000')")
    #expect(file.open(log: log) == nil)
    #expect(log.all.count == 1 && log.all[0].contains("newer version"))
  }

  @Test("A database of another program is not changed, and the error explains it")
  func foreign() throws {
    try FileManager.default.createDirectory(at: file.folder, withIntermediateDirectories: true)
    try file.execute("CREATE TABLE customer (name TEXT)")
    let before = try Data(contentsOf: file.url)
    #expect(file.open(log: log) == nil)
    #expect(log.all.count == 1 && log.all[0].contains("another program"))
    #expect(try Data(contentsOf: file.url) == before)
  }

  @Test("Damage in the middle of the file is an error of the records there, and no other")
  func damagedPages() async throws {
    var first = file.open()
    try await first?.save((0..<40).map { record($0, bytes: 20_000) }, removing: [])
    await first?.finish()
    first = nil
    var data = try Data(contentsOf: file.url)
    // Before the last record's pages, which are at the end.
    let start = data.count - 60_000
    data.replaceSubrange(start..<start + 8_000, with: Data(repeating: 0xFF, count: 8_000))
    try data.write(to: file.url)
    let second = try #require(file.open())
    var (good, bad) = (0, 0)
    for number in 0..<40 {
      do {
        if try await second.load(record(number).key) != nil { good += 1 }
      } catch { bad += 1 }
    }
    #expect(good >= 36 && bad >= 1)
  }

  @Test("Several processes that create and use a file at the same time do not disturb each other")
  func concurrent() async throws {
    let file = file
    try await withThrowingTaskGroup(of: Void.self) { group in
      for process in 0..<4 {
        group.addTask {
          let database = try #require(file.open())
          for number in 0..<25 { try await database.save([record(process * 25 + number)], removing: []) }
        }
      }
      try await group.waitForAll()
    }
    #expect(try file.sessions().count == 100)
    #expect(try file.check() == "ok")
  }

  @Test("The files of earlier versions are moved to the database once")
  func earlierFiles() async throws {
    let name = SHA256.hash(Array("cookie".utf8)).hexadecimal
    let session = record(1)
    let folder = file.folder.appendingPathComponent("sessions")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(#"{"app":{},"scenes":{}}"#.utf8).write(to: file.folder.appendingPathComponent(name))
    try Data("kept".utf8).write(to: file.folder.appendingPathComponent("notes.txt"))
    let seconds = withUnsafeBytes(of: (1_700_000_000.0).bitPattern.bigEndian) { Data($0) }
    let header = Data("TRK".utf8) + [1, 0] + seconds + Data(Checksum(session.data).description.utf8)
    try (header + session.data).write(to: folder.appendingPathComponent(session.key.name))
    try (header + Data("damaged".utf8)).write(to: folder.appendingPathComponent(record(2).key.name))
    let storage = StateStorage.sqlite(file.url)
    let database = try #require(storage.database(limits: DatabaseFile.limits, logger: log.logger))
    #expect(try await database.visitor(name) == Data(#"{"app":{},"scenes":{}}"#.utf8))
    let loaded = try #require(try await database.load(session.key))
    #expect(loaded.data == session.data && loaded.date == Date(timeIntervalSince1970: 1_700_000_000))
    #expect(try await database.load(record(2).key) == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: file.folder.path).filter { !$0.hasPrefix("state") }
        == ["notes.txt"])
    #expect(log.all.count { $0.hasPrefix("notice: moved the values of 1 visitors and the state of 2 sessions") } == 1)
  }
}
